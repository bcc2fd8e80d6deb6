import type { Client } from 'viem'
import { readSafe } from '@/chain/safe/read-safe'
import { describeTransaction, gravityOf, type SafeContext } from '@/safe/decode/describe-transaction'
import type { SafeId } from '@/safe/gateway/gateway-queries'
import { nextNonce, takenNonce } from '@/safe/next-nonce'
import type { Review } from '@/safe/review'
import {
  plainTransaction,
  rejection,
  type SafeTransaction,
  safeTransactionHash,
} from '@/safe/safe-transaction'
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

type Place = { client: Client; gateway: Gateway; safe: SafeId }

/**
 * The transaction of a proposal, as it is reviewed before the wallet opens. Its nonce is the first that the contract of the
 * Safe has not used and no proposal with the signature of an owner has taken; its gas fields are 0, as every Safe from version
 * 1.3.0 on estimates nothing itself.
 * @throws {Error} when the node does not answer; without the queue of the gateway the nonce is the next of the chain
 */
export async function prepareProposal(
  place: Place,
  { to, value, data, what }: Payment,
  signal: AbortSignal,
): Promise<Prepared> {
  const { client, gateway, safe } = place
  const call = { to, value: String(value), data, operation: 0 } as const
  const contract = readSafe(client, safe.address)
  const [{ nonce: next, version }, waiting, said] = await Promise.all([
    contract,
    waitingNonces(place, contract, signal),
    gateway.queries.estimate(safe, call, signal).catch(() => null),
  ])
  signal.throwIfAborted()
  const nonce = nextNonce(next, waiting)
  const transaction = plainTransaction({ to, value, data, nonce: Number(nonce) })
  return {
    what,
    review: reviewOwn(safe, transaction, { version, nonce: next, waiting }),
    nextNonce: next,
    said: said && { nonce: said.recommendedNonce, safeTxGas: said.safeTxGas },
  }
}

/** The transaction that takes the place of another one and does nothing, to be reviewed in the same way. @throws as above */
export async function prepareRejection(
  { client, safe }: Place,
  replaced: SafeTransaction,
  what: string,
): Promise<Prepared> {
  const { nonce: next, version } = await readSafe(client, safe.address)
  const transaction = rejection(safe, Number(replaced.nonce))
  const context = { version, nonce: next, waiting: [replaced.nonce] }
  return { what, review: reviewOwn(safe, transaction, context), nextNonce: next, said: null }
}

function reviewOwn(safe: SafeId, transaction: SafeTransaction, context: SafeContext): Prepared['review'] {
  if (signsWithoutChain(context.version)) return { kind: 'old' }
  const { call, risks } = describeTransaction(safe, transaction, context)
  const safeTxHash = safeTransactionHash(safe, transaction)
  return { kind: 'ready', transaction, safeTxHash, call, riskFlags: risks, gravity: gravityOf(risks) }
}

/**
 * The nonces of the queue, each proven by the signature of an owner. A longer queue than one page is not read: the nonce is then
 * one that is taken, which the queue says.
 */
async function waitingNonces(
  { gateway, safe }: Place,
  contract: ReturnType<typeof readSafe>,
  signal: AbortSignal,
): Promise<readonly bigint[]> {
  const page = await gateway.queries.queue(safe, { cursor: null, trusted: true }, signal).catch(() => null)
  const ids = (page?.results ?? []).flatMap((row) => (row.type === 'TRANSACTION' ? [row.transaction.id] : []))
  const { owners } = await contract
  const nonces = await Promise.all(
    ids.map(async (id) => {
      const details = await gateway.queries.transaction(safe.chainId, id, signal).catch(() => null)
      return details && takenNonce(safe, details, owners)
    }),
  )
  return nonces.flatMap((nonce) => nonce ?? [])
}
