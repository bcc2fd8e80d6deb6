import type { Client, Hex } from 'viem'
import { type Address, isSameAddress } from '@/domain/address'
import { type RevertReason, readRevertReason } from './revert-reason'

/** What the chain proves of a Safe's transaction; `isFinal` when it is so at the finalized block. */
export type SafeExecution =
  /** Nothing: it was not executed as far as is known. */
  | { kind: 'none' }
  | { kind: 'executed'; isFinal: boolean; txHash: Hex }
  /** Its call failed and its nonce is used (`ExecutionFailure`). */
  | { kind: 'failed'; isFinal: boolean; txHash: Hex; reason: RevertReason }
  /** The execution reverted as a whole: the nonce is not used, and it can be executed again. */
  | { kind: 'reverted'; isFinal: boolean; txHash: Hex; reason: RevertReason }
  /** Its nonce is used: by another transaction, or by its own execution, which is not known here. */
  | { kind: 'nonce-used'; isFinal: boolean }

/**
 * The call that the Safe makes, to read why it fails; and the transactions of the chain that may have executed it.
 * `isAttempt`: whether a reverted one, which has no events, was to execute it; anyone can send a call that the Safe reverts.
 */
export type ExecutionQuestion = {
  safe: Address
  safeTxHash: Hex
  nonce: bigint | null
  call: { to: Address; value: bigint; data: Hex } | null
  txHashes: readonly Hex[]
  isAttempt: (txHash: Hex, input: Hex) => boolean
}

/** keccak256 of `ExecutionSuccess(bytes32,uint256)` and `ExecutionFailure(bytes32,uint256)` of a Safe. */
const events = {
  '0x442e715f626346e8c54381002da614f62bee8d27386535b2521ec8540898556e': 'executed',
  '0x23428b18acfb3ea64b08dc0c1d296ea9c09702c09083ca5272e64d115b687d23': 'failed',
} as const

/** Blocks after which one counts as final on a chain that does not name its finalized block. */
const depth = 64n

/**
 * Reads what became of a Safe's transaction. Receipts are compared with the number of one finalized block, and the nonce is read
 * at that block and at the newest one.
 * @throws viem's errors when the node does not answer
 */
export async function readSafeExecution(
  client: Client,
  { safe, safeTxHash, nonce, call, txHashes, isAttempt }: ExecutionQuestion,
): Promise<SafeExecution> {
  const finalized = await readFinalizedBlock(client)
  // The state of an older block is not kept by every node: the outcome is told without a reason then.
  const reasonOf = (asked: Parameters<typeof readRevertReason>[1], block: bigint) =>
    readRevertReason(client, asked, block).catch(() => null)
  let reverted: SafeExecution | null = null
  for (const txHash of txHashes) {
    const receipt = await client.request({ method: 'eth_getTransactionReceipt', params: [txHash] } as never)
    const { status, logs, blockNumber, from, to } = Object(receipt) as Partial<Receipt>
    if (!blockNumber || !from) continue
    const isFinal = BigInt(blockNumber) <= finalized
    const before = BigInt(blockNumber) - 1n
    if (status === '0x0' && to && isSameAddress(to, safe)) {
      const sent = await client.request({ method: 'eth_getTransactionByHash', params: [txHash] } as never)
      const { input = '0x', value = '0x0' } = Object(sent) as { input?: Hex; value?: Hex }
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
    const answer = await client.request({
      method: 'eth_call',
      params: [{ to: safe, data: '0xaffed0e0' }, block],
    } as never)
    return /^0x[0-9a-f]{64}$/i.test(String(answer)) && BigInt(String(answer)) > nonce
  }
  if (!(await isUsed('latest'))) return reverted ?? { kind: 'none' }
  const isFinal = await isUsed(`0x${finalized.toString(16)}`).catch(() => false)
  return { kind: 'nonce-used', isFinal }
}

/**
 * Reads the outcome of a Safe transaction from the receipt of a transaction of the chain; null when the receipt has no event of
 * the Safe for it.
 * @throws viem's errors when the node does not answer
 */
export async function executionInReceipt(
  client: Client,
  { safe, safeTxHash, txHash }: { safe: Address; safeTxHash: Hex; txHash: Hex },
): Promise<'executed' | 'failed' | null> {
  const receipt = await client.request({ method: 'eth_getTransactionReceipt', params: [txHash] } as never)
  const { logs = [] } = Object(receipt) as Partial<Receipt>
  return outcomeIn(logs, safe, safeTxHash)
}

type Log = { address: Address; topics: readonly string[]; data: string }
type Receipt = {
  status: Hex
  logs: readonly Log[]
  blockNumber: Hex
  from: Address
  to: Address | null
}

/** Code that runs as the Safe can report both of any transaction: a receipt with both proves none. */
function outcomeIn(logs: readonly Log[], safe: Address, hash: Hex): 'executed' | 'failed' | null {
  const [kind = null, ...others] = new Set(logs.flatMap((log) => kindOf(log, safe, hash) ?? []))
  return others.length === 0 ? kind : null
}

/** The hash is a topic since 1.4.0, and the first word of the data before. */
function kindOf({ address, topics, data }: Log, safe: Address, hash: Hex): 'executed' | 'failed' | null {
  const [event = '', topic = data.slice(0, 66)] = topics
  if (!isSameAddress(address, safe) || topic.toLowerCase() !== hash.toLowerCase()) return null
  return Object.hasOwn(events, event) ? events[event as keyof typeof events] : null
}

/** Nodes refuse the tag `finalized` in many words where their chain has none: the depth decides there. */
async function readFinalizedBlock(client: Client): Promise<bigint> {
  const block = await client
    .request({ method: 'eth_getBlockByNumber', params: ['finalized', false] } as never)
    .catch(() => null)
  const { number } = Object(block) as { number?: Hex }
  if (number) return BigInt(number)
  const latest = BigInt(await client.request({ method: 'eth_blockNumber' }))
  return latest > depth ? latest - depth : 0n
}
