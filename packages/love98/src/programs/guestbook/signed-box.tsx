import { useId, useState } from 'react'
import { loadChunk } from '@/browser/load-chunk'
import { AppError, errorMessage } from '@/domain/errors'
import { guestbookProperties } from '@/texts/guestbook-properties'
import { AddressText } from '@/ui/address-text/address-text'
import { ScrollBox } from '@/ui/scroll-box/scroll-box'
import styles from './properties.module.css'
import type { SignedText } from './signed-text'
import type { Verdict } from './verify-signed'

type State = { is: 'open' | 'busy' } | Verdict | { is: 'failed'; error: unknown }

/** A signed text to read, copy and verify. The code that verifies is loaded by the button. */
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
      <ScrollBox as="section" className={`selectable ${styles.signed}`} aria-labelledby={messageId}>
        <bdi>
          <WithAddress text={signed.message} address={signed.address} />
        </bdi>
      </ScrollBox>
      <p id={signatureId} className={styles.said}>
        {guestbookProperties.signature}
      </p>
      <ScrollBox as="section" className={`selectable ${styles.signed}`} aria-labelledby={signatureId}>
        {signed.signature}
      </ScrollBox>
      {signed.domain !== window.location.host && (
        <p className={styles.said}>{guestbookProperties.otherSite(signed.domain)}</p>
      )}
      <div className={styles.verify}>
        <p role="status">
          <WithAddress text={statusText(state, signed)} address={signed.address} />
        </p>
        <button type="button" aria-disabled={state.is === 'busy'} onClick={() => void verify()}>
          {guestbookProperties.verify}
        </button>
      </div>
    </>
  )
}

/** A text with an address, which a narrow column breaks in the middle. */
function WithAddress({ text, address }: { text: string; address: string }) {
  const [before, ...after] = text.split(address)
  return (
    <>
      {before}
      {after.length > 0 && <AddressText address={address} />}
      {after.join(address)}
    </>
  )
}

function statusText(state: State, { address }: SignedText): string {
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
      return guestbookProperties.notConfirmedByContract(address, state.chain, state.block)
    case 'failed': {
      const isNode = state.error instanceof AppError && state.error.code === 'node-unavailable'
      return isNode ? guestbookProperties.unknown : errorMessage(state.error)
    }
  }
}
