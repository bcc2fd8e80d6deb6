import { useSyncExternalStore } from 'react'
import { AppError } from '@/domain/errors'
import type { NewTransaction, TrackedTransaction } from '@/domain/wallet/tracked-transaction'
import { useConnectionState } from '@/wallet/use-connection-state'
import { useWallet } from '@/wallet/use-wallet'
import { transactionsOf } from './shared-transaction-store'
import type { Account } from './transaction-store'

const none: readonly TrackedTransaction[] = []

/** Returns the transactions of the connected account on its chain, the newest first. */
export function useRecentTransactions(): readonly TrackedTransaction[] {
  const transactions = transactionsOf(useWallet())
  const account = useAccountOnChain()
  const read = () => (account ? transactions.transactionsOf(account) : none)
  return useSyncExternalStore(transactions.changes.subscribe, read, read)
}

/** Returns true if one of them is pending `[S3.14]`. */
export function useHasPendingTransactions(): boolean {
  return useRecentTransactions().some(({ status }) => status === 'pending')
}

type Actions = {
  /**
   * @throws {TypeError} with every problem `[S5.3]`
   * @throws {AppError} `not-connected`
   */
  add: (transaction: NewTransaction) => void
  checkAgain: (hash: string) => void
  dismiss: (hash: string) => void
  clear: () => void
}

export function useTransactionActions(): Actions {
  const transactions = transactionsOf(useWallet())
  const account = useAccountOnChain()
  const own = () => {
    if (!account) throw new AppError('not-connected')
    return account
  }
  return {
    add: (transaction) => transactions.add(own(), transaction),
    checkAgain: (hash) => transactions.settle(own(), hash, { status: 'pending' }),
    dismiss: (hash) => transactions.dismiss(own(), hash),
    clear: () => transactions.clear(own()),
  }
}

function useAccountOnChain(): Account | null {
  const connection = useConnectionState()
  if (connection.status !== 'connected') return null
  return { address: connection.address, chainId: connection.chainId }
}
