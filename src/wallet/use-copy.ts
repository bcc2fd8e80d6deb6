import { useEffect, useState } from 'react'
import { copyText } from '@/browser/clipboard'

/** How long a copy is confirmed, in ms `[S2.10]`. */
const confirmationTime = 1_500

/** Copies a text; `copied` lasts 1.5 s, `failed` until the next try. */
export function useCopy(): readonly ['idle' | 'copied' | 'failed', (text: string) => void] {
  const [outcome, setOutcome] = useState<{ state: 'copied' | 'failed' } | null>(null)

  // The clock runs outside of React; each copy starts it anew, and leaving stops it.
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
