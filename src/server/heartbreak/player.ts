import 'server-only'
import { LoveError } from '@/domain/errors'
import type { Session } from '@/domain/sign-in/session'
import { currentSession } from '../auth/current-session'
import type { AuthPorts } from '../auth/ports'

/**
 * A player. `player` is the key of a wallet: the address in lower case. A contract account can differ on each chain, so
 * its key is `<chain id>:<address>`.
 */
export type Player = { player: string; address: string; chainId: number | null }

/**
 * Returns the signed-in wallet of a request.
 * @param inFrame whether the body says that the page is in a frame
 * @throws {LoveError} `not-signed-in`, `node-unavailable`, `database-unavailable`
 */
export async function requirePlayer(auth: AuthPorts, request: Request, inFrame = false): Promise<Player> {
  const player = playerOf(await currentSession(auth, request, inFrame))
  if (!player) throw new LoveError('not-signed-in')
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
 * @throws {LoveError} `node-unavailable`, `database-unavailable`
 */
export async function findPlayerOrFail(auth: AuthPorts, request: Request): Promise<Player | null> {
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
