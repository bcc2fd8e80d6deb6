import type { Chain, Client, Transport } from 'viem'
import type { StoreApi } from 'zustand/vanilla'
import type { Connection } from '@/domain/wallet/connection'
import { onlyPending, type TrackedTransaction } from '@/domain/wallet/tracked-transaction'
import { transactionEnded } from './transaction-events'
import type { Account, TransactionStore } from './transaction-store'

type Watched = Pick<{ client: (chainId: number) => Client<Transport, Chain> }, 'client'>

/**
 * Watches the pending transactions of the connected account, also those of earlier visits, each once. Lazy import of the
 * watcher.
 */
export function followTransactions(
  store: TransactionStore,
  connection: StoreApi<Connection>,
  { client }: Watched,
): void {
  const waiting = new Set<string>()

  function follow() {
    const now = connection.getState()
    if (now.status !== 'connected' || !now.supported) return
    const account = { address: now.address, chainId: now.chainId }
    for (const one of onlyPending(store.of(account))) if (!one.isLate) void wait(account, one)
  }

  async function wait(account: Account, transaction: TrackedTransaction) {
    const { hash, description, isProposal } = transaction
    const key = `${account.chainId} ${hash}`
    if (waiting.has(key)) return
    waiting.add(key)
    try {
      if (isProposal) {
        const { waitForExecution } = await import('./wait-for-execution')
        const executed = await waitForExecution(account, hash)
        if (!executed) return
        store.settle(account, hash, executed)
        if (executed.status === 'failed') transactionEnded({ hash, description, outcome: executed })
        return
      }
      const { waitForOutcome } = await import('@/chain/watch-transaction')
      const outcome = await waitForOutcome(client(account.chainId), hash as `0x${string}`, transaction)
      store.settle(account, hash, outcome)
      if (outcome.status !== 'pending') transactionEnded({ hash, description, outcome })
    } catch {
      // The chunk could not be loaded: the next change tries again.
    } finally {
      waiting.delete(key)
    }
  }

  connection.subscribe(follow)
  store.changes.subscribe(follow)
  follow()
}
