import { encodeFunctionData, parseAbi } from 'viem/utils'
import type { Address } from '@/domain/address'
import type { Hex } from '@/domain/hex'

const abi = parseAbi([
  'function safeTransferFrom(address from, address to, uint256 tokenId)',
  'function safeTransferFrom(address from, address to, uint256 id, uint256 amount, bytes data)',
])

type Transfer = { from: Address; to: Address; id: bigint; amount: bigint; standard: 'ERC721' | 'ERC1155' }

/**
 * Encodes the transfer of an item of a collection; `amount` applies only to ERC-1155, because ERC-721 items are
 * unique.
 */
export function nftTransferData({ from, to, id, amount, standard }: Transfer): Hex {
  const functionName = 'safeTransferFrom'
  if (standard === 'ERC721') return encodeFunctionData({ abi, functionName, args: [from, to, id] })
  return encodeFunctionData({ abi, functionName, args: [from, to, id, amount, '0x'] })
}
