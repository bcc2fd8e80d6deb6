import { useEffect, useId, useState } from 'react'
import { useStore } from 'zustand'
import { notify } from '@/desktop/notifications/notifications'
import { dateAndTime } from '@/dialogs/parts/date-and-time'
import { AppError } from '@/domain/errors'
import type { PreparedMessage, SignIn } from '@/domain/sign-in/sign-in'
import { signInButton } from '@/texts/sign-in-button'
import { verify } from '@/texts/verify'
import { Dialog } from '@/ui/dialog/dialog'
import { DialogButtons } from '@/ui/dialog-buttons/dialog-buttons'
import { FactList } from '@/ui/fact-list/fact-list'
import { Icon } from '@/ui/icon'
import { requestDialog } from '@/wallet/boot'
import { useSwitchChain } from '@/wallet/connect/use-switch-chain'
import { disconnectWallet } from '@/wallet/disconnect-wallet'
import { signInSteps } from '@/wallet/sign-in/sign-in-steps'
import { useChain } from '@/wallet/use-chain'
import { useConnectionState } from '@/wallet/use-connection-state'
import { useWallet } from '@/wallet/use-wallet'
import type { Wallet } from '@/wallet/wallet'
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
  const textId = useId()
  const wallet = useWallet()
  // The account of the first render: another account changes the key, which creates a new component.
  const [{ start, leave, proceed, state: store }] = useState(() => signInSteps(wallet, account))
  const state = useStore(store)
  useEndOfSignIn(wallet.session)
  const [switching, switchTo] = useSwitchChain(proceed)

  useEffect(() => {
    start()
    return leave
  }, [start, leave])

  const isReady = state.phase === 'idle' || state.phase === 'failed'
  const isElsewhere = state.phase === 'failed' && isOtherChain(state.failure)
  return (
    <Dialog title={verify.title} describedBy={textId} onClose={onClose} width={400} height={274}>
      <div className={styles.intro}>
        <Icon name="account" size={32} />
        <p id={textId}>{verify.intro}</p>
      </div>
      <fieldset className={styles.message} aria-busy={state.phase === 'preparing'}>
        <legend>{verify.whatYouSign}</legend>
        {'prepared' in state ? (
          <Facts prepared={state.prepared} />
        ) : (
          <p className={styles.facts}>{verify.noMessage}</p>
        )}
      </fieldset>
      <div className={`status-bar ${styles.bar}`}>
        <p role="status" className={styles.status}>
          {state.phase === 'failed' && state.failure.code !== 'user-rejected' && (
            <Icon name="error" size={16} />
          )}
          {isElsewhere && switching.phase === 'failed' ? switching.error.message : statusOf(state)}
        </p>
      </div>
      <DialogButtons
        primary={{
          label: signInButton[state.phase],
          className: `button ${styles.proceed}`,
          hasFocus: true,
          'aria-disabled': !isReady,
          onClick() {
            if (isReady) proceed()
          },
        }}
        dismiss={{ label: verify.notNow, onClick: onClose }}
      >
        {isElsewhere && (
          <button
            type="button"
            disabled={switching.phase === 'waiting'}
            onClick={() => switchTo(account.chainId)}
          >
            {verify.switchNetwork}
          </button>
        )}
        <button type="button" onClick={() => void disconnectWallet(wallet.config)}>
          {verify.disconnect}
        </button>
      </DialogButtons>
    </Dialog>
  )
}

function Facts({ prepared: { fields } }: { prepared: PreparedMessage }) {
  const chain = useChain(fields.chainId)
  const facts = [
    [verify.site, fields.domain],
    [verify.account, fields.address],
    [verify.network, chain ? `${chain.name} (${fields.chainId})` : String(fields.chainId)],
    [verify.signBefore, dateAndTime(fields.expirationTime)],
    [verify.statement, fields.statement],
  ] as const
  return <FactList className={styles.facts} facts={facts} />
}

function isOtherChain({ cause }: AppError): boolean {
  return cause instanceof AppError && cause.code === 'other-chain'
}

/** The status line; an error is followed by its reason, if that has a text of its own. */
function statusOf(state: SignIn): string {
  switch (state.phase) {
    case 'preparing':
      return verify.preparing
    case 'idle':
      return state.isResumed ? verify.resumed : verify.idle
    case 'queued':
      return verify.queued(state.nonce === null ? state.safeTxHash : `#${state.nonce} (${state.safeTxHash})`)
    case 'signing':
      return verify.signing
    case 'verifying':
      return verify.verifying
    case 'failed': {
      const { message, cause } = state.failure
      const isReason =
        cause instanceof AppError && cause.code !== 'bad-request' && cause.code !== 'unexpected'
      return isReason && cause.message !== message ? `${message} ${cause.message}` : message
    }
  }
}

/**
 * Runs at the end of "Verify your account". A notification reports the expiry of a session that was opened meanwhile.
 * The focus moves to the taskbar's wallet button if the focused element was removed (Connect Wallet becomes the account
 * button).
 */
export function useEndOfSignIn(session: Wallet['session']): void {
  // The session is followed outside of React: it changes before the dialog is removed.
  useEffect(
    () =>
      session.subscribe((now) => {
        if (now.status !== 'authenticated') return
        notify({
          id: 'verified',
          kind: 'information',
          icon: 'account',
          title: verify.verified,
          text: verify.verifiedUntil(dateAndTime(now.expiresAt)),
          onOpen: () => requestDialog('account'),
        })
      }),
    [session],
  )

  // The focus, after the dialog itself has tried to return it.
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return
        document
          .querySelector<HTMLElement>('[data-wallet-area] > button:last-of-type')
          ?.focus({ preventScroll: true })
      })
    },
    [],
  )
}
