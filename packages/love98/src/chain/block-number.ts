import type { Client } from 'viem'
import { rpc } from './rpc'

/** Returns the number of the newest block (`eth_blockNumber`). @throws viem's errors if the node does not answer */
export async function readBlockNumber(client: Client): Promise<bigint> {
  return BigInt(await rpc(client, 'eth_blockNumber', []))
}
