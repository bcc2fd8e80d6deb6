import type { Client } from 'viem'
import { rpc } from '@/chain/rpc'
import { decodeUint, encodeBalanceOf } from '@/domain/abi'
import { type Address, isSameAddress } from '@/domain/address'
import * as eventTopics from '@/domain/event-topics'
import { type Hex, toQuantity } from '@/domain/hex'

/** The facts about a transaction in a block; amounts in wei and smallest units. */
export type ReceiptFacts = {
  block: bigint
  /** The fee that the sender paid, wei, with the fee of a layer 2 for the data. */
  fee: bigint
  /**
   * The change of the recipient's token balance in this block. For the native coin, the transaction's own value if it
   * pays the recipient directly. Null if the node does not report it, or if a called contract may have forwarded the
   * payment.
   */
  arrived: bigint | null
  /** The amount in the token's own logs, regardless of its balances; null for the native coin. */
  reported: bigint | null
}

/** @throws viem's errors if the node does not answer */
export async function readReceipt(
  client: Client,
  hash: Hex,
  expects: { token: Address | null; to: Address },
): Promise<ReceiptFacts | null> {
  const receipt = await rpc(client, 'eth_getTransactionReceipt', [hash])
  const { blockNumber, gasUsed, effectiveGasPrice, l1Fee, logs, status } = receipt ?? {}
  if (!blockNumber) return null
  const block = BigInt(blockNumber)
  const { token, to } = expects
  return {
    block,
    fee: BigInt(gasUsed ?? 0) * BigInt(effectiveGasPrice ?? 0) + BigInt(l1Fee ?? 0),
    arrived: token
      ? await arrivedIn(client, block, token, to)
      : status === '0x1'
        ? await paidBy(client, hash, to)
        : 0n,
    reported: token && reportedIn(Array.isArray(logs) ? logs : [], token, to),
  }
}

async function paidBy(client: Client, hash: Hex, account: Address): Promise<bigint | null> {
  const { to, value, input } = (await rpc(client, 'eth_getTransactionByHash', [hash]).catch(() => null)) ?? {}
  if (typeof to !== 'string' || typeof value !== 'string') return null
  if (isSameAddress(to, account)) return BigInt(value)
  return input === '0x' ? 0n : null
}

/**
 * Returns the difference between an account's balances at this block and the one before; null if the node does not
 * return one of them.
 */
async function arrivedIn(client: Client, block: bigint, token: Address, to: Address): Promise<bigint | null> {
  const at = async (number: bigint) => {
    const call = { to: token, data: encodeBalanceOf(to) }
    return decodeUint(await rpc(client, 'eth_call', [call, toQuantity(number)]))
  }
  try {
    const [before, after] = await Promise.all([at(block - 1n), at(block)])
    return before === null || after === null ? null : after - before
  } catch {
    // A node may have discarded the state of the block.
    return null
  }
}

function reportedIn(logs: readonly unknown[], token: Address, to: Address): bigint {
  return logs.reduce<bigint>((sum, log) => {
    const { address, topics, data } = Object(log)
    const isOwn =
      isSameAddress(String(address), token) &&
      topics?.[0] === eventTopics.transfer &&
      String(topics[2]).slice(-40).toLowerCase() === to.slice(2).toLowerCase()
    return isOwn ? sum + (decodeUint(data) ?? 0n) : sum
  }, 0n)
}
