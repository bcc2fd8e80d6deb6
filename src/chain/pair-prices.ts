import { type Client, parseAbi } from 'viem'
import { multicall } from 'viem/actions'
import type { Address } from '@/domain/address'
import type { Exchange } from '@/domain/community'
import { type Price, priceFromReserves } from '@/domain/price'
import { poolAddress, sortTokens } from './pool-address'

/** A pair with the contracts and decimals of its two sides. */
export type PairContracts = {
  readonly base: { readonly address: Address; readonly decimals: number }
  readonly token: { readonly address: Address; readonly decimals: number }
}

const poolAbi = parseAbi(['function getReserves() view returns (uint112, uint112, uint32)'])

/**
 * Reads the prices of all pairs in one `eth_call` (Multicall3), in the order given; null where there is no pool.
 * @throws viem's errors when the node does not answer
 */
export async function readPairPrices(
  client: Client,
  exchange: Exchange,
  pairs: readonly PairContracts[],
): Promise<readonly (Price | null)[]> {
  const pools = pairs.map(({ base, token }) => ({
    address: poolAddress(exchange, base.address, token.address),
    abi: poolAbi,
    functionName: 'getReserves' as const,
  }))
  const answers = await multicall(client, { contracts: pools, allowFailure: true })
  return pairs.map(({ base, token }, index) => {
    const answer = answers[index]
    if (answer?.status !== 'success') return null
    const [first, second] = answer.result
    const baseIsFirst = sortTokens(base.address, token.address)[0] === base.address
    return priceFromReserves(
      { reserve: baseIsFirst ? first : second, decimals: base.decimals },
      { reserve: baseIsFirst ? second : first, decimals: token.decimals },
    )
  })
}
