import type { Client } from 'viem'
import { readContract } from 'viem/actions'
import { parseAbi } from 'viem/utils'
import { readBlockNumber } from '@/chain/block-number'
import type { Address } from '@/domain/address'

const abi = parseAbi([
  'function nonce() view returns (uint256)',
  'function VERSION() view returns (string)',
  'function getOwners() view returns (address[])',
  'function getThreshold() view returns (uint256)',
])

export type SafeContract = {
  /** The block at which everything was read. */
  block: bigint
  nonce: bigint
  version: string
  owners: readonly Address[]
  threshold: number
}

/**
 * Reads the next nonce of a Safe, its version, its owners and its threshold from its contract, all at one block.
 * @throws {Error} of viem
 */
export async function readSafe(client: Client, address: Address): Promise<SafeContract> {
  const block = await readBlockNumber(client)
  const at = { abi, address, blockNumber: block } as const
  const [nonce, version, owners, threshold] = await Promise.all([
    readContract(client, { ...at, functionName: 'nonce' }),
    readContract(client, { ...at, functionName: 'VERSION' }),
    readContract(client, { ...at, functionName: 'getOwners' }),
    readContract(client, { ...at, functionName: 'getThreshold' }),
  ])
  return { block, nonce, version, owners, threshold: Number(threshold) }
}
