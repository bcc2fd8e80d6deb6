import 'server-only'
import { AppError } from '@/domain/errors'
import type { Session } from '@/domain/sign-in/session'
import { currentSession } from '../auth/current-session'
import type { AuthPorts } from '../auth/ports'
import { readSessionToken } from '../auth/session-cookie'
import { hashToken } from '../db/session-token'
import { createLruCache, setFor } from '../lru-cache'

/**
 * A player. `player` is the key of a wallet: the address in lower case. A contract account can differ on each chain, so
 * its key is `<chain id>:<address>`.
 */
export type Player = { player: string; address: string; chainId: number | null }

/**
 * Returns the signed-in wallet of a request.
 * @param inFrame whether the body says that the page is in a frame
 * @throws {AppError} `not-signed-in`, `node-unavailable`, `database-unavailable`
 */
export async function requirePlayer(auth: AuthPorts, request: Request, inFrame = false): Promise<Player> {
  const player = playerOf(await currentSession(auth, request, inFrame))
  if (!player) throw new AppError('not-signed-in')
  return player
}

/**
 * Returns the signed-in wallet of a request for public data, or null without a wallet or if it cannot be determined
 * now.
 */
export async function findPlayer(auth: AuthPorts, request: Request): Promise<Player | null> {
  return findPlayerOrFail(auth, request).catch(() => null)
}

/**
 * Returns the signed-in wallet of a request, or null without one.
 * @throws {AppError} `node-unavailable`, `database-unavailable`
 */
async function findPlayerOrFail(auth: AuthPorts, request: Request): Promise<Player | null> {
  return playerOf(await currentSession(auth, request))
}

function playerOf(session: Session): Player | null {
  if (session.status !== 'authenticated') return null
  const { address, chainId, kind } = session
  const key = address.toLowerCase()
  return kind === 'account'
    ? { player: key, address, chainId: null }
    : { player: `${chainId}:${key}`, address, chainId }
}

/** `lifetime` is the time after the answer of the database, ms. `cookies` is the number of stored cookies. */
export const recentLimits = { lifetime: 5_000, cookies: 2_000 } as const

/**
 * The players whose cookies were used in the last five seconds, by the hash of the cookie. They are for public data
 * only, such as the marked row of the visitor in a leaderboard, because a session that has ended is still stored here
 * for up to five seconds.
 */
export type RecentPlayers = {
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
        if (isCurrent()) setFor(entries, key, entry, recentLimits.lifetime)
        return player
      } catch {
        if (isCurrent()) entries.delete(key)
        return null
      }
    },
  }
}
