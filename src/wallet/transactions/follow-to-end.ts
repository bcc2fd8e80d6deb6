import type { Chain, Client, Transport } from 'viem'
import { waitForOutcome } from '@/chain/watch-transaction'
import type { TrackedTransaction } from '@/domain/wallet/tracked-transaction'
import { transactionEnded } from './transaction-events'
import type { Account, TransactionStore } from './transaction-store'
import { waitForExecution } from './wait-for-execution'

/**
 * Waits for the end of one transaction, stores it and publishes it. A proposal of a Safe ends as one when its owners executed
 * it: the store then has a transaction of the chain in its place.
 */
export async function followToEnd(
  store: TransactionStore,
  account: Account,
  transaction: TrackedTransaction,
  client: (chainId: number) => Client<Transport, Chain>,
): Promise<void> {
  const { hash, description, isProposal } = transaction
  const outcome = isProposal
    ? await waitForExecution(account, hash)
    : await waitForOutcome(client(account.chainId), hash as `0x${string}`, transaction)
  if (!outcome) return
  store.settle(account, hash, outcome)
  if (outcome.status !== 'pending') transactionEnded({ hash, description, outcome })
}
