import type { Client } from 'viem'
import { readBlockNumber } from '@/chain/block-number'
import { type RpcLog, rpc } from '@/chain/rpc'
import { decodeUint } from '@/domain/abi'
import { type Address, isSameAddress } from '@/domain/address'
import * as eventTopics from '@/domain/event-topics'
import { type Hex, toQuantity } from '@/domain/hex'
import * as selectors from '@/domain/selectors'
import { type RevertReason, readRevertReason } from './revert-reason'

/** The state of a Safe's transaction that the chain proves. `isFinal`: it is the same at the finalized block. */
export type SafeExecution =
  | { kind: 'none' }
  | { kind: 'executed'; isFinal: boolean; txHash: Hex }
  /** Its call failed and its nonce is used (`ExecutionFailure`). */
  | { kind: 'failed'; isFinal: boolean; txHash: Hex; reason: RevertReason }
  /** The whole execution reverted: the nonce is not used, and it can be executed again. */
  | { kind: 'reverted'; isFinal: boolean; txHash: Hex; reason: RevertReason }
  /** Its nonce is used: by another transaction, or by its own execution, which was not found. */
  | { kind: 'nonce-used'; isFinal: boolean }

/**
 * The input. `call` is the Safe's call, to find the reason of a failure; `txHashes` are transactions on the chain that
 * may have executed it. `isAttempt` returns whether a reverted transaction, which has no events, was meant to execute
 * it, because anyone can send a call that the Safe reverts.
 */
export type ExecutionQuery = {
  safe: Address
  safeTxHash: Hex
  nonce: bigint | null
  call: { to: Address; value: bigint; data: Hex } | null
  txHashes: readonly Hex[]
  isAttempt: (txHash: Hex, input: Hex) => boolean
}

const events = new Map<string, 'executed' | 'failed'>([
  [eventTopics.executionSuccess, 'executed'],
  [eventTopics.executionFailure, 'failed'],
])

/** The number of blocks after which a block counts as final on a chain without the tag `finalized`. */
const depth = 64n

/**
 * Reads the state of a Safe's transaction. Receipts are compared with the number of one finalized block, and the nonce
 * is read at that block and at the latest one.
 * @throws viem's errors if the node does not answer
 */
export async function readSafeExecution(
  client: Client,
  { safe, safeTxHash, nonce, call, txHashes, isAttempt }: ExecutionQuery,
): Promise<SafeExecution> {
  const finalized = await readFinalizedBlock(client)
  // Not every node keeps the state of older blocks; without it the outcome has no reason.
  const reasonOf = (asked: Parameters<typeof readRevertReason>[1], block: bigint) =>
    readRevertReason(client, asked, block).catch(() => null)
  let reverted: SafeExecution | null = null
  for (const txHash of txHashes) {
    const receipt = await rpc(client, 'eth_getTransactionReceipt', [txHash])
    const { status, logs, blockNumber, from, to } = receipt ?? {}
    if (!blockNumber || !from) continue
    const isFinal = BigInt(blockNumber) <= finalized
    const before = BigInt(blockNumber) - 1n
    if (status === '0x0' && to && isSameAddress(to, safe)) {
      const sent = await rpc(client, 'eth_getTransactionByHash', [txHash])
      const { input = '0x', value = '0x0' } = sent ?? {}
      if (!isAttempt(txHash, input)) continue
      const outer = await reasonOf({ from, to, data: input, value: BigInt(value) }, before)
      const inner = call && (await reasonOf({ from: safe, ...call }, before))
      reverted = { kind: 'reverted', isFinal, txHash, reason: inner ?? outer }
    }
    const kind = outcomeIn(logs ?? [], safe, safeTxHash)
    if (kind === 'executed') return { kind, isFinal, txHash }
    if (kind === 'failed') {
      const reason = call && (await reasonOf({ from: safe, ...call }, before))
      return { kind, isFinal, txHash, reason }
    }
  }
  if (nonce === null) return reverted ?? { kind: 'none' }
  const isUsed = async (block: Hex | 'latest') => {
    const used = decodeUint(await rpc(client, 'eth_call', [{ to: safe, data: selectors.nonce }, block]))
    return used !== null && used > nonce
  }
  if (!(await isUsed('latest'))) return reverted ?? { kind: 'none' }
  const isFinal = await isUsed(toQuantity(finalized)).catch(() => false)
  return { kind: 'nonce-used', isFinal }
}

/**
 * Reads the outcome of a Safe transaction from the receipt of a transaction on the chain; null if the receipt has no
 * event of the Safe about it.
 * @throws viem's errors if the node does not answer
 */
export async function executionInReceipt(
  client: Client,
  { safe, safeTxHash, txHash }: { safe: Address; safeTxHash: Hex; txHash: Hex },
): Promise<'executed' | 'failed' | null> {
  const { logs = [] } = (await rpc(client, 'eth_getTransactionReceipt', [txHash])) ?? {}
  return outcomeIn(logs, safe, safeTxHash)
}

/** Code that runs as the Safe can emit both events for any transaction, so a receipt with both proves nothing. */
function outcomeIn(logs: readonly RpcLog[], safe: Address, hash: Hex): 'executed' | 'failed' | null {
  const [kind = null, ...others] = new Set(logs.flatMap((log) => kindOf(log, safe, hash) ?? []))
  return others.length === 0 ? kind : null
}

/** The hash is a topic since 1.4.0; before, it was the first word of the data. */
function kindOf({ address, topics, data }: RpcLog, safe: Address, hash: Hex): 'executed' | 'failed' | null {
  const [event = '0x', topic = data.slice(0, 66)] = topics
  if (!isSameAddress(address, safe) || topic.toLowerCase() !== hash.toLowerCase()) return null
  return events.get(event) ?? null
}

/**
 * Returns the number of the finalized block. Nodes reject the tag `finalized` with different errors if their chain has
 * none; then the depth decides.
 */
async function readFinalizedBlock(client: Client): Promise<bigint> {
  const block = await rpc(client, 'eth_getBlockByNumber', ['finalized', false]).catch(() => null)
  const { number } = Object(block) as { number?: Hex }
  if (number) return BigInt(number)
  const latest = await readBlockNumber(client)
  return latest > depth ? latest - depth : 0n
}
