import type { Client, Hex } from 'viem'
import { keccak256 } from 'viem/utils'
import type { Address } from '@/domain/address'

/**
 * Returns the keccak256 hash of the code at an address at the latest block; null without code.
 * @throws viem's errors
 */
export async function readCodeHash(client: Client, address: Address): Promise<Hex | null> {
  const code = await client.request({ method: 'eth_getCode', params: [address, 'latest'] })
  return code === undefined || code === '0x' ? null : keccak256(code)
}
