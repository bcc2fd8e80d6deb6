import type { Client } from 'viem'
import type { Address } from '@/domain/address'

/**
 * What an account holds of the chain's native currency, in wei (`eth_getBalance`). viem's own `getBalance` would go
 * through Multicall3 in a client that batches.
 * @throws viem's errors when the node does not answer
 */
export async function readNativeBalance(client: Client, address: Address): Promise<bigint> {
  return BigInt(await client.request({ method: 'eth_getBalance', params: [address, 'latest'] }))
}
