import type { Client } from 'viem'
import { rpc } from '@/chain/rpc'
import type { Address } from '@/domain/address'

/**
 * The first of several contracts that the chain has: their addresses follow from their code, so any code there is theirs. Null
 * when it has none of them.
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
