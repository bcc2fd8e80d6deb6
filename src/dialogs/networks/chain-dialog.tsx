import { useId } from 'react'
import { ErrorDetails } from '@/dialogs/parts/error-details'
import { LoveError } from '@/domain/errors'
import { errorDetails } from '@/domain/thrown'
import { networkTexts } from '@/texts/en/wallet/network'
import { useTexts } from '@/texts/use-texts'
import { Dialog } from '@/ui/dialog/dialog'
import { Icon } from '@/ui/icon'
import { useListKeys } from '@/ui/use-list-keys'
import { canSwitchChain } from '@/wallet/connect/switch-chain'
import { useSwitchChain } from '@/wallet/connect/use-switch-chain'
import { disconnectWallet } from '@/wallet/disconnect-wallet'
import { useConnectionState } from '@/wallet/use-connection-state'
import { useWallet } from '@/wallet/use-wallet'
import styles from './chain-dialog.module.css'

/** Switch Networks `[S2.11]`: the configured chains, with the current one marked. */
export function ChainDialog({ onClose }: { onClose: () => void }) {
  const texts = useTexts(networkTexts)
  const { config, settings } = useWallet()
  const connection = useConnectionState()
  const onKeyDown = useListKeys()
  const [attempt, switchTo] = useSwitchChain(onClose)
  if (connection.status !== 'connected') return null
  const { chainId, supported } = connection
  const canSwitch = canSwitchChain(config)
  const failure = attempt.phase === 'failed' ? attempt.error : null
  return (
    <Dialog title={texts.title} onClose={onClose} isLow>
      {!supported && <Notice icon="wrong-network" text={new LoveError('wrong-network').message} />}
      {!canSwitch && (
        <Notice icon="warning" text={texts.changeThere(new LoveError('cannot-switch').message)} />
      )}
      <ul className="list" aria-label={texts.list} onKeyDown={onKeyDown}>
        {settings.chains.map(({ id, name }) => {
          const isAsked = attempt.phase === 'waiting' && attempt.chainId === id
          return (
            <li key={id} className={styles.row}>
              <ChainRow
                name={name}
                state={id === chainId ? texts.connected : isAsked ? texts.confirm : null}
                disabled={id === chainId || !canSwitch || attempt.phase === 'waiting'}
                onChoose={() => switchTo(id)}
              />
            </li>
          )
        })}
      </ul>
      <p role="status" className={styles.status}>
        {failure?.message}
      </p>
      {failure && <ErrorDetails key={errorDetails(failure)} text={errorDetails(failure)} />}
      <div className="button-row">
        <button type="button" onClick={() => void disconnectWallet(config)}>
          {texts.disconnect}
        </button>
        <button type="button" onClick={onClose}>
          {texts.cancel}
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

/** A row whose accessible name is the chain's; the state beside it is the description. */
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
