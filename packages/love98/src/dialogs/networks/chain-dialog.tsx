import { useId } from 'react'
import { ErrorDetails } from '@/dialogs/parts/error-details'
import { AppError } from '@/domain/errors'
import { errorDetails } from '@/domain/thrown'
import { common } from '@/texts/common'
import { network } from '@/texts/network'

import { Dialog } from '@/ui/dialog/dialog'
import { DialogButtons } from '@/ui/dialog-buttons/dialog-buttons'
import { Icon } from '@/ui/icon'
import { StatusText } from '@/ui/status-text/status-text'
import { useListKeys } from '@/ui/use-list-keys'
import { canSwitchChain } from '@/wallet/connect/switch-chain'
import { useSwitchChain } from '@/wallet/connect/use-switch-chain'
import { disconnectWallet } from '@/wallet/disconnect-wallet'
import { useConnectionState } from '@/wallet/use-connection-state'
import { useWallet } from '@/wallet/use-wallet'
import styles from './chain-dialog.module.css'

/**
 * The height of the body, CSS pixels with text of 11 px: every chain, with a notice or with a failure and its details.
 * More chains scroll, because the dialog is low at every size of text.
 */
function heightOf(chains: number): number {
  return Math.min(180 + 24 * chains, 300)
}

/** Switch Networks `[S2.11]`: the configured chains, with the current one marked. */
export function ChainDialog({ onClose }: { onClose: () => void }) {
  const { config, settings } = useWallet()
  const connection = useConnectionState()
  const onKeyDown = useListKeys()
  const [attempt, switchTo] = useSwitchChain(onClose)
  if (connection.status !== 'connected') return null
  const { chainId, supported } = connection
  const canSwitch = canSwitchChain(config)
  const failure = attempt.phase === 'failed' ? attempt.error : null
  return (
    <Dialog title={network.title} onClose={onClose} isLow height={heightOf(settings.chains.length)}>
      {!supported && <Notice icon="wrong-network" text={new AppError('wrong-network').message} />}
      {!canSwitch && (
        <Notice icon="warning" text={network.changeThere(new AppError('cannot-switch').message)} />
      )}
      <ul className={`list ${styles.chains}`} aria-label={network.list} onKeyDown={onKeyDown}>
        {settings.chains.map(({ id, name }) => {
          const isAsked = attempt.phase === 'waiting' && attempt.chainId === id
          return (
            <li key={id} className={styles.row}>
              <ChainRow
                name={name}
                state={id === chainId ? network.connected : isAsked ? network.confirm : null}
                disabled={id === chainId || !canSwitch || attempt.phase === 'waiting'}
                onChoose={() => switchTo(id)}
              />
            </li>
          )
        })}
      </ul>
      <StatusText isProblem={failure !== null} className={styles.status}>
        {failure?.message}
      </StatusText>
      {failure && <ErrorDetails key={errorDetails(failure)} text={errorDetails(failure)} />}
      <DialogButtons dismiss={{ label: common.cancel, onClick: onClose }}>
        {!supported && (
          <button type="button" onClick={() => void disconnectWallet(config)}>
            {network.disconnect}
          </button>
        )}
      </DialogButtons>
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

/** The accessible name is the chain's name. The state is its description. */
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
