import type { Client } from 'viem'
import type { Address } from '@/domain/address'
import type { SwapReserves } from '@/domain/swap/quote-swap'

/** A pool, and the two tokens as they go in and come out. */
export type RoutedPool = { readonly address: Address; readonly path: readonly [Address, Address] }

/**
 * Reads what a pool holds at a block, in the direction of its path (`getReserves` of Uniswap V2), smallest units.
 * @param block number
 * @returns `tradedAt`: when it last traded, seconds since 1970 modulo 2³²; null where no pool answers
 * @throws viem's errors when the node does not answer
 */
export async function readPoolReserves(
  client: Client,
  { address, path }: RoutedPool,
  block: bigint,
): Promise<(SwapReserves & { readonly tradedAt: bigint }) | null> {
  const params = [{ to: address, data: '0x0902f1ac' }, `0x${block.toString(16)}`]
  const answer: unknown = await client.request({ method: 'eth_call', params } as never)
  if (typeof answer !== 'string' || !/^0x[0-9a-f]{192}$/i.test(answer)) return null
  const [first, second] = [BigInt(answer.slice(0, 66)), BigInt(`0x${answer.slice(66, 130)}`)]
  const tradedAt = BigInt(`0x${answer.slice(130)}`)
  return isFirst(...path) ? { in: first, out: second, tradedAt } : { in: second, out: first, tradedAt }
}

/** True when the first of two tokens is the pool's first, which is the one with the smaller address (Uniswap V2). */
export function isFirst(one: Address, other: Address): boolean {
  return one.toLowerCase() < other.toLowerCase()
}
