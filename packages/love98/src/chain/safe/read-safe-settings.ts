import type { Client } from 'viem'
import { readContract } from 'viem/actions'
import { getAddress, hexToBigInt, keccak256, parseAbi, slice, stringToHex } from 'viem/utils'
import { readBlockNumber } from '@/chain/block-number'
import type { Address } from '@/domain/address'

const abi = parseAbi([
  'function nonce() view returns (uint256)',
  'function VERSION() view returns (string)',
  'function getOwners() view returns (address[])',
  'function getThreshold() view returns (uint256)',
  'function getModulesPaginated(address start, uint256 pageSize) view returns (address[] array, address next)',
  'function getStorageAt(uint256 offset, uint256 length) view returns (bytes)',
])

const sentinel = '0x0000000000000000000000000000000000000001'
const mostModules = 50n

/**
 * Storage slots of a Safe that no function returns (GuardManager, FallbackManager). The first one contains the address
 * of its singleton.
 */
const slots = {
  singleton: 0n,
  guard: hexToBigInt(keccak256(stringToHex('guard_manager.guard.address'))),
  fallbackHandler: hexToBigInt(keccak256(stringToHex('fallback_manager.handler.address'))),
} as const

/**
 * Reads the settings of a Safe from its contract at one block. Addresses are in the order of the contract's lists; an
 * empty setting is null. `hasMoreModules`: the Safe has more modules than the list.
 * @throws viem's errors, also for a contract before version 1.2.0, which has no function for its storage
 */
export async function readSafeSettings(client: Client, address: Address) {
  const block = await readBlockNumber(client)
  const at = { abi, address, blockNumber: block } as const
  const slot = async (offset: bigint): Promise<Address | null> => {
    const word = await readContract(client, { ...at, functionName: 'getStorageAt', args: [offset, 1n] })
    return hexToBigInt(word) === 0n ? null : getAddress(slice(word, 12, 32))
  }
  const [nonce, version, owners, threshold, [modules, next], singleton, guard, fallbackHandler] =
    await Promise.all([
      readContract(client, { ...at, functionName: 'nonce' }),
      readContract(client, { ...at, functionName: 'VERSION' }),
      readContract(client, { ...at, functionName: 'getOwners' }),
      readContract(client, { ...at, functionName: 'getThreshold' }),
      readContract(client, { ...at, functionName: 'getModulesPaginated', args: [sentinel, mostModules] }),
      slot(slots.singleton),
      slot(slots.guard),
      slot(slots.fallbackHandler),
    ])
  const hasMoreModules = hexToBigInt(next) > 1n
  return {
    ...{ block, nonce, version, owners, threshold },
    ...{ modules, hasMoreModules, singleton, guard, fallbackHandler },
  }
}
