import { useId, useState } from 'react'
import { loadChunk } from '@/browser/load-chunk'
import { errorText, LoveError } from '@/domain/errors'
import { guestbookPropertyTexts } from '@/texts/en/guestbook/guestbook'
import { useTexts } from '@/texts/use-texts'
import styles from './properties.module.css'
import type { SignedText } from './signed-text'
import type { Verdict } from './verify-signed'

type State = { is: 'open' | 'busy' } | Verdict | { is: 'failed'; error: unknown }

/** A signed text to read, copy and verify. What verifies is loaded by the button. */
export function SignedBox({ signed, label }: { signed: SignedText; label: string }) {
  const texts = useTexts(guestbookPropertyTexts)
  const [state, setState] = useState<State>({ is: 'open' })
  const [messageId, signatureId] = [useId(), useId()]

  const verify = async () => {
    if (state.is === 'busy') return
    setState({ is: 'busy' })
    try {
      const { verifySigned } = await loadChunk(() => import('./verify-signed'))
      setState(await verifySigned(signed))
    } catch (error) {
      setState({ is: 'failed', error })
    }
  }

  return (
    <>
      <p id={messageId} className={styles.said}>
        {label}
      </p>
      <section
        className={`well selectable ${styles.signed}`}
        aria-labelledby={messageId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        tabIndex={0}
      >
        <bdi>{signed.message}</bdi>
      </section>
      <p id={signatureId} className={styles.said}>
        {texts.signature}
      </p>
      <section
        className={`well selectable ${styles.signed}`}
        aria-labelledby={signatureId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        tabIndex={0}
      >
        {signed.signature}
      </section>
      {signed.domain !== window.location.host && (
        <p className={styles.said}>{texts.otherSite(signed.domain)}</p>
      )}
      <div className={styles.verify}>
        <p role="status">{told(state, signed, texts)}</p>
        <button type="button" aria-disabled={state.is === 'busy'} onClick={() => void verify()}>
          {texts.verify}
        </button>
      </div>
    </>
  )
}

function told(
  state: State,
  { address }: SignedText,
  texts: ReturnType<typeof useTexts<typeof guestbookPropertyTexts>>,
): string {
  switch (state.is) {
    case 'open':
      return texts.notChecked
    case 'busy':
      return texts.verifying
    case 'key':
      return texts.key(address)
    case 'invalid':
      return texts.invalid(address)
    case 'contract':
      return texts.byContract(address, state.chain, state.block)
    case 'not-confirmed':
      return texts.noLonger(address, state.chain, state.block)
    case 'failed': {
      const isNode = state.error instanceof LoveError && state.error.code === 'node-unavailable'
      return isNode ? texts.unknown : errorText(state.error)
    }
  }
}
