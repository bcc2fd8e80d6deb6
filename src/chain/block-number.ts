import type { Client } from 'viem'

/** The number of the newest block (`eth_blockNumber`). @throws viem's errors when the node does not answer */
export async function readBlockNumber(client: Client): Promise<bigint> {
  return BigInt(await client.request({ method: 'eth_blockNumber' }))
}
