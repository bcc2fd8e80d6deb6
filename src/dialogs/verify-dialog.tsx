import { useId } from 'react'
import { LoveError } from '@/domain/errors'
import { type PreparedMessage, type SignIn, signInLabel } from '@/domain/sign-in'
import { Dialog } from '@/ui/dialog'
import { Icon } from '@/ui/icon'
import { disconnectWallet } from '@/wallet/disconnect-wallet'
import { useConnectionState } from '@/wallet/use-connection-state'
import { useSignIn } from '@/wallet/use-sign-in'
import { useWallet } from '@/wallet/use-wallet'
import { dateAndTime } from './date-and-time'
import styles from './verify-dialog.module.css'

type VerifyDialogProps = { onClose: () => void }

/** Verify your account `[S2.12]`: the visitor signs a message, leaves it for another time, or disconnects. */
export function VerifyDialog({ onClose }: VerifyDialogProps) {
  const connection = useConnectionState()
  if (connection.status !== 'connected') return null
  const { address, chainId } = connection
  return <Verification key={`${address} ${chainId}`} address={address} chainId={chainId} onClose={onClose} />
}

type VerificationProps = VerifyDialogProps & Parameters<typeof useSignIn>[0]

function Verification({ onClose, ...account }: VerificationProps) {
  const textId = useId()
  const { config } = useWallet()
  const [state, proceed] = useSignIn(account)
  const isReady = state.phase === 'idle' || state.phase === 'failed'
  return (
    <Dialog title="Verify your account" describedBy={textId} onClose={onClose} width={400}>
      <div className={styles.intro}>
        <Icon name="account" size={32} />
        <p id={textId}>
          Sign a message in your wallet to prove that this account is yours. It costs nothing, moves nothing
          and allows nothing else.
        </p>
      </div>
      <fieldset className={styles.message} aria-busy={state.phase === 'preparing'}>
        <legend>What you sign</legend>
        {'prepared' in state ? (
          <Facts prepared={state.prepared} />
        ) : (
          <p className={styles.facts}>No message yet.</p>
        )}
      </fieldset>
      <div className={`status-bar ${styles.bar}`}>
        <p role="status" className={styles.status}>
          {statusOf(state)}
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
          {signInLabel(state)}
        </button>
        <button type="button" onClick={() => void disconnectWallet(config)}>
          Cancel
        </button>
        <button type="button" onClick={onClose}>
          Not now
        </button>
      </div>
    </Dialog>
  )
}

/** The very fields that are signed, in plain words. */
function Facts({ prepared: { fields } }: { prepared: PreparedMessage }) {
  const { settings } = useWallet()
  const chain = settings.chains.find(({ id }) => id === fields.chainId)
  const facts = [
    ['Site', fields.domain],
    ['Account', fields.address],
    ['Network', chain ? `${chain.name} (${fields.chainId})` : String(fields.chainId)],
    ['Sign before', dateAndTime(fields.expirationTime)],
    ['Statement', fields.statement],
  ] as const
  return (
    <dl className={`selectable ${styles.facts}`}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What the visitor should know now; a failure is followed by its reason where that helps. */
function statusOf(state: SignIn): string {
  switch (state.phase) {
    case 'preparing':
      return 'Asking the server for a message…'
    case 'idle':
      return '"Not now" keeps the wallet connected; "Cancel" disconnects it.'
    case 'signing':
      return 'Confirm in your wallet.'
    case 'verifying':
      return 'The server checks the signature…'
    case 'failed': {
      const { message, cause } = state.failure
      const isReason =
        cause instanceof LoveError && cause.code !== 'bad-request' && cause.code !== 'unexpected'
      return isReason && cause.message !== message ? `${message} ${cause.message}` : message
    }
  }
}
