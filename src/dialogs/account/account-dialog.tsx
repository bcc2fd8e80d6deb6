import { shortenAddress } from '@/domain/address'
import { shortenName } from '@/domain/wallet/connection-name'
import { account as accountTexts } from '@/texts/account'

import { Dialog } from '@/ui/dialog/dialog'
import { Icon } from '@/ui/icon'
import { useAccountModel } from '@/wallet/account/use-account-model'
import { disconnectWallet } from '@/wallet/disconnect-wallet'
import { useConnectionState } from '@/wallet/use-connection-state'
import { useCopy } from '@/wallet/use-copy'
import { useWallet } from '@/wallet/use-wallet'
import { AccountConnections } from './account-connections'
import styles from './account-dialog.module.css'
import { AccountTransactions } from './account-transactions'
import { AccountVerification } from './account-verification'
import { Avatar } from './avatar'
import { SelectableText } from './selectable-text'

type AccountDialogProps = {
  onClose: () => void
  /** Opens the program that sends; null where the community does not offer it. */
  onSend: (() => void) | null
}

/** The connected account `[S2.10]`: its name and address, balance, transactions, verification, Copy and Disconnect. */
export function AccountDialog({ onClose, onSend }: AccountDialogProps) {
  const { config } = useWallet()
  const connection = useConnectionState()
  const account = useAccountModel()
  const [copy, copyText] = useCopy()
  if (connection.status !== 'connected' || !account) return null
  const { address, ensName, ensAvatar, displayBalance } = account
  const facts = [
    [accountTexts.name, ensName && shortenName(ensName)],
    [accountTexts.account, shortenAddress(address)],
    [accountTexts.balance, displayBalance],
  ] as const
  const copyStatus = { idle: '', copied: accountTexts.copiedStatus, failed: accountTexts.cannotCopy }
  return (
    <Dialog title={accountTexts.title} onClose={onClose} width={400} isLow>
      <div className={styles.inside}>
        <div className={styles.account}>
          <span className={`well ${styles.picture}`}>
            <Avatar address={address} size={64} picture={ensAvatar} />
          </span>
          <dl className={`selectable ${styles.facts}`}>
            {facts.map(
              ([label, value]) =>
                value && (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>
                      <bdi>{value}</bdi>
                    </dd>
                  </div>
                ),
            )}
          </dl>
        </div>
        <SelectableText className={styles.address} label={accountTexts.address} rows={1} value={address} />
        <p role="status" className={styles.status}>
          {copyStatus[copy]}
        </p>
        <AccountTransactions address={address} chainId={connection.chainId} />
        <AccountConnections />
        <AccountVerification />
      </div>
      <div className="button-row">
        <button
          type="button"
          className={`button ${styles.copy}`}
          data-autofocus
          onClick={() => copyText(address)}
        >
          <Icon name="copy" size={16} />
          {copy === 'copied' ? accountTexts.copied : accountTexts.copyAddress}
        </button>
        {onSend && (
          <button
            type="button"
            onClick={() => {
              onClose()
              onSend()
            }}
          >
            <Icon name="send" size={16} />
            {accountTexts.send}
          </button>
        )}
        <button type="button" onClick={() => void disconnectWallet(config)}>
          <Icon name="disconnect" size={16} />
          {accountTexts.disconnect}
        </button>
      </div>
    </Dialog>
  )
}
