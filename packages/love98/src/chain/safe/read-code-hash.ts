import type { Client } from 'viem'
import { keccak256 } from 'viem/utils'
import { rpc } from '@/chain/rpc'
import type { Address } from '@/domain/address'
import type { Hex } from '@/domain/hex'

/**
 * Returns the keccak256 hash of the code at an address at the latest block; null without code.
 * @throws viem's errors
 */
export async function readCodeHash(client: Client, address: Address): Promise<Hex | null> {
  const code = (await rpc(client, 'eth_getCode', [address, 'latest'])) ?? '0x'
  return code === '0x' ? null : keccak256(code)
}
