import { type RpcTransaction, rpc } from '@/chain/rpc'
import { containsCalls } from '@/chain/transactions/batch-transaction'
import { callDigest } from '@/chain/transactions/call-digest'
import { findSentTransaction } from '@/chain/transactions/find-sent-transaction'
import type { Hex } from '@/domain/hex'
import type { TrackedTransaction, TransactionOutcome } from '@/domain/wallet/tracked-transaction'
import type { Wallet } from '@/wallet/wallet'
import { codeOf } from './lost-answer'
import { hashOf, requestOnChain, requireSender } from './sending-wallet'
import type { Account, TransactionStore } from './transaction-store'

/**
 * The timings of the search, ms. `answer`: the limit for a wallet's answer. `status`: the interval between two requests
 * for the status of a batch. `chain`: the interval between two searches of the chain. `most`: the time after which only
 * the visitor can find the transaction.
 */
export type SearchTimings = { answer: number; status: number; chain: number; most: number }
const usual: SearchTimings = { answer: 10_000, status: 1_500, chain: 6_000, most: 600_000 }

/** The number of times that a wallet may answer that it does not support the method. */
const mostUnsupported = 3

/**
 * Searches for the transaction of a batch that a wallet accepted, or of a request that it did not answer. It uses the
 * status that the wallet reports (`wallet_getCallsStatus`, EIP-5792) and the account's own transactions on the chain.
 * An error of the wallet does not count as an answer.
 * @returns the hash to follow, or the outcome of the batch as the wallet reports it, or that only the visitor can find
 * it; null while another account or network is connected
 */
export async function findBatchTransaction(
  wallet: Wallet,
  store: TransactionStore,
  account: Account,
  transaction: TrackedTransaction,
  timings = usual,
): Promise<TransactionOutcome | null> {
  const sender = { chainId: account.chainId, from: account.address }
  const { hash, unnamed, batchId = hash, asked } = transaction
  const isNew = (found: Hex) => isNewTo(store, account, found)
  let isAsked = unnamed === 'batch'
  let unsupported = 0
  let searchedAt = Number.NEGATIVE_INFINITY
  const until = performance.now() + timings.most
  while (performance.now() < until) {
    if (!isConnected(wallet, sender)) return null
    if (!store.transactionsOf(account).some((known) => known.hash === hash)) return null
    let isSilent = true
    if (isAsked)
      try {
        const asking = requestOnChain(wallet, sender, { method: 'wallet_getCallsStatus', params: [batchId] })
        const answer = await within(timings.answer, asking)
        const outcome = await batchOutcome(answer, account.chainId, isNew, (found) =>
          isReverted(wallet, account.chainId, found),
        )
        if (outcome) return outcome
        isSilent = hundreds(answer) !== 1
      } catch (error) {
        if ([4200, -32_601].includes(codeOf(error) ?? 0)) unsupported++
        isAsked = unsupported < mostUnsupported
      }
    if (asked && isSilent && performance.now() - searchedAt >= timings.chain) {
      const found = await findOnChain(wallet, store, account, transaction)
      if (found) return { status: 'pending', hash: found }
      searchedAt = performance.now()
    }
    if (!isAsked && !asked) break
    await new Promise((resolve) => setTimeout(resolve, isAsked ? timings.status : timings.chain))
  }
  return {
    ...{ status: 'pending', isLate: true },
    ...(unnamed && { unnamed }),
    ...(transaction.batchId !== undefined && { batchId: transaction.batchId }),
  }
}

/**
 * Searches the account's transactions for a requested one by its call.
 * @returns its hash; null if it is not found, or if the node does not answer
 */
export async function findOnChain(
  wallet: Wallet,
  store: TransactionStore,
  account: Account,
  transaction: TrackedTransaction,
): Promise<Hex | null> {
  const { address, chainId } = account
  if (!transaction.asked) return null
  // An equal transaction that was sent before is tracked already.
  const isWanted = (sent: RpcTransaction) =>
    isRequested(sent, chainId, transaction) && isNewTo(store, account, sent.hash.toLowerCase() as Hex)
  return findSentTransaction(wallet.client(chainId), address, transaction.asked, isWanted).catch(() => null)
}

/** Ends the wait for a wallet that does not answer, but not its request. */
async function within<Answer>(limit: number, asking: Promise<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The wallet does not answer')), limit)
  })
  try {
    return await Promise.race([asking, late])
  } finally {
    clearTimeout(timer)
  }
}

function isNewTo(store: TransactionStore, account: Account, hash: Hex): boolean {
  return !store.transactionsOf(account).some((known) => known.hash === hash || known.sentAs === hash)
}

function isConnected(wallet: Wallet, sender: Parameters<typeof requireSender>[1]): boolean {
  try {
    requireSender(wallet, sender)
    return true
  } catch {
    return false
  }
}

/** The category of a status: the hundreds of its code (EIP-5792). */
const hundreds = (answer: unknown) => Math.floor(Number(Object(answer).status) / 100)

/**
 * Returns the outcome of a batch as the wallet reports it; null while it is pending, or if the answer has no status. A
 * failed batch counts as failed only if its transaction reverted on the chain, because an ERC-4337 bundle succeeds even
 * if its operation reverts.
 */
async function batchOutcome(
  answer: unknown,
  chainId: number,
  isNew: (found: Hex) => boolean,
  hasReverted: (found: Hex) => Promise<boolean | null>,
): Promise<TransactionOutcome | null> {
  const { receipts, chainId: named } = Object(answer)
  if (named !== undefined && Number(named) !== chainId) return null
  const found = lastHash(receipts)
  if (found && !isNew(found)) return null
  switch (hundreds(answer)) {
    case 2:
      return found && { status: 'pending', hash: found }
    case 4:
      return { status: 'failed', reason: 'given-up' }
    case 5: {
      const reverted = found && (await hasReverted(found))
      if (found && reverted === null) return null
      return found && reverted ? { status: 'pending', hash: found } : { status: 'failed', reason: 'given-up' }
    }
    case 6:
      return { status: 'failed', reason: 'partial' }
    default:
      return null
  }
}

function lastHash(receipts: unknown): Hex | null {
  try {
    return Array.isArray(receipts) && receipts.length > 0
      ? hashOf(Object(receipts.at(-1)).transactionHash)
      : null
  } catch {
    return null
  }
}

/** True when a transaction reverted; null while the node has no receipt of it. */
async function isReverted(wallet: Wallet, chainId: number, hash: Hex): Promise<boolean | null> {
  const { status } = (await rpc(wallet.client(chainId), 'eth_getTransactionReceipt', [hash])) ?? {}
  return status === undefined ? null : status === '0x0'
}

function isRequested(
  { from, to, value, input }: RpcTransaction,
  chainId: number,
  { call, asked }: TrackedTransaction,
): boolean {
  if (asked?.calls) return containsCalls({ to, input, value }, asked.calls) === 'all'
  return callDigest({ chainId, from, to, value: BigInt(value), data: input }) === call
}
