import type { Client } from 'viem'
import { rpc } from './rpc'

/** The number of the newest block (`eth_blockNumber`). @throws viem's errors when the node does not answer */
export async function readBlockNumber(client: Client): Promise<bigint> {
  return BigInt(await rpc(client, 'eth_blockNumber', []))
}
