import type { Client } from 'viem'
import { fieldsOf, hashOf, quantityOf } from '@/chain/market/read-fields'
import { UnusableAnswer } from '@/chain/market/unusable-answer'
import { rpc } from '@/chain/rpc'
import { decodeAddress, decodeUint, encodeWord } from '@/domain/abi'
import type { Address } from '@/domain/address'
import * as eventTopics from '@/domain/event-topics'
import { type Hex, toQuantity } from '@/domain/hex'

/** A transfer as a contract reports it; `amount` is 0 for an ERC-721 token, whose id is not an amount. */
export type LoggedTransfer = {
  readonly token: Address
  readonly from: Address
  readonly to: Address
  readonly amount: bigint
  readonly block: bigint
  readonly transaction: Hex
}

/** The requested transfers: from or to an account; with `tokens`, only of these contracts. */
export type TransferQuery = { account: Address; side: 'from' | 'to'; tokens?: readonly Address[] }

/**
 * Reads the transfers of one side of an account that contracts reported in a range of blocks, both ends included, the
 * newest first (`eth_getLogs`, one call).
 * @throws {UnusableAnswer} for a log of another kind, account, contract or block
 * @throws viem's errors if the node does not answer or refuses the range, or if the signal aborts
 */
export async function readTransfers(
  client: Client,
  { account, side, tokens }: TransferQuery,
  { fromBlock, toBlock }: { fromBlock: bigint; toBlock: bigint },
  signal?: AbortSignal,
): Promise<readonly LoggedTransfer[]> {
  const own = account.toLowerCase() as Address
  const topic: Hex = `0x${encodeWord(own)}`
  const { transfer } = eventTopics
  const filter = {
    ...(tokens && { address: [...tokens] }),
    topics: side === 'from' ? [transfer, topic] : [transfer, null, topic],
    fromBlock: toQuantity(fromBlock),
    toBlock: toQuantity(toBlock),
  }
  const answer = await rpc(client, 'eth_getLogs', [filter], signal)
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
  const [sender, recipient] = [decodeAddress(from), decodeAddress(to)]
  if (!sender || !recipient) return null
  return {
    token: token as Address,
    from: sender,
    to: recipient,
    amount: id === undefined ? (decodeUint(data) ?? 0n) : 0n,
    block: quantityOf(blockNumber, 'block of a log'),
    transaction: hashOf(transactionHash, 'transaction of a log') as Hex,
  }
}

/**
 * Returns whether an account sent a transaction itself: it is the sender, or a Safe whose contract reports an
 * execution in it.
 * @throws viem's errors if the node does not answer, or if the signal aborts
 */
export async function readIsSender(
  client: Client,
  transaction: Hex,
  account: Address,
  signal?: AbortSignal,
): Promise<boolean> {
  const receipt = await rpc(client, 'eth_getTransactionReceipt', [transaction], signal)
  const { from, logs } = fieldsOf(receipt, 'receipt')
  const own = account.toLowerCase()
  if (String(from).toLowerCase() === own) return true
  return (Array.isArray(logs) ? logs : []).some((log: unknown) => {
    const { address, topics } = fieldsOf(log, 'log')
    return (
      String(address).toLowerCase() === own &&
      Array.isArray(topics) &&
      topics[0] === eventTopics.executionSuccess
    )
  })
}
