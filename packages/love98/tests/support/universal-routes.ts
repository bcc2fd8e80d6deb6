import type { Address } from 'viem'
import { marketPools } from '@/chain/market/market-pools'
import type { SwapTerms } from '@/chain/swap/swap-terms'
import type { SwapPair } from '@/domain/community/community'
import { type SwapRoute, swapRoutes } from '@/domain/swap/swap-route'

const address = (digits: string): Address => `0x${digits.repeat(20)}`

export const [weth, cat, usdc, dog, hooks] = ['d4', 'e5', 'f6', '17', '28'].map(address) as [
  Address,
  Address,
  Address,
  Address,
  Address,
]
const [factory, manager, other] = [address('31'), address('32'), address('33')]

/** A community with pairs on V2, V3 and V4, with the native coin and between tokens. */
export const universalSettings = {
  exchange: {
    chainId: 31_337,
    factory,
    initCodeHash: `0x${'ab'.repeat(32)}`,
    wrappedNative: weth,
    router: address('c3'),
    v3Factory: factory,
    v3Quoter: other,
    v4Quoter: other,
    poolManager: manager,
    universalRouter: address('c4'),
    permit2: address('c5'),
  },
  tokens: {
    CAT: { name: 'CAT', decimals: 18, address: cat },
    USDC: { name: 'USDC', decimals: 6, address: usdc },
    DOG: { name: 'DOG', decimals: 18, address: dog },
  },
} as const

const pairs: readonly Pick<SwapPair, 'name' | 'pool'>[] = [
  { name: 'CAT-ETH', pool: { kind: 'v4', fee: 3_000, tickSpacing: 60, hooks } },
  { name: 'CAT-USDC', pool: { kind: 'v3', fee: 500 } },
  { name: 'USDC-ETH', pool: { kind: 'v3', fee: 100 } },
  { name: 'DOG-CAT', pool: { kind: 'v4', fee: 10_000, tickSpacing: 200, hooks: null } },
  { name: 'DOG-USDC', pool: { kind: 'v4', fee: 0x800000, tickSpacing: 1, hooks } },
  { name: 'DOG-ETH' },
]

export const universalPools = marketPools(universalSettings, pairs)

/** All routes of these pairs through the Universal Router, with a name for a test. */
export const universalRoutes: readonly (readonly [string, SwapRoute])[] = pairs.flatMap(({ name }) =>
  (['buy', 'sell'] as const).flatMap((direction) =>
    swapRoutes(universalSettings, universalPools, name, direction)
      .filter(({ via }) => via === 'universal-router')
      .map((route) => {
        const kinds = route.hops.map(
          ({ source, path }) => `${source.kind} ${path.map((one) => one.slice(2, 4)).join('>')}`,
        )
        return [`${direction} ${name}: ${kinds.join(', ')}`, route] as const
      }),
  ),
)

export const termsFor = (to: Address, different: Partial<SwapTerms> = {}): SwapTerms => ({
  ...{ amountIn: 98n, minimum: 7n, balanceBefore: 100n, to, deadline: 1_800_000_000n },
  ...different,
})
