import { useEffect, useId, useState } from 'react'
import { useStore } from 'zustand'
import { dateAndTime } from '@/dialogs/parts/date-and-time'
import { LoveError } from '@/domain/errors'
import type { PreparedMessage, SignIn } from '@/domain/sign-in/sign-in'
import { signInButtonTexts, verifyTexts } from '@/texts/en/wallet/sign-in'
import { useTexts } from '@/texts/use-texts'
import { Dialog } from '@/ui/dialog/dialog'
import { Icon } from '@/ui/icon'
import { useSwitchChain } from '@/wallet/connect/use-switch-chain'
import { disconnectWallet } from '@/wallet/disconnect-wallet'
import { signInSteps } from '@/wallet/sign-in/sign-in-steps'
import { useConnectionState } from '@/wallet/use-connection-state'
import { useWallet } from '@/wallet/use-wallet'
import { useEndOfSignIn } from './use-end-of-sign-in'
import styles from './verify-dialog.module.css'

type VerifyDialogProps = { onClose: () => void }

/** Verify your account `[S2.12]`: the visitor signs a message, postpones it, or disconnects. */
export function VerifyDialog({ onClose }: VerifyDialogProps) {
  const connection = useConnectionState()
  if (connection.status !== 'connected') return null
  const { address, chainId } = connection
  return <Verification key={`${address} ${chainId}`} address={address} chainId={chainId} onClose={onClose} />
}

type VerificationProps = VerifyDialogProps & Parameters<typeof signInSteps>[1]

function Verification({ onClose, ...account }: VerificationProps) {
  const texts = useTexts(verifyTexts)
  const buttonTexts = useTexts(signInButtonTexts)
  const textId = useId()
  const wallet = useWallet()
  // The account of the first render: the key makes a new component for another one.
  const [{ start, leave, proceed, state: store }] = useState(() => signInSteps(wallet, account))
  const state = useStore(store)
  useEndOfSignIn(wallet.session)
  const [switching, switchTo] = useSwitchChain(proceed)

  // The nonce is requested from the server.
  useEffect(() => {
    start()
    return leave
  }, [start, leave])

  const isReady = state.phase === 'idle' || state.phase === 'failed'
  const isElsewhere = state.phase === 'failed' && isOtherChain(state.failure)
  return (
    <Dialog title={texts.title} describedBy={textId} onClose={onClose} width={400}>
      <div className={styles.intro}>
        <Icon name="account" size={32} />
        <p id={textId}>{texts.intro}</p>
      </div>
      <fieldset className={styles.message} aria-busy={state.phase === 'preparing'}>
        <legend>{texts.whatYouSign}</legend>
        {'prepared' in state ? (
          <Facts prepared={state.prepared} />
        ) : (
          <p className={styles.facts}>{texts.noMessage}</p>
        )}
      </fieldset>
      <div className={`status-bar ${styles.bar}`}>
        <p role="status" className={styles.status}>
          {isElsewhere && switching.phase === 'failed' ? switching.error.message : statusOf(state, texts)}
        </p>
      </div>
      <div className="button-row">
        <button
          type="button"
          className={`button ${styles.proceed}`}
          data-default
          data-autofocus
          aria-disabled={!isReady}
          onClick={() => {
            if (isReady) proceed()
          }}
        >
          {buttonTexts[state.phase]}
        </button>
        {isElsewhere && (
          <button
            type="button"
            disabled={switching.phase === 'waiting'}
            onClick={() => switchTo(account.chainId)}
          >
            {texts.switchNetwork}
          </button>
        )}
        <button type="button" onClick={() => void disconnectWallet(wallet.config)}>
          {texts.disconnect}
        </button>
        <button type="button" onClick={onClose}>
          {texts.notNow}
        </button>
      </div>
    </Dialog>
  )
}

/** The fields of the message that is signed. */
function Facts({ prepared: { fields } }: { prepared: PreparedMessage }) {
  const texts = useTexts(verifyTexts)
  const { settings } = useWallet()
  const chain = settings.chains.find(({ id }) => id === fields.chainId)
  const facts = [
    [texts.site, fields.domain],
    [texts.account, fields.address],
    [texts.network, chain ? `${chain.name} (${fields.chainId})` : String(fields.chainId)],
    [texts.signBefore, dateAndTime(fields.expirationTime)],
    [texts.statement, fields.statement],
  ] as const
  return (
    <dl className={`selectable ${styles.facts}`}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Whether the wallet was on another chain than the message names. */
function isOtherChain({ cause }: LoveError): boolean {
  return cause instanceof LoveError && cause.code === 'other-chain'
}

/** The status line; an error is followed by its reason, if that has a text of its own. */
function statusOf(state: SignIn, texts: typeof verifyTexts): string {
  switch (state.phase) {
    case 'preparing':
      return texts.preparing
    case 'idle':
      return state.isResumed ? texts.resumed : texts.idle
    case 'queued':
      return texts.queued(state.nonce === null ? state.safeTxHash : `#${state.nonce} (${state.safeTxHash})`)
    case 'signing':
      return texts.signing
    case 'verifying':
      return texts.verifying
    case 'failed': {
      const { message, cause } = state.failure
      const isReason =
        cause instanceof LoveError && cause.code !== 'bad-request' && cause.code !== 'unexpected'
      return isReason && cause.message !== message ? `${message} ${cause.message}` : message
    }
  }
}
