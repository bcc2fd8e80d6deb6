import { pairSymbols } from '@/domain/swap/pair'
import type { Settings } from './deployment-settings'
import type { Exchange } from './main-exchange'

type OnChains = Pick<Settings, 'tokens' | 'exchange' | 'otherExchanges'>

/** Returns the chains with deployments of Uniswap, the main one first. */
export function exchangesOf({
  exchange,
  otherExchanges,
}: Pick<OnChains, 'exchange' | 'otherExchanges'>): readonly Exchange[] {
  return [exchange, ...(otherExchanges ?? [])]
}

/** The part of the settings that decides about the chain of a pair. */
export type TokenChains = {
  readonly tokens: Readonly<Record<string, Pick<Settings['tokens'][string], 'decimals' | 'chainId'>>>
  readonly exchange: Pick<Exchange, 'chainId'>
}

/** Returns the chain of a pair, which is the chain of its tokens; the main chain if no token names another. */
export function pairChainId({ tokens, exchange }: TokenChains, pairName: string): number {
  for (const symbol of pairSymbols(pairName)) {
    const chainId = Object.hasOwn(tokens, symbol) ? tokens[symbol]?.chainId : undefined
    if (chainId !== undefined) return chainId
  }
  return exchange.chainId
}

/** Returns the pairs of a chain, in their order. */
export function pairsOn<Pair extends { readonly name: string }>(
  settings: Pick<OnChains, 'tokens' | 'exchange'>,
  pairs: readonly Pair[],
  chainId: number,
): readonly Pair[] {
  return pairs.filter(({ name }) => pairChainId(settings, name) === chainId)
}

/** Returns the chains whose market is read: the main chain, and the others with a pair, in the order of the pairs. */
export function marketChains(
  settings: Pick<OnChains, 'tokens' | 'exchange'>,
  pairs: readonly { readonly name: string }[],
): readonly number[] {
  const chains = pairs.map(({ name }) => pairChainId(settings, name))
  return [...new Set([settings.exchange.chainId, ...chains])]
}

/**
 * Returns the settings as if a chain were the only one: its exchange and its tokens. Rules for one pair take these
 * settings, so that they cannot mix contracts of two chains, which may have equal addresses. The same settings and chain
 * give the same object.
 * @returns settings with an exchange without contracts for a chain without deployments
 */
export function settingsOn<Whole extends OnChains>(settings: Whole, chainId: number): Whole {
  const { tokens, exchange, otherExchanges } = settings
  const isWhole =
    exchange.chainId === chainId &&
    !otherExchanges?.length &&
    Object.values(tokens).every((token) => (token.chainId ?? chainId) === chainId)
  if (isWhole) return settings
  const known = views.get(settings) ?? new Map<number, OnChains>()
  views.set(settings, known)
  const view = known.get(chainId) ?? {
    ...settings,
    exchange: exchangesOf(settings).find((each) => each.chainId === chainId) ?? noExchange(exchange, chainId),
    otherExchanges: null,
    tokens: Object.fromEntries(
      Object.entries(tokens).filter(([, token]) => (token.chainId ?? exchange.chainId) === chainId),
    ),
  }
  known.set(chainId, view)
  return view as Whole
}

/** Returns the settings as if the chain of a pair were the only one (`settingsOn`). */
export function settingsOfPair<Whole extends OnChains>(settings: Whole, pairName: string): Whole {
  return settingsOn(settings, pairChainId(settings, pairName))
}

const views = new WeakMap<OnChains, Map<number, OnChains>>()

function noExchange({ initCodeHash }: Exchange, chainId: number): Exchange {
  return { chainId, initCodeHash, wrappedNative: null, factory: null, router: null }
}
