import { type Address, isSameAddress } from '@/domain/address'

/** The asset that was sent last on each chain, by chain id: the contract of a token, or null for the native coin. */
export type LastAssets = ReadonlyMap<number, Address | null>

/** The chains of a deployment are fewer; a longer stored text is not from this page. */
const mostChains = 50

/** Reads the stored text; what is no chain with an asset is dropped. Never throws. */
export function parseLastAssets(text: string | null): LastAssets {
  let stored: unknown
  try {
    stored = JSON.parse(text ?? '{}')
  } catch {
    // The text is not JSON, so another program wrote it.
  }
  const entries = Object.entries(Object(stored)).slice(0, mostChains)
  return new Map(
    entries.flatMap(([chain, asset]) =>
      /^[1-9]\d{0,14}$/.test(chain) && isAsset(asset) ? [[Number(chain), asset] as const] : [],
    ),
  )
}

/** Returns the text to store; null without an asset. */
export function serializeLastAssets(assets: LastAssets): string | null {
  return assets.size === 0 ? null : JSON.stringify(Object.fromEntries(assets))
}

function isAsset(value: unknown): value is Address | null {
  return value === null || (typeof value === 'string' && /^0x[0-9a-fA-F]{40}$/.test(value))
}

/**
 * Returns the asset with which a payment begins: the last one sent on the chain, then the community's own token, then
 * the first of the list.
 * @param last the asset sent last; undefined if none was sent, or null for the native coin
 * @param own the symbol of the community's token
 */
export function firstAsset<Asset extends { readonly symbol: string; readonly token: Address | null }>(
  list: readonly Asset[],
  { last, own }: { readonly last: Address | null | undefined; readonly own: string | undefined },
): Asset | undefined {
  const isLast = ({ token }: Asset) =>
    last !== undefined && (token === null || last === null ? token === last : isSameAddress(token, last))
  return list.find(isLast) ?? list.find(({ symbol, token }) => token !== null && symbol === own) ?? list[0]
}
