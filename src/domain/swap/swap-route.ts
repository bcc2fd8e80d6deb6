import { type Address, isSameAddress } from '@/domain/address'
import type { Settings } from '@/domain/community/deployment-settings'
import { pairSymbols } from './pair'

/** One side of a swap; `address` is the token that the pool holds: the wrapped coin where `isNative`. */
export type SwapSide = {
  readonly symbol: string
  readonly decimals: number
  readonly address: Address
  /** Whether the visitor gives or gets the coin of the chain itself. */
  readonly isNative: boolean
}

/** How a swap is made: which function of which contract, through the one pool of the pair. */
export type SwapRoute = {
  readonly kind: 'wrap' | 'unwrap' | 'eth-for-tokens' | 'tokens-for-eth' | 'tokens-for-tokens'
  readonly chainId: number
  readonly from: SwapSide
  readonly to: SwapSide
  readonly path: readonly [from: Address, to: Address]
  /** The contract that is called: the router, or the wrapped coin for a wrap and an unwrap. */
  readonly contract: Address
  /** Who has to be allowed to spend what the visitor gives; null where nothing is spent on their behalf. */
  readonly spender: Address | null
  readonly wrappedNative: Address
}

/** `buy`: the pair's base asset is bought with its token; `sell`: it is sold for the token. */
export type SwapDirection = 'buy' | 'sell'

/** What names the contracts of a deployment. */
type Contracts = Pick<Settings, 'tokens' | 'exchange'>

/** How a pair is swapped; null without a router or where a side has no address. A wrap needs no router. */
export function swapRoute(
  contracts: Contracts,
  pair: { readonly name: string },
  direction: SwapDirection,
): SwapRoute | null {
  const { chainId, router, wrappedNative } = contracts.exchange
  const [base, token] = pairSymbols(pair.name).map((symbol) => sideOf(contracts, symbol))
  const [from, to] = direction === 'sell' ? [base, token] : [token, base]
  if (!from || !to) return null
  const sides = { chainId, from, to, path: [from.address, to.address], wrappedNative } as const
  if (isSameAddress(from.address, to.address)) {
    if (from.isNative === to.isNative) return null
    return { ...sides, kind: from.isNative ? 'wrap' : 'unwrap', contract: wrappedNative, spender: null }
  }
  if (!router) return null
  if (from.isNative) return { ...sides, kind: 'eth-for-tokens', contract: router, spender: null }
  const kind = to.isNative ? 'tokens-for-eth' : 'tokens-for-tokens'
  return { ...sides, kind, contract: router, spender: router }
}

function sideOf({ tokens, exchange }: Contracts, symbol: string): SwapSide | null {
  if (symbol === 'ETH') return { symbol, decimals: 18, address: exchange.wrappedNative, isNative: true }
  const token = tokens[symbol]
  if (!token?.address) return null
  return { symbol, decimals: token.decimals, address: token.address, isNative: false }
}
