import * as v from 'valibot'
import type { ChainReader } from '../../love98/scripts/lib/pair/chain-reader.ts'
import { findPools } from '../../love98/scripts/lib/pair/find-pools.ts'
import type { ClaimedToken } from '../../love98/scripts/lib/pair/read-token.ts'
import type { Address } from '../../love98/src/domain/address.ts'
import { isSameAddress } from '../../love98/src/domain/address.ts'
import { nativeSymbol } from '../../love98/src/domain/asset.ts'
import type { ChainDefinition } from '../../love98/src/domain/community/community.ts'
import { dollarTokens, type ListedToken } from '../../love98/src/domain/community/dollar-tokens.ts'
import {
  publishedVenues,
  publishedWrappedNative,
} from '../../love98/src/domain/community/published-venues.ts'
import { foldSymbol } from '../../love98/src/domain/community/token-symbol.ts'
import { venueOf } from '../../love98/src/domain/community/venues.ts'
import type { PairAnswer, TokenAnswer } from './answers.ts'
import * as fields from './fields.ts'

export type FoundPair = { readonly pair: PairAnswer; readonly symbol: string; readonly isEmpty: boolean }

/** The published Uniswap V2 of a chain; undefined if there is none. */
export function exchangeOf(chainId: number) {
  return venueOf(publishedVenues(chainId), 'v2')
}

/**
 * The symbols of tokens that pools are looked for with, the native coin first. A chain whose native coin has another
 * symbol than ETH pairs with its wrapped coin, because a community's file calls the native coin ETH.
 */
export function commonTokens(chain: ChainDefinition): readonly (ListedToken & { pair: PairAnswer })[] {
  const wrappedNative = publishedWrappedNative(chain.id)
  if (!wrappedNative || !exchangeOf(chain.id)) return []
  const { symbol, name, decimals } = chain.nativeCurrency
  const wrapped = { symbol: `W${symbol}`, name: `Wrapped ${name}`, decimals, address: wrappedNative }
  const coin =
    symbol === nativeSymbol
      ? { ...wrapped, symbol: nativeSymbol, pair: 'native' as const }
      : { ...wrapped, pair: wrapped }
  return [coin, ...(dollarTokens[chain.id] ?? []).map((token) => ({ ...token, pair: token }))]
}

/**
 * Finds the pools of a token with the native coin and with dollar tokens.
 * @throws {NodeError} if the node does not answer
 */
export async function findPairs(
  reader: ChainReader,
  chain: ChainDefinition,
  token: Pick<TokenAnswer, 'symbol'> & { readonly address: Address },
): Promise<FoundPair[]> {
  const exchange = exchangeOf(chain.id)
  if (!exchange) return []
  const pools = await findPools(
    reader,
    exchange,
    token.address,
    // A file cannot list two tokens whose symbols people mistake for each other.
    commonTokens(chain).filter(({ symbol }) => foldSymbol(symbol) !== foldSymbol(token.symbol)),
  )
  return pools.map(({ token: { pair, symbol }, isEmpty }) => ({ pair, symbol, isEmpty }))
}

/** The pair of a token whose pools cannot be looked up. */
export function presumedPairs(chain: ChainDefinition): PairAnswer[] {
  return commonTokens(chain)
    .slice(0, 1)
    .map(({ pair }) => pair)
}

export function symbolOfPair(pair: PairAnswer): string {
  return pair === 'native' ? nativeSymbol : pair.symbol
}

/**
 * Returns the fields of a claim that a community's file can hold.
 * @param address of the token
 */
export function usableClaim(
  claim: ClaimedToken,
  address: Address,
): { [Field in keyof Omit<TokenAnswer, 'address'>]: TokenAnswer[Field] | null } & { address: Address } {
  const symbol = v.safeParse(fields.symbol, claim.symbol)
  const name = v.safeParse(fields.name, claim.name)
  return {
    symbol: symbol.success ? symbol.output : null,
    name: name.success ? name.output : null,
    decimals: claim.decimals,
    address,
  }
}

/** Returns a warning about a token that has the symbol of a well-known one at another address; null for all others. */
export function imitationWarning(
  { symbol, address }: Pick<TokenAnswer, 'symbol' | 'address'>,
  chain: ChainDefinition,
): string | null {
  const known = commonTokens(chain).find((token) => foldSymbol(token.symbol) === foldSymbol(symbol))
  if (!known || address === null || isSameAddress(known.address, address)) return null
  return `Careful: ${known.symbol} on ${chain.name} is ${known.address}. This is another token with the same symbol.`
}
