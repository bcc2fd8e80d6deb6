import 'server-only'
import type { AuthPorts } from '../auth/ports'
import { readSessionToken } from '../auth/session-cookie'
import { hashToken } from '../db/session-token'
import { createLruCache, keepFor } from '../lru-cache'
import { findPlayerOrFail, type Player } from './player'

/** `lifetime` is the time after the answer of the database, ms. `cookies` is the number of stored cookies. */
export const recentLimits = { lifetime: 5_000, cookies: 2_000 } as const

/**
 * The players whose cookies were used in the last five seconds, by the hash of the cookie. They are for public data
 * only, such as the marked row of the visitor in a leaderboard, because a session that has ended is still stored here
 * for up to five seconds.
 */
export type RecentPlayers = {
  /** Returns the signed-in wallet of a request, or null without a wallet or if it cannot be determined now. */
  find(auth: AuthPorts, request: Request): Promise<Player | null>
}

type Entry = { player: Promise<Player | null> }

export function createRecentPlayers(now: () => number = Date.now): RecentPlayers {
  const entries = createLruCache<Entry>({ max: recentLimits.cookies }, now)
  return {
    async find(auth, request) {
      const token = readSessionToken(request)
      if (token === null) return null
      const key = hashToken(token)
      const known = entries.get(key)
      if (known) return known.player.catch(() => null)
      const entry: Entry = { player: findPlayerOrFail(auth, request) }
      entries.set(key, entry)
      const isCurrent = () => entries.peek(key) === entry
      try {
        const player = await entry.player
        if (isCurrent()) keepFor(entries, key, entry, recentLimits.lifetime)
        return player
      } catch {
        if (isCurrent()) entries.delete(key)
        return null
      }
    },
  }
}
