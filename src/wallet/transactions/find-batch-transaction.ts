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
 * The pace of the search. `answer`: ms that a wallet may take for its status; `status`: ms between two questions for the status of a
 * batch; `chain`: ms between two searches of the chain; `most`: ms until it is left to the visitor.
 */
export type SearchTimings = { answer: number; status: number; chain: number; most: number }
const usual: SearchTimings = { answer: 10_000, status: 1_500, chain: 6_000, most: 600_000 }

/** Times that a wallet may answer that it has no such method. */
const mostUnsupported = 3

/**
 * Looks for the transaction of a batch that a wallet took, or of a request that it did not answer: by the wallet's word
 * (`wallet_getCallsStatus`, EIP-5792) and by the account's own transactions on the chain. Errors of the wallet are no answer.
 * @returns the hash to follow, or how the batch ended by the wallet's word, or that only the visitor can find out; null when
 * another account or network is connected: it is followed again when this one is
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
 * Looks for a requested transaction among those of the account, by its call.
 * @returns its hash; null when it is not found, or the node does not answer
 */
export async function findOnChain(
  wallet: Wallet,
  store: TransactionStore,
  account: Account,
  transaction: TrackedTransaction,
): Promise<Hex | null> {
  const { address, chainId } = account
  if (!transaction.asked) return null
  // The same may have been sent once before, which is tracked already.
  const isWanted = (sent: RpcTransaction) =>
    isRequested(sent, chainId, transaction) && isNewTo(store, account, sent.hash.toLowerCase() as Hex)
  return findSentTransaction(wallet.client(chainId), address, transaction.asked, isWanted).catch(() => null)
}

/** Ends the wait for a wallet that does not answer, and not the request. */
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
 * The end of a batch by the wallet's word; null while it has not ended, or when the answer says nothing. A failed batch is a failed
 * transaction only if the chain has it as one: a bundle of ERC-4337 succeeds around an operation that reverts.
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

/** The hash of the last receipt: the calls of a wallet that did them one by one are in their order. */
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

/** True when a transaction of the account is the requested call, or has all calls of the batch. */
function isRequested(
  { from, to, value, input }: RpcTransaction,
  chainId: number,
  { call, asked }: TrackedTransaction,
): boolean {
  if (asked?.calls) return containsCalls({ to, input, value }, asked.calls) === 'all'
  return callDigest({ chainId, from, to, value: BigInt(value), data: input }) === call
}
