import type { Client } from 'viem'
import type { Address } from '@/domain/address'
import type { Hex } from '@/domain/hex'

/** What a block says of a transaction; amounts in wei and smallest units. */
export type ReceiptFacts = {
  block: bigint
  /** What its sender paid for it. */
  fee: bigint
  /** What the token's own logs say that arrived; null for the native coin. */
  arrived: bigint | null
}

/** `Transfer(address,address,uint256)`. */
const transferTopic = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

/** Reads the receipt of a transaction; null while it is in no block. @throws viem's errors when the node does not answer */
export async function readReceipt(
  client: Client,
  hash: Hex,
  expects: { token: Address | null; to: Address },
): Promise<ReceiptFacts | null> {
  const receipt = await client.request({ method: 'eth_getTransactionReceipt', params: [hash] } as never)
  const { blockNumber, gasUsed, effectiveGasPrice, logs } = Object(receipt)
  if (!blockNumber) return null
  return {
    block: BigInt(blockNumber),
    fee: BigInt(gasUsed ?? 0) * BigInt(effectiveGasPrice ?? 0),
    arrived: expects.token && arrivedIn(Array.isArray(logs) ? logs : [], expects.token, expects.to),
  }
}

function arrivedIn(logs: readonly unknown[], token: Address, to: Address): bigint {
  return logs.reduce<bigint>((sum, log) => {
    const { address, topics, data } = Object(log)
    const isOwn =
      String(address).toLowerCase() === token.toLowerCase() &&
      topics?.[0] === transferTopic &&
      String(topics[2]).slice(-40).toLowerCase() === to.slice(2).toLowerCase()
    return isOwn && /^0x[0-9a-f]{64}$/i.test(data) ? sum + BigInt(data) : sum
  }, 0n)
}
