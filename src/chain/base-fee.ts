import type { Client } from 'viem'

/**
 * Wei a unit of gas costs in the newest block at least (EIP-1559), without what a wallet adds for a miner; null on a chain without
 * base fee. @throws viem's errors when the node does not answer
 */
export async function readBaseFee(client: Client): Promise<bigint | null> {
  const block = await client.request({ method: 'eth_getBlockByNumber', params: ['latest', false] })
  return block?.baseFeePerGas ? BigInt(block.baseFeePerGas) : null
}
