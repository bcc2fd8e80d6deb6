import { readStored, writeStored } from '@/browser/storage'
import { isRecord } from '@/domain/is-record'
import { recentWalletsKey } from '@/domain/wallet/storage-keys'

/** The version of our own stores `[S9.6]`. */
const version = 2
/** More than the list shows: a wallet that is not installed any more is skipped. */
const kept = 10

/** The ids of the wallets connected before, the latest first; none when nothing valid is stored. */
export function recentWallets(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(readStored(recentWalletsKey) ?? 'null')
    if (!isRecord(stored) || stored.version !== version) return []
    return Array.isArray(stored.ids) ? stored.ids.filter((id) => typeof id === 'string').slice(0, kept) : []
  } catch {
    return []
  }
}

/** Stores a wallet that was just connected. */
export function rememberWallet(id: string): void {
  const ids = [id, ...recentWallets().filter((other) => other !== id)].slice(0, kept)
  writeStored(recentWalletsKey, JSON.stringify({ version, ids }))
}
