import type { Client } from 'viem'
import { rpc } from '@/chain/rpc'
import { decodeUints } from '@/domain/abi'
import type { Address } from '@/domain/address'
import { toQuantity } from '@/domain/hex'
import * as selectors from '@/domain/selectors'
import type { SwapReserves } from '@/domain/swap/quote'

export type RoutedPool = { readonly address: Address; readonly path: readonly [Address, Address] }

/**
 * Reads the reserves of a pool at a block, in the direction of its path (`getReserves` of Uniswap V2), smallest units.
 * @param block number
 * @returns `tradedAt`: the time of its last trade, seconds since 1970 modulo 2³²; null if there is no pool
 * @throws viem's errors if the node does not answer
 */
export async function readPoolReserves(
  client: Client,
  { address, path }: RoutedPool,
  block: bigint,
): Promise<(SwapReserves & { readonly tradedAt: bigint }) | null> {
  const call = { to: address, data: selectors.getReserves }
  const [first, second, tradedAt] =
    decodeUints(await rpc(client, 'eth_call', [call, toQuantity(block)]), 3) ?? []
  if (first === undefined || second === undefined || tradedAt === undefined) return null
  return isToken0(...path) ? { in: first, out: second, tradedAt } : { in: second, out: first, tradedAt }
}

/**
 * Returns whether the first of two tokens is the pool's token 0, which is the one with the smaller address (Uniswap
 * V2).
 */
export function isToken0(one: Address, other: Address): boolean {
  return one.toLowerCase() < other.toLowerCase()
}
