import { useState } from 'react'
import { loadChunk } from '@/browser/load-chunk'
import { errorText, LoveError } from '@/domain/errors'
import { guestbookTexts } from '@/texts/en/guestbook/guestbook'
import { useTexts } from '@/texts/use-texts'

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
  run: (done: string, ask: (sign: SignText, onSigned: () => void) => Promise<void>) => Promise<boolean>
}

/** @param onChange the guestbook may have changed: after an answer of the server, also a refusal, whose reason it shows */
export function useSigning(onChange: () => void): Signing {
  const texts = useTexts(guestbookTexts)
  const [isBusy, setBusy] = useState(false)
  const [said, setSaid] = useState('')

  return {
    isBusy,
    said,
    say: setSaid,
    async run(done, ask) {
      if (isBusy) return false
      setBusy(true)
      setSaid(texts.signing)
      let isSent = false
      try {
        await ask(await loadChunk(() => import('./sign-text')), () => {
          isSent = true
          setSaid(texts.sending)
        })
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
