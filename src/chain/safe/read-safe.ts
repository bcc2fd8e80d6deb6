import type { Client } from 'viem'
import { readContract } from 'viem/actions'
import { parseAbi } from 'viem/utils'
import { readBlockNumber } from '@/chain/block-number'
import type { Address } from '@/domain/address'

const abi = parseAbi([
  'function nonce() view returns (uint256)',
  'function VERSION() view returns (string)',
  'function getOwners() view returns (address[])',
])

/**
 * The nonce that the next execution of a Safe takes, its version and its owners, from its contract and all at one block.
 * @throws {Error} of viem
 */
export async function readSafe(
  client: Client,
  address: Address,
): Promise<{ nonce: bigint; version: string; owners: readonly Address[] }> {
  const at = { abi, address, blockNumber: await readBlockNumber(client) } as const
  const [nonce, version, owners] = await Promise.all([
    readContract(client, { ...at, functionName: 'nonce' }),
    readContract(client, { ...at, functionName: 'VERSION' }),
    readContract(client, { ...at, functionName: 'getOwners' }),
  ])
  return { nonce, version, owners }
}
