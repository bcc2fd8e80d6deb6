import { readStored, writeStored } from '@/browser/storage'
import { isRecord } from '@/domain/is-record'
import { recentWalletsKey } from '@/domain/wallet/storage-keys'

/** The version of the stored format `[S9.6]`. */
const version = 2
/**
 * The number of stored wallets. It is larger than the list, because wallets that are no longer installed are skipped.
 */
const maxStored = 10

/** Returns the ids of the connected wallets, the latest first; an empty list if nothing valid is stored. */
export function recentWallets(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(readStored(recentWalletsKey) ?? 'null')
    if (!isRecord(stored) || stored.version !== version) return []
    return Array.isArray(stored.ids)
      ? stored.ids.filter((id) => typeof id === 'string').slice(0, maxStored)
      : []
  } catch {
    return []
  }
}

export function rememberWallet(id: string): void {
  const ids = [id, ...recentWallets().filter((other) => other !== id)].slice(0, maxStored)
  writeStored(recentWalletsKey, JSON.stringify({ version, ids }))
}
