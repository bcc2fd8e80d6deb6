import { waitForOutcome } from '@/chain/watch-transaction'
import type { TrackedTransaction } from '@/domain/wallet/tracked-transaction'
import type { Wallet } from '@/wallet/wallet'
import { findOnChain, findUnnamed } from './find-unnamed'
import { transactionEnded } from './transaction-events'
import type { Account, TransactionStore } from './transaction-store'
import { waitForExecution } from './wait-for-execution'

/**
 * Waits for the end of one transaction, stores it and publishes it. A Safe proposal ends when its owners have executed
 * it. An unnamed transaction ends when its hash is found. In both cases the store replaces it with the transaction on
 * the chain.
 * @param timeout the time after which a transaction without a block is late, as for `waitForOutcome`, ms
 */
export async function followToEnd(
  store: TransactionStore,
  account: Account,
  transaction: TrackedTransaction,
  wallet: Wallet,
  timeout?: number,
): Promise<void> {
  const { hash, description, isProposal, unnamed } = transaction
  const outcome = isProposal
    ? await waitForExecution(wallet, account, hash)
    : unnamed
      ? await findUnnamed(wallet, store, account, transaction)
      : await waitForOutcome(
          wallet.client(account.chainId),
          hash as `0x${string}`,
          { ...transaction, account: account.address },
          timeout,
        )
  if (!outcome) return
  // The wallet returned another transaction, or one that no node has. It may still have sent the requested transaction,
  // possibly with a higher fee while no page was watching.
  const isElsewhere = outcome.differs || outcome.isDropped
  const own = isElsewhere ? await findOnChain(wallet, store, account, transaction) : null
  if (own) return store.settle(account, hash, { status: 'pending', hash: own })
  store.settle(account, hash, outcome)
  const isForVisitor = unnamed !== undefined && outcome.isLate === true
  if (outcome.status !== 'pending' || isForVisitor) transactionEnded({ hash, description, outcome })
}
