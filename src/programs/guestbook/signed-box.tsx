import { useId, useState } from 'react'
import { loadChunk } from '@/browser/load-chunk'
import { errorText, LoveError } from '@/domain/errors'
import { guestbookProperties } from '@/texts/guestbook-properties'

import styles from './properties.module.css'
import type { SignedText } from './signed-text'
import type { Verdict } from './verify-signed'

type State = { is: 'open' | 'busy' } | Verdict | { is: 'failed'; error: unknown }

/** A signed text to read, copy and verify. What verifies is loaded by the button. */
export function SignedBox({ signed, label }: { signed: SignedText; label: string }) {
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
        {guestbookProperties.signature}
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
        <p className={styles.said}>{guestbookProperties.otherSite(signed.domain)}</p>
      )}
      <div className={styles.verify}>
        <p role="status">{told(state, signed)}</p>
        <button type="button" aria-disabled={state.is === 'busy'} onClick={() => void verify()}>
          {guestbookProperties.verify}
        </button>
      </div>
    </>
  )
}

function told(state: State, { address }: SignedText): string {
  switch (state.is) {
    case 'open':
      return guestbookProperties.notChecked
    case 'busy':
      return guestbookProperties.verifying
    case 'key':
      return guestbookProperties.key(address)
    case 'invalid':
      return guestbookProperties.invalid(address)
    case 'contract':
      return guestbookProperties.byContract(address, state.chain, state.block)
    case 'not-confirmed':
      return guestbookProperties.noLonger(address, state.chain, state.block)
    case 'failed': {
      const isNode = state.error instanceof LoveError && state.error.code === 'node-unavailable'
      return isNode ? guestbookProperties.unknown : errorText(state.error)
    }
  }
}
