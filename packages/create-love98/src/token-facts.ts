import * as v from 'valibot'
import type { ChainReader } from '../../love98/scripts/lib/pair/chain-reader.ts'
import { type FoundPool, findPools } from '../../love98/scripts/lib/pair/find-pools.ts'
import { poolTexts } from '../../love98/scripts/lib/pair/pool-texts.ts'
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

export type FoundPair = {
  readonly pair: PairAnswer
  readonly symbol: string
  readonly isEmpty: boolean
  /** The pool in one line. */
  readonly text: string
}

type OtherToken = ListedToken & { readonly other: PairAnswer['other'] }

/** Returns whether Uniswap has published deployments on a chain. */
export function hasExchange(chainId: number): boolean {
  return publishedVenues(chainId).length > 0
}

/**
 * The symbols of tokens that pools are looked for with, the native coin first. A chain whose native coin has another
 * symbol than ETH pairs with its wrapped coin, because a community's file calls the native coin ETH.
 */
export function commonTokens(chain: ChainDefinition): readonly OtherToken[] {
  const wrappedNative = publishedWrappedNative(chain.id)
  if (!wrappedNative || !hasExchange(chain.id)) return []
  const { symbol, name, decimals } = chain.nativeCurrency
  const wrapped = { symbol: `W${symbol}`, name: `Wrapped ${name}`, decimals, address: wrappedNative }
  const coin =
    symbol === nativeSymbol
      ? { ...wrapped, symbol: nativeSymbol, other: 'native' as const }
      : { ...wrapped, other: wrapped }
  return [coin, ...(dollarTokens[chain.id] ?? []).map((token) => ({ ...token, other: token }))]
}

/**
 * Finds the pools of a token with the native coin and with dollar tokens on every published venue, the deepest first.
 * @throws {NodeError} if the node does not answer
 */
export async function findPairs(
  reader: ChainReader,
  chain: ChainDefinition,
  token: Pick<TokenAnswer, 'symbol' | 'decimals'> & { readonly address: Address },
): Promise<FoundPair[]> {
  // A file cannot list two tokens whose symbols people mistake for each other.
  const others = commonTokens(chain).filter(({ symbol }) => foldSymbol(symbol) !== foldSymbol(token.symbol))
  const found: FoundPool<OtherToken>[] = await findPools(
    reader,
    publishedVenues(chain.id),
    token,
    others.map((other) => ({ ...other, isNative: other.other === 'native' })),
  )
  const pools = found.map((pool) => ({ ...pool, pair: { base: token, other: pool.token } }))
  const texts = await poolTexts(reader, pools)
  return pools.map(({ token: { other, symbol }, pool, isEmpty }, index) => ({
    ...{ pair: { other, pool }, symbol, isEmpty, text: texts[index] ?? '' },
  }))
}

/** The deepest pool with liquidity for each pair. */
export function deepestPairs(found: readonly FoundPair[]): readonly PairAnswer[] {
  const filled = found.filter(({ isEmpty }) => !isEmpty)
  return filled
    .filter(({ symbol }, index) => filled.findIndex((each) => each.symbol === symbol) === index)
    .map(({ pair }) => pair)
}

/** The pairs of a token whose pools cannot be looked up, with the pools of Uniswap V2. */
export function offeredPairs(chain: ChainDefinition): readonly PairAnswer[] {
  if (!venueOf(publishedVenues(chain.id), 'v2')) return []
  return commonTokens(chain).map(({ other }) => ({ other, pool: { kind: 'v2' } }))
}

/** The pair of a token whose pools cannot be looked up. */
export function presumedPairs(chain: ChainDefinition): readonly PairAnswer[] {
  return offeredPairs(chain).slice(0, 1)
}

export function symbolOfPair({ other }: Pick<PairAnswer, 'other'>): string {
  return other === 'native' ? nativeSymbol : other.symbol
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
