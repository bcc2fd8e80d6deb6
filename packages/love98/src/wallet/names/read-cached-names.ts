import { readStored } from '@/browser/storage'
import { nameCacheKey } from '@/domain/wallet/storage-keys'
import { nameCache, parseNames } from './parse-names'

/**
 * Reads the names that earlier look-ups have stored, by account in lower case, without the wallet's code. Expired and
 * invalid records give no names.
 */
export function readCachedNames(): ReadonlyMap<string, string> {
  const stored = readStored(nameCacheKey)
  if (stored === null) return new Map()
  try {
    const { timestamp, buster, clientState } = parseNames(stored)
    if (buster !== nameCache.buster || Date.now() - timestamp > nameCache.maxAge) return new Map()
    return new Map(
      clientState.queries.flatMap(({ queryKey: [kind, , account], state: { data } }) =>
        kind === 'ens-name' && typeof account === 'string' && typeof data === 'string'
          ? [[account.toLowerCase(), data] as const]
          : [],
      ),
    )
  } catch {
    return new Map()
  }
}
