import { useEffect, useRef, useState } from 'react'
import { loadChunk } from '@/browser/load-chunk'
import { errorText, LoveError } from '@/domain/errors'
import { guestbookTexts } from '@/texts/en/guestbook/guestbook'
import { useTexts } from '@/texts/use-texts'
import type { SigningSteps } from './sign-text'

type SignText = typeof import('./sign-text')

/** A signature that is asked for, and what became of the last one. One at a time. */
export type Signing = {
  isBusy: boolean
  said: string
  /** Something else that was done, which is told in the same place. */
  say: (text: string) => void
  /**
   * Asks the wallet and sends what it signed.
   * @param done what is said afterwards
   * @returns whether it was done
   */
  run: (done: string, ask: (sign: SignText, steps: SigningSteps) => Promise<void>) => Promise<boolean>
}

/** @param onChange the guestbook may have changed: after an answer of the server, also a refusal, whose reason it shows */
export function useSigning(onChange: () => void): Signing {
  const texts = useTexts(guestbookTexts)
  const [isBusy, setBusy] = useState(false)
  const [said, setSaid] = useState('')
  const open = useRef<AbortController | null>(null)

  // The window is closed: a wallet that was not asked yet is not asked any more.
  useEffect(() => {
    const opened = new AbortController()
    open.current = opened
    return () => opened.abort()
  }, [])

  return {
    isBusy,
    said,
    say: setSaid,
    async run(done, ask) {
      const signal = open.current?.signal
      if (isBusy || !signal || signal.aborted) return false
      setBusy(true)
      setSaid(texts.signing)
      let isSent = false
      try {
        const onSigned = () => {
          isSent = true
          setSaid(texts.sending)
        }
        await ask(await loadChunk(() => import('./sign-text')), { signal, onSigned })
        setSaid(done)
        return true
      } catch (error) {
        setSaid(
          error instanceof LoveError && error.code === 'not-signed-in' ? texts.connectWhy : errorText(error),
        )
        return false
      } finally {
        setBusy(false)
        if (isSent) onChange()
      }
    },
  }
}
