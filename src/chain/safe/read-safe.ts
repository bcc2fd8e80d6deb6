import type { Client } from 'viem'
import { readContract } from 'viem/actions'
import { parseAbi } from 'viem/utils'
import type { Address } from '@/domain/address'

const abi = parseAbi(['function nonce() view returns (uint256)', 'function VERSION() view returns (string)'])

/** The nonce that the next execution of a Safe takes, and its version, from its contract. @throws {Error} of viem */
export async function readSafe(
  client: Client,
  address: Address,
): Promise<{ nonce: bigint; version: string }> {
  const [nonce, version] = await Promise.all([
    readContract(client, { abi, address, functionName: 'nonce' }),
    readContract(client, { abi, address, functionName: 'VERSION' }),
  ])
  return { nonce, version }
}
