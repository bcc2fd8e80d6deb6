import type { Address } from './address'

/** The symbol of the native coin of a chain in the names of pairs, in `tokens` and in links to a swap site. */
export const nativeSymbol = 'ETH'

const nativeDecimals = 18

export type Asset = {
  readonly chainId: number
  readonly symbol: string
  readonly decimals: number
  readonly isNative: boolean
  /** The token; for the native coin its wrapped token, which pools hold. Null for a token that is not deployed. */
  readonly address: Address | null
}

export type DeployedAsset = Asset & { readonly address: Address }

export type Token = {
  readonly name: string
  readonly decimals: number
  readonly address: Address | null
  /** The chain of the token; left out for the main chain. */
  readonly chainId?: number | undefined
}

/** Reads the fields of an object. A reader reports an invalid field in its own words, because its readers differ. */
export type FieldReader = {
  /** Reads a text that is not empty. */
  readonly text: (field: string) => string
  readonly whole: (field: string, min: number, max: number) => number
  /** Reads the id of a chain; undefined if the field is missing. */
  readonly chainId: (field: string) => number | undefined
  readonly address: (field: string) => Address | null
}

/**
 * Parses a token of the community's file, of the settings for the browser and of the demo's manifest. It needs no
 * library, because the browser parses its settings before it loads one.
 */
export function readToken(read: FieldReader): Token {
  return {
    name: read.text('name'),
    decimals: read.whole('decimals', 0, mostDecimals),
    address: read.address('address'),
    chainId: read.chainId('chainId'),
  }
}

/** ERC-20 allows up to 255; with more than 36 decimals, people cannot read an amount. */
export const mostDecimals = 36

type Contracts = {
  readonly tokens: Readonly<Record<string, Pick<Token, 'decimals' | 'address' | 'chainId'>>>
  readonly exchange: { readonly chainId: number; readonly wrappedNative: Address | null }
}

/**
 * Returns the asset with a symbol: the native coin of the chain of the exchange, or a configured token on its own chain;
 * null for a symbol that is not configured.
 */
export function resolveAsset({ tokens, exchange }: Contracts, symbol: string): Asset | null {
  const { chainId, wrappedNative } = exchange
  if (symbol === nativeSymbol)
    return { chainId, symbol, decimals: nativeDecimals, isNative: true, address: wrappedNative }
  const token = Object.hasOwn(tokens, symbol) ? tokens[symbol] : undefined
  if (!token) return null
  const { decimals, address } = token
  return { chainId: token.chainId ?? chainId, symbol, decimals, isNative: false, address }
}

export function isDeployed(asset: Asset | null | undefined): asset is DeployedAsset {
  return Boolean(asset?.address)
}

/** Returns whether assets are on the chain of an exchange. Its native coin always is. */
export function areOn({ chainId }: { readonly chainId: number }, assets: readonly Asset[]): boolean {
  return assets.every((asset) => asset.chainId === chainId)
}

/**
 * Returns how a link or a list names an asset: `ETH`, or the address of a token; null for a token without an
 * address.
 */
export function assetReference(
  symbol: string,
  tokens: Readonly<Record<string, { readonly address: string | null }>>,
): string | null {
  return symbol === nativeSymbol ? nativeSymbol : (tokens[symbol]?.address ?? null)
}
