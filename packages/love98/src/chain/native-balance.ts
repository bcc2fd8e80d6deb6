import type { Client } from 'viem'
import { rpc } from '@/chain/rpc'
import type { Address } from '@/domain/address'

/**
 * Returns an account's balance of the chain's native currency, in wei (`eth_getBalance`). In a client that batches,
 * viem's own `getBalance` would use Multicall3.
 * @throws viem's errors if the node does not answer
 */
export async function readNativeBalance(client: Client, address: Address): Promise<bigint> {
  return BigInt(await rpc(client, 'eth_getBalance', [address, 'latest']))
}
