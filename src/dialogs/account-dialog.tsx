import { shortenAddress } from '@/domain/address'
import { shortenName } from '@/domain/connection-name'
import { Dialog } from '@/ui/dialog'
import { Icon } from '@/ui/icon'
import { disconnectWallet } from '@/wallet/disconnect-wallet'
import { useBalance } from '@/wallet/use-balance'
import { useConnectionState } from '@/wallet/use-connection-state'
import { useCopy } from '@/wallet/use-copy'
import { useEnsName } from '@/wallet/use-ens-name'
import { useWallet } from '@/wallet/use-wallet'
import styles from './account-dialog.module.css'
import { AccountVerification } from './account-verification'
import { Portrait } from './portrait'

const copyStatus = {
  idle: '',
  copied: 'The address is in the clipboard.',
  failed: 'This browser does not let the page copy. Select the address above and press Ctrl+C.',
}

/** The connected account `[S2.10]`: who it is, what it holds, whether it is verified, copy and disconnect. */
export function AccountDialog({ onClose }: { onClose: () => void }) {
  const { config } = useWallet()
  const connection = useConnectionState()
  const name = useEnsName()
  const balance = useBalance()
  const [copy, copyText] = useCopy()
  if (connection.status !== 'connected') return null
  const { address } = connection
  return (
    <Dialog title="Account" onClose={onClose}>
      <div className={styles.account}>
        <span className={`well ${styles.picture}`}>
          <Portrait address={address} size={64} />
        </span>
        <dl className={`selectable ${styles.facts}`}>
          {name && (
            <div>
              <dt>Name</dt>
              <dd>{shortenName(name)}</dd>
            </div>
          )}
          <div>
            <dt>Account</dt>
            <dd>{shortenAddress(address)}</dd>
          </div>
          {balance && (
            <div>
              <dt>Balance</dt>
              <dd>{balance}</dd>
            </div>
          )}
        </dl>
      </div>
      <input
        className={styles.address}
        type="text"
        aria-label="Address"
        readOnly
        value={address}
        onFocus={(event) => event.currentTarget.select()}
      />
      <p role="status" className={styles.status}>
        {copyStatus[copy]}
      </p>
      <AccountVerification />
      <div className="button-row">
        <button
          type="button"
          className={`button ${styles.copy}`}
          data-autofocus
          onClick={() => copyText(address)}
        >
          <Icon name="copy" size={16} />
          {copy === 'copied' ? 'Copied!' : 'Copy Address'}
        </button>
        <button type="button" onClick={() => void disconnectWallet(config)}>
          <Icon name="disconnect" size={16} />
          Disconnect
        </button>
      </div>
    </Dialog>
  )
}
