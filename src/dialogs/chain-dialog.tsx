import { useId } from 'react'
import { LoveError } from '@/domain/errors'
import { Dialog } from '@/ui/dialog'
import { Icon } from '@/ui/icon'
import { disconnectWallet } from '@/wallet/disconnect-wallet'
import { canSwitchChain } from '@/wallet/switch-chain'
import { useConnectionState } from '@/wallet/use-connection-state'
import { useSwitchChain } from '@/wallet/use-switch-chain'
import { useWallet } from '@/wallet/use-wallet'
import styles from './chain-dialog.module.css'

/** Switch Networks `[S2.11]`: the configured chains, the wallet's own marked. */
export function ChainDialog({ onClose }: { onClose: () => void }) {
  const { config, settings } = useWallet()
  const connection = useConnectionState()
  const [attempt, switchTo] = useSwitchChain(onClose)
  if (connection.status !== 'connected') return null
  const { chainId, supported } = connection
  const canSwitch = canSwitchChain(config)
  return (
    <Dialog title="Switch Networks" onClose={onClose} isLow>
      {!supported && <Notice icon="wrong-network" text={new LoveError('wrong-network').message} />}
      {!canSwitch && (
        <Notice
          icon="warning"
          text={`${new LoveError('cannot-switch').message}. Change the network in the wallet itself; this page follows.`}
        />
      )}
      <ul className="list" aria-label="Networks">
        {settings.chains.map(({ id, name }) => (
          <li key={id} className={styles.row}>
            <ChainRow
              name={name}
              state={
                id === chainId
                  ? 'Connected'
                  : attempt.phase === 'waiting' && attempt.chainId === id
                    ? 'Confirm in Wallet'
                    : null
              }
              disabled={id === chainId || !canSwitch || attempt.phase === 'waiting'}
              onChoose={() => switchTo(id)}
            />
          </li>
        ))}
      </ul>
      <p role="status" className={styles.status}>
        {attempt.phase === 'failed' && attempt.error.message}
      </p>
      <div className="button-row">
        <button type="button" onClick={() => void disconnectWallet(config)}>
          Disconnect
        </button>
        <button type="button" onClick={onClose}>
          Cancel
        </button>
      </div>
    </Dialog>
  )
}

function Notice({ icon, text }: { icon: string; text: string }) {
  return (
    <div className={styles.notice}>
      <Icon name={icon} size={32} />
      <p>{text}</p>
    </div>
  )
}

type ChainRowProps = { name: string; state: string | null; disabled: boolean; onChoose: () => void }

/** A row named by its chain alone; its state stands beside the button and describes it. */
function ChainRow({ name, state, disabled, onChoose }: ChainRowProps) {
  const stateId = useId()
  return (
    <>
      <button
        type="button"
        disabled={disabled}
        aria-describedby={state ? stateId : undefined}
        onClick={onChoose}
      >
        <Icon name="network" size={16} />
        {name}
      </button>
      {state && (
        <span id={stateId} className={styles.state}>
          {state}
        </span>
      )}
    </>
  )
}
