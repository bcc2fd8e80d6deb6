import { readStored } from '@/browser/storage'
import { isRecord } from '@/domain/is-record'
import { nameCacheKey } from '@/domain/wallet/storage-keys'

/** The persisted copy `[S9.6]` `[S9.8]`: written at most once a second, expired after a day. */
export const nameCache = { buster: '2', maxAge: 86_400_000, throttleTime: 1_000 } as const

/** The most characters of a DNS name. */
const nameLimit = 255

export function isStoredName(data: unknown): data is string {
  return typeof data === 'string' && data.length <= nameLimit && /^[^\p{C}\s]+$/u.test(data)
}

/**
 * Reads the names that earlier look-ups have stored, by account in lower case, without the wallet's code. Expired and
 * invalid records give no names.
 */
export function readCachedNames(): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  try {
    const { timestamp, buster, clientState } = JSON.parse(readStored(nameCacheKey) ?? '{}')
    if (buster !== nameCache.buster || !(Date.now() - timestamp <= nameCache.maxAge)) return names
    for (const { queryKey, state } of clientState.queries.filter(isRecord)) {
      const [kind, , account]: unknown[] = queryKey
      if (kind === 'ens-name' && typeof account === 'string' && isStoredName(state?.data))
        names.set(account.toLowerCase(), state.data)
    }
  } catch {
    // The names before an invalid record are kept.
  }
  return names
}
