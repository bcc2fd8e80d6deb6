import type { Client } from 'viem'
import { readSafe } from '@/chain/safe/read-safe'
import { describeTransaction, gravityOf } from '@/safe/decode/describe-transaction'
import type { SafeId } from '@/safe/gateway/gateway-queries'
import type { Review } from '@/safe/review'
import { plainTransaction, safeTransactionHash } from '@/safe/safe-transaction'
import { signsWithoutChain } from '@/safe/version'
import type { Gateway } from '../gateway/use-gateway'
import type { Payment } from './parse-payment'

export type Prepared = {
  /** The payment in words. */
  what: string
  review: Extract<Review, { kind: 'ready' | 'old' }>
  /** What the chain executes next. */
  nextNonce: bigint
  /** What the gateway recommends; it is shown and not taken. */
  said: { nonce: number; safeTxGas: string } | null
}

/**
 * The transaction of a proposal, as it is reviewed before the wallet opens. Its nonce is the first that the contract of the
 * Safe has not used and no proposal of the queue has taken; its gas fields are 0, as every Safe from version 1.3.0 on estimates
 * nothing itself.
 * @throws {Error} when the node does not answer; without the queue of the gateway the nonce is the next of the chain
 */
export async function prepareProposal(
  { client, gateway, safe }: { client: Client; gateway: Gateway; safe: SafeId },
  { to, value, data, what }: Payment,
  signal: AbortSignal,
): Promise<Prepared> {
  const call = { to, value: String(value), data, operation: 0 } as const
  const [{ nonce: next, version }, waiting, said] = await Promise.all([
    readSafe(client, safe.address),
    waitingNonces(gateway, safe, signal),
    gateway.queries.estimate(safe, call, signal).catch(() => null),
  ])
  signal.throwIfAborted()
  const estimate = said && { nonce: said.recommendedNonce, safeTxGas: said.safeTxGas }
  if (signsWithoutChain(version)) return { what, review: { kind: 'old' }, nextNonce: next, said: estimate }
  const nonce = firstFree(next, waiting)
  const transaction = plainTransaction({ to, value, data, nonce: Number(nonce) })
  const described = describeTransaction(safe, transaction, { version, nonce: next, waiting })
  return {
    what,
    review: {
      kind: 'ready',
      transaction,
      safeTxHash: safeTransactionHash(safe, transaction),
      call: described.call,
      riskFlags: described.risks,
      gravity: gravityOf(described.risks),
    },
    nextNonce: next,
    said: estimate,
  }
}

/** A longer queue than one page is not read: the nonce is then one that is taken, which the queue says. */
async function waitingNonces(
  gateway: Gateway,
  safe: SafeId,
  signal: AbortSignal,
): Promise<readonly bigint[]> {
  const page = await gateway.queries.queue(safe, { cursor: null, trusted: true }, signal).catch(() => null)
  return (page?.results ?? []).flatMap((item) => {
    const nonce = item.type === 'TRANSACTION' ? item.transaction.executionInfo?.nonce : null
    return typeof nonce === 'number' ? [BigInt(nonce)] : []
  })
}

function firstFree(next: bigint, waiting: readonly bigint[]): bigint {
  const taken = new Set(waiting)
  let nonce = next
  while (taken.has(nonce)) nonce++
  return nonce
}
