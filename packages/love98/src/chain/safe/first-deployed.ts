import type { Client } from 'viem'
import { rpc } from '@/chain/rpc'
import type { Address } from '@/domain/address'

/**
 * Returns the first of several contracts that the chain has; null if it has none. Their addresses follow from their
 * code, so any code there is theirs.
 * @throws {Error} of viem
 */
export async function readFirstDeployed(
  client: Client,
  candidates: readonly Address[],
): Promise<Address | null> {
  const codes = await Promise.all(
    candidates.map((address) => rpc(client, 'eth_getCode', [address, 'latest'])),
  )
  return candidates.find((_, index) => (codes[index] ?? '0x') !== '0x') ?? null
}
