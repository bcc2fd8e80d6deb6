import { useMedia } from '@/browser/use-media'
import type { Address } from '@/domain/address'
import { accountName } from '@/domain/connection-name'
import { Icon } from '@/ui/icon'
import { askFor } from '@/wallet/boot'
import { useBalance } from '@/wallet/use-balance'
import { useConnectionState } from '@/wallet/use-connection-state'
import { useEnsName } from '@/wallet/use-ens-name'
import { useWallet } from '@/wallet/use-wallet'
import { WalletProviders } from '@/wallet/wallet-providers'
import styles from './wallet-status.module.css'

/** The connected wallet in the taskbar `[S2.9]`: its chain, and its account with the balance on wide screens. */
export function WalletStatus() {
  return (
    <WalletProviders>
      <ChainAndAccount />
    </WalletProviders>
  )
}

function ChainAndAccount() {
  const connection = useConnectionState()
  if (connection.status !== 'connected') return null
  const { address, chainId, supported } = connection
  return (
    <>
      <ChainButton chainId={chainId} />
      {supported && <AccountButton address={address} />}
    </>
  )
}

/** Names the chain, or says that it is none of ours `[S8.14]`. */
function ChainButton({ chainId }: { chainId: number }) {
  const { settings } = useWallet()
  const chain = settings.chains.find(({ id }) => id === chainId)
  return (
    <button
      type="button"
      className={`button ${chain ? styles.chain : styles.wrong}`}
      onClick={() => askFor('chain')}
    >
      <Icon name={chain ? 'network' : 'wrong-network'} size={16} />
      <span className={styles.label}>{chain?.name ?? 'Wrong network'}</span>
    </button>
  )
}

function AccountButton({ address }: { address: Address }) {
  const isWide = useMedia('(width >= 768px)')
  const balance = useBalance(isWide)
  // The balance first: the name brings 40 KB of code along.
  const name = useEnsName(!isWide || balance !== null)
  return (
    <button type="button" className={`button ${styles.account}`} onClick={() => askFor('account')}>
      <Icon name="account" size={16} />
      <span className={styles.label}>{accountName(address, name)}</span>
      {isWide && balance && <span className={styles.balance}>{balance}</span>}
    </button>
  )
}
