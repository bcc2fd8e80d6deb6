import type { Chain, Client, Transport } from 'viem'
import { readFirstDeployed } from '@/chain/safe/first-deployed'
import { readSafe } from '@/chain/safe/read-safe'
import type { Address } from '@/domain/address'
import type { Hex } from '@/domain/hex'
import { describeCall } from '@/safe/decode/describe-call'
import { describeTransaction, gravityOf, type SafeContext } from '@/safe/decode/describe-transaction'
import { multiSendData } from '@/safe/decode/multi-send'
import { multiSendCallOnly } from '@/safe/decode/multi-send-deployments'
import type { SafeId } from '@/safe/gateway/gateway-queries'
import { partsOfTransaction } from '@/safe/hash-parts'
import { nextNonce, usedNonce } from '@/safe/next-nonce'
import type { Review } from '@/safe/review'
import {
  plainTransaction,
  rejection,
  type SafeTransaction,
  safeTransactionHash,
} from '@/safe/safe-transaction'
import { signsWithoutChain } from '@/safe/version'
import type { Gateway } from '../safe/use-safe-queries'
import { readCallFacts } from '../transaction/call-facts'
import { agreementReader } from '../transaction/read-agreements'

/** A call of a Safe; `value` in wei. A delegate call (operation 1) is proposed alone and never in a batch. */
export type SafeCall = { to: Address; value: bigint; data: Hex; operation?: 0 | 1 }

/** Calls that succeed or fail together. */
export type CallsToPropose = {
  calls: readonly SafeCall[]
  /** A description of all calls. */
  description: string
  /** The nonce of the pending transaction to replace. */
  nonce?: bigint
}

/** A proposal that is ready for its review. */
export type PreparedProposal = {
  description: string
  /** `no-batch`: the chain has no contract that makes several calls in one transaction. */
  review: Extract<Review, { kind: 'ready' | 'old' }> | { kind: 'no-batch' }
  /**
   * The version, the contract's next nonce, and the nonces of the queue, each verified by the signature of an
   * owner.
   */
  context: SafeContext & { nonce: bigint }
  /** True if it replaces a pending transaction, whose nonce it must keep. */
  isReplacement: boolean
  /** The gateway's recommendations, which are shown but not used. */
  estimate: { nonce: number; safeTxGas: string } | null
}

type Services = { client: Client<Transport, Chain>; gateway: Gateway; safe: SafeId }

/**
 * Prepares the transaction of a proposal for the review before the wallet opens. Its nonce is the first one
 * that the Safe's contract has not used and that no proposal with an owner's signature uses. Its gas fields
 * are 0, since no Safe from version 1.3.0 on needs an estimate. Several calls become one batch of a known
 * MultiSendCallOnly contract.
 * @throws {Error} if the node does not answer; without the gateway's queue the nonce is the contract's next one
 */
export async function prepareProposal(
  services: Services,
  { calls, description, nonce: replaced }: CallsToPropose,
  signal: AbortSignal,
): Promise<PreparedProposal> {
  const { client, gateway, safe } = services
  const contract = readSafe(client, safe.address)
  const [{ nonce, version }, waiting, call] = await Promise.all([
    contract,
    waitingNonces(services, contract, signal),
    oneCall(client, calls),
  ])
  signal.throwIfAborted()
  const facts = call ? await readCallFacts(client, describeCall(safe.address, call)) : undefined
  signal.throwIfAborted()
  const context = { version, nonce, waiting, ...(facts && { facts }) }
  const isReplacement = replaced !== undefined
  const common = { description, context, isReplacement, estimate: null }
  if (!call) return { ...common, review: { kind: 'no-batch' } }
  const { to, value, data, operation } = call
  const asked = { to, value: String(value), data, operation }
  const reported = await gateway.queries.estimate(safe, asked, signal).catch(() => null)
  signal.throwIfAborted()
  const own = replaced ?? nextNonce(nonce, waiting)
  const transaction = { ...plainTransaction({ to, value, data, nonce: Number(own) }), operation }
  return {
    ...common,
    review: reviewOwn(safe, transaction, context),
    estimate: reported && { nonce: reported.recommendedNonce, safeTxGas: reported.safeTxGas },
  }
}

/** Prepares the empty transaction that replaces another one. It is reviewed in the same way. @throws as above */
export async function prepareRejection(
  { client, safe }: Services,
  replaced: SafeTransaction,
  description: string,
): Promise<PreparedProposal> {
  const { nonce, version } = await readSafe(client, safe.address)
  const transaction = rejection(safe, Number(replaced.nonce))
  const context = { version, nonce, waiting: [replaced.nonce] }
  return {
    description,
    review: reviewOwn(safe, transaction, context),
    context,
    isReplacement: true,
    estimate: null,
  }
}

/** Reviews the same proposal with another nonce, which changes its hash and its warnings. */
export function withNonce(safe: SafeId, prepared: PreparedProposal, nonce: bigint): PreparedProposal {
  const { review, context } = prepared
  if (review.kind !== 'ready') return prepared
  return { ...prepared, review: reviewOwn(safe, { ...review.transaction, nonce }, context) }
}

/** Returns null if there are several calls and the chain has no contract for a batch. */
async function oneCall(client: Client, calls: readonly SafeCall[]) {
  const [first] = calls
  if (first && calls.length === 1) return { ...first, operation: first.operation ?? 0 }
  const to = await readFirstDeployed(client, multiSendCallOnly)
  const inner = calls.map((call) => ({ ...call, operation: 0 as const }))
  return to && { to, value: 0n, data: multiSendData(inner), operation: 1 as const }
}

function reviewOwn(
  safe: SafeId,
  transaction: SafeTransaction,
  context: SafeContext,
): Extract<Review, { kind: 'ready' | 'old' }> {
  if (signsWithoutChain(context.version)) return { kind: 'old' }
  const { call, risks } = describeTransaction(safe, transaction, context)
  const safeTxHash = safeTransactionHash(safe, transaction)
  return { kind: 'ready', transaction, safeTxHash, call, riskFlags: risks, gravity: gravityOf(risks) }
}

/**
 * The nonces of the queue, each verified by an owner's signature. Only the first page of the queue is read.
 * With a longer queue the proposal may reuse a nonce, and the queue then shows the conflict.
 */
async function waitingNonces(
  { client, gateway, safe }: Services,
  contract: ReturnType<typeof readSafe>,
  signal: AbortSignal,
): Promise<readonly bigint[]> {
  const page = await gateway.queries.queue(safe, { cursor: null, trusted: true }, signal).catch(() => null)
  const ids = (page?.results ?? []).flatMap((row) => (row.type === 'TRANSACTION' ? [row.transaction.id] : []))
  const read = await contract
  const reader = (transaction: SafeTransaction) =>
    agreementReader({ client, safe: safe.address, contract: read }, partsOfTransaction(safe, transaction))
  const nonces = await Promise.all(
    ids.map(async (id) => {
      const details = await gateway.queries.transaction(safe.chainId, id, signal).catch(() => null)
      // Nothing is verified if the chain does not answer.
      return details && usedNonce(safe, details, read.owners, reader).catch(() => null)
    }),
  )
  return nonces.flatMap((nonce) => nonce ?? [])
}
