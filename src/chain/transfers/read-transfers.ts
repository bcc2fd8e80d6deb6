import type { Client } from 'viem'
import { numberToHex } from 'viem/utils'
import { fieldsOf, hashOf, quantityOf } from '@/chain/market/read-fields'
import { UnusableAnswer } from '@/chain/market/unusable-answer'
import type { Address } from '@/domain/address'
import type { Hex } from '@/domain/hex'

/** `Transfer(address,address,uint256)` (EIP-20, EIP-721 and, of the coin, EIP-7708). */
const transferTopic = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
/** `ExecutionSuccess(bytes32,uint256)` of a Safe. */
const executed = '0x442e715f626346e8c54381002da614f62bee8d27386535b2521ec8540898556e'

/** A transfer as a contract reports it; `amount` 0 for a token of EIP-721, whose id is no amount. */
export type LoggedTransfer = {
  readonly token: Address
  readonly from: Address
  readonly to: Address
  readonly amount: bigint
  readonly block: bigint
  readonly transaction: Hex
}

/** The transfers that are asked for: from or to an account; `tokens`: of these contracts alone. */
export type TransfersOf = { account: Address; side: 'from' | 'to'; tokens?: readonly Address[] }

/**
 * Reads the transfers of one side of an account that contracts reported in a range of blocks, both ends included, the newest first
 * (`eth_getLogs`, one call).
 * @throws {UnusableAnswer} for a log of another kind, account, contract or block
 * @throws viem's errors when the node does not answer or refuses the range, or when the signal ends
 */
export async function readTransfers(
  client: Client,
  { account, side, tokens }: TransfersOf,
  { fromBlock, toBlock }: { fromBlock: bigint; toBlock: bigint },
  signal?: AbortSignal,
): Promise<readonly LoggedTransfer[]> {
  const own = account.toLowerCase() as Address
  const topic = `0x${own.slice(2).padStart(64, '0')}` as const
  const filter = {
    ...(tokens && { address: [...tokens] }),
    topics: side === 'from' ? [transferTopic, topic] : [transferTopic, null, topic],
    ...{ fromBlock: numberToHex(fromBlock), toBlock: numberToHex(toBlock) },
  } as const
  const answer: unknown = await client.request(
    { method: 'eth_getLogs', params: [filter as { topics: Hex[] }] },
    signal && { signal },
  )
  if (!Array.isArray(answer)) throw new UnusableAnswer('The node gave no list of logs')
  const found = answer.flatMap((log) => parseTransfer(log) ?? [])
  const contracts = tokens && new Set(tokens.map((token) => token.toLowerCase()))
  const isAskedFor = (transfer: LoggedTransfer) =>
    transfer[side] === own &&
    transfer.block >= fromBlock &&
    transfer.block <= toBlock &&
    (contracts?.has(transfer.token) ?? true)
  if (!found.every(isAskedFor)) throw new UnusableAnswer('The node gave a log that was not asked for')
  return found.sort((a, b) => Number(b.block - a.block))
}

/** Null for an event of this name whose arguments are not in the usual places. */
function parseTransfer(log: unknown): LoggedTransfer | null {
  const { address, topics, data, blockNumber, transactionHash } = fieldsOf(log, 'log')
  const token = String(address).toLowerCase()
  if (!/^0x[0-9a-f]{40}$/.test(token)) throw new UnusableAnswer('A log has no contract')
  const [, from, to, id]: unknown[] = Array.isArray(topics) ? topics : []
  const isAmount = id === undefined && typeof data === 'string' && /^0x[0-9a-f]{64}$/i.test(data)
  const [sender, recipient] = [accountOf(from), accountOf(to)]
  if (!sender || !recipient) return null
  return {
    token: token as Address,
    from: sender,
    to: recipient,
    amount: isAmount ? BigInt(data) : 0n,
    block: quantityOf(blockNumber, 'block of a log'),
    transaction: hashOf(transactionHash, 'transaction of a log') as Hex,
  }
}

function accountOf(topic: unknown): Address | null {
  if (typeof topic !== 'string' || !/^0x0{24}[0-9a-f]{40}$/i.test(topic)) return null
  return `0x${topic.slice(-40).toLowerCase()}`
}

/**
 * Reads whether an account sent a transaction itself: it is its sender, or a Safe whose contract reports an execution in it.
 * @throws viem's errors when the node does not answer, or when the signal ends
 */
export async function readIsSender(
  client: Client,
  transaction: Hex,
  account: Address,
  signal?: AbortSignal,
): Promise<boolean> {
  const receipt = await client.request(
    { method: 'eth_getTransactionReceipt', params: [transaction] },
    signal && { signal },
  )
  const { from, logs } = fieldsOf(receipt, 'receipt')
  const own = account.toLowerCase()
  if (String(from).toLowerCase() === own) return true
  return (Array.isArray(logs) ? logs : []).some((log: unknown) => {
    const { address, topics } = fieldsOf(log, 'log')
    return String(address).toLowerCase() === own && Array.isArray(topics) && topics[0] === executed
  })
}
