import { useEffect, useState } from 'react'
import { copyText } from './copy-text'

/** Milliseconds for which a copy is confirmed `[S2.10]`. */
const confirmationTime = 1_500

export type CopyOutcome = 'idle' | 'copied' | 'failed'

/** Copies a text; `copied` lasts 1.5 s, `failed` until the next try. The promise is `true` if the text was copied. */
export function useCopy(): readonly [CopyOutcome, (text: string) => Promise<boolean>] {
  const [outcome, setOutcome] = useState<{ state: 'copied' | 'failed' } | null>(null)

  useEffect(() => {
    if (outcome?.state !== 'copied') return
    const timer = setTimeout(() => setOutcome(null), confirmationTime)
    return () => clearTimeout(timer)
  }, [outcome])

  async function copy(text: string) {
    const isCopied = await copyText(text)
    setOutcome({ state: isCopied ? 'copied' : 'failed' })
    return isCopied
  }

  return [outcome?.state ?? 'idle', copy]
}
