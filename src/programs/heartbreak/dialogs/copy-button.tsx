import { useEffect, useState } from 'react'
import { copyText } from '@/browser/clipboard'

/** Milliseconds for which "Copied." is shown. */
const copiedMs = 1_500

/** Copies a text to the clipboard and confirms it for a moment. */
export function CopyButton({ text, label, copied }: { text: string; label: string; copied: string }) {
  const [isCopied, setIsCopied] = useState(false)

  // Timer.
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setIsCopied(false), copiedMs)
    return () => clearTimeout(timer)
  }, [isCopied])

  return (
    <button type="button" aria-live="polite" onClick={() => void copyText(text).then(setIsCopied)}>
      {isCopied ? copied : label}
    </button>
  )
}
