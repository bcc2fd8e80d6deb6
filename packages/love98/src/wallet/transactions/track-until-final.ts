import { executionInReceipt } from '@/chain/safe/safe-execution'
import { waitForOutcome } from '@/chain/watch-transaction'
import type { Hex } from '@/domain/hex'
import type { TrackedTransaction, TransactionOutcome } from '@/domain/wallet/tracked-transaction'
import type { Wallet } from '@/wallet/wallet'
import { findBatchTransaction, findOnChain } from './find-batch-transaction'
import { hostOf } from './sending-wallet'
import { transactionEnded } from './transaction-events'
import type { Account, TransactionStore } from './transaction-store'

/**
 * Waits for the end of one transaction, stores it and publishes it. A Safe proposal ends when its owners have executed
 * it. An unnamed transaction ends when its hash is found. In both cases the store replaces it with the transaction on
 * the chain.
 * @param timeout the time after which a transaction without a block is late, as for `waitForOutcome`, ms
 */
export async function trackUntilFinal(
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
      ? await findBatchTransaction(wallet, store, account, transaction)
      : await waitForOutcome(
          wallet.client(account.chainId),
          hash as Hex,
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

/** Polling interval, ms. Owners may take days. It is longer than a block of Ethereum mainnet (12 s) `[S3.17]`. */
const pause = 15_000

/**
 * Waits until the owners of the hosting Safe have executed a proposal. The outcome then has the hash of that
 * transaction, which is watched like any other. The Safe's page names it, and the event of the Safe's contract proves
 * it. A replacement is only a claim of the page: it counts after two equal reads and once the contract has used the
 * nonce. Resolves with null when the Safe does not host the page any more.
 */
async function waitForExecution(
  wallet: Pick<Wallet, 'client'>,
  { address, chainId }: Account,
  safeTxHash: string,
): Promise<TransactionOutcome | null> {
  const client = wallet.client(chainId)
  let isCancelled = false
  for (;;) {
    const host = hostOf({ chainId, from: address })
    if (!host) return null
    const reported = await host.transaction(safeTxHash).catch(() => null)
    const txHash = reported?.txHash?.toLowerCase() as Hex | undefined
    if (txHash) {
      const question = { safe: address, safeTxHash: safeTxHash as Hex, txHash }
      const execution = await executionInReceipt(client, question).catch(() => null)
      if (execution === 'executed') return { status: 'pending', hash: txHash }
      if (execution === 'failed') return { status: 'failed', reason: 'reverted' }
    }
    const wasCancelled = isCancelled
    isCancelled = reported?.txStatus === 'CANCELLED' && (await isUsed(reported.nonce))
    if (wasCancelled && isCancelled) return { status: 'failed', reason: 'given-up' }
    await new Promise((resolve) => setTimeout(resolve, pause))
  }

  async function isUsed(nonce: number | null): Promise<boolean> {
    if (nonce === null) return false
    const { readSafe } = await import('@/chain/safe/read-safe')
    const contract = await readSafe(client, address).catch(() => null)
    return contract !== null && contract.nonce > BigInt(nonce)
  }
}
