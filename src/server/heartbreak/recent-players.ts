import 'server-only'
import type { AuthPorts } from '../auth/ports'
import { readSessionToken } from '../auth/session-cookie'
import { hashToken } from '../db/session-token'
import { findPlayerOrFail, type Player } from './player'

/** `lifetime`: ms from the answer of the database. Cookies that are kept. */
export const recentLimits = { lifetime: 5_000, cookies: 2_000 } as const

/**
 * Whose cookies were seen in the last five seconds, by the hash of the cookie. For public data only, such as the row of a
 * leaderboard that is marked as the visitor's own: a session that has ended is still known here for five seconds.
 */
export type RecentPlayers = {
  /** The signed-in wallet of a request; null without one, or when it cannot be determined now. */
  find(auth: AuthPorts, request: Request): Promise<Player | null>
}

/** `until`: ms, no time while the database is being asked. */
type Entry = { player: Promise<Player | null>; until: number }

export function createRecentPlayers(now: () => number = Date.now): RecentPlayers {
  const entries = new Map<string, Entry>()
  const makeRoom = () => {
    for (const [key, { until }] of entries) if (until <= now()) entries.delete(key)
    for (const key of entries.keys()) if (entries.size >= recentLimits.cookies) entries.delete(key)
  }
  return {
    async find(auth, request) {
      const token = readSessionToken(request)
      if (token === null) return null
      const key = hashToken(token)
      const known = entries.get(key)
      if (known && known.until > now()) return known.player.catch(() => null)
      if (entries.size >= recentLimits.cookies) makeRoom()
      const entry: Entry = { player: findPlayerOrFail(auth, request), until: Number.POSITIVE_INFINITY }
      entries.delete(key)
      entries.set(key, entry)
      try {
        const player = await entry.player
        entry.until = now() + recentLimits.lifetime
        return player
      } catch {
        if (entries.get(key) === entry) entries.delete(key)
        return null
      }
    },
  }
}
