import { useEffect, useState } from 'react'
import { copyText } from '@/browser/clipboard'

/** Milliseconds for which a copy is confirmed `[S2.10]`. */
const confirmationTime = 1_500

/** Copies a text; `copied` lasts 1.5 s, `failed` until the next try. */
export function useCopy(): readonly ['idle' | 'copied' | 'failed', (text: string) => void] {
  const [outcome, setOutcome] = useState<{ state: 'copied' | 'failed' } | null>(null)

  // Timer, restarted by each copy.
  useEffect(() => {
    if (outcome?.state !== 'copied') return
    const timer = setTimeout(() => setOutcome(null), confirmationTime)
    return () => clearTimeout(timer)
  }, [outcome])

  async function copy(text: string) {
    setOutcome({ state: (await copyText(text)) ? 'copied' : 'failed' })
  }

  return [outcome?.state ?? 'idle', (text) => void copy(text)]
}
