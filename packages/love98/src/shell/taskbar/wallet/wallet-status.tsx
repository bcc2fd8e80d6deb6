import { useEffect, useState } from 'react'
import { readStored } from '@/browser/storage'
import { useMediaQuery } from '@/browser/use-media'
import type { Address } from '@/domain/address'
import { accountName } from '@/domain/wallet/connection-name'
import { nameCacheKey } from '@/domain/wallet/storage-keys'
import { useTransactionNotifications } from '@/shell/taskbar/notifications/use-transaction-notifications'
import { network } from '@/texts/network'
import { Icon } from '@/ui/icon'
import { useBalanceRead } from '@/wallet/account/use-balance'
import { useMainBalance } from '@/wallet/account/use-main-balance'
import { requestDialog } from '@/wallet/boot'
import { useHasPendingTransactions } from '@/wallet/transactions/use-recent-transactions'
import { useChain } from '@/wallet/use-chain'
import { useConnectionState } from '@/wallet/use-connection-state'
import { useWallet } from '@/wallet/use-wallet'
import { WalletProviders } from '@/wallet/wallet-providers'
import styles from './wallet-status.module.css'

/** The connected wallet in the taskbar `[S2.9]`: its chain, and its account with the balance on wide screens. */
export function WalletStatus() {
  useTransactionNotifications()
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
      {supported && <AccountButton address={address} chainId={chainId} />}
    </>
  )
}

/** Shows the name of the chain, or "Wrong network" if the community does not support it `[S8.14]`. */
function ChainButton({ chainId }: { chainId: number }) {
  const chain = useChain(chainId)
  return (
    <button
      type="button"
      className={`button ${chain ? styles.chain : styles.wrong}`}
      onClick={() => requestDialog('chain')}
    >
      <Icon name={chain ? 'network' : 'wrong-network'} size={16} />
      <span className={styles.label} dir="auto">
        {chain?.name ?? network.wrong}
      </span>
    </button>
  )
}

function AccountButton({ address, chainId }: { address: Address; chainId: number }) {
  const hasPending = useHasPendingTransactions()
  const isWide = useMediaQuery('(width >= 768px)')
  const { balance, isSettled } = useBalanceRead(isWide)
  // The code for names loads after the balance, which has priority. A name in the cache of this browser is shown
  // immediately.
  const name = useAccountName(address, isSettled || readStored(nameCacheKey) !== null)
  const tip = useMainBalance(chainId, address)
  return (
    <button
      type="button"
      className={`button ${styles.account}`}
      aria-busy={hasPending}
      data-tip={tip}
      onClick={() => requestDialog('account')}
    >
      <Icon name={hasPending ? 'hourglass' : 'account'} size={16} />
      <span className={styles.label} dir="auto">
        {accountName(address, name)}
      </span>
      {isWide && balance && <span className={styles.balance}>{balance.display}</span>}
    </button>
  )
}

/**
 * Returns the primary name (ENS) of an account, or `null` while it is unknown or missing. Loads its code on demand.
 * @param isWanted `false` waits, and fetches no code
 */
function useAccountName(address: Address, isWanted: boolean): string | null {
  const wallet = useWallet()
  const [known, setKnown] = useState<{ address: Address; name: string | null } | null>(null)

  // The account and its balance do not wait for this import.
  useEffect(() => {
    if (!isWanted) return
    let stop: (() => void) | null = () => {}
    import('@/wallet/names/watch-ens-name').then(
      ({ watchEnsName }) => {
        if (stop) stop = watchEnsName(wallet, address, (name) => setKnown({ address, name }))
      },
      // Without the code the account is shown by its address.
      () => undefined,
    )
    return () => {
      stop?.()
      stop = null
    }
  }, [wallet, address, isWanted])

  return known?.address === address ? known.name : null
}
