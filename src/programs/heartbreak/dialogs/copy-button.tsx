import { useEffect, useState } from 'react'
import { copyText } from '@/browser/clipboard'

/** How long "Copied!" stays, ms. */
const copiedMs = 1_500

/** Copies a text, and says so for a moment. */
export function CopyButton({ text, label, copied }: { text: string; label: string; copied: string }) {
  const [isCopied, setIsCopied] = useState(false)

  // The confirmation goes by itself.
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
