import 'server-only'
import { cookiePlace, readCookie } from '@/server/auth/session-cookie'
import { currentSession } from '../auth/current-session'
import type { AuthPorts } from '../auth/ports'
import { type Player, playerOf, requirePlayer } from './player'

/**
 * Who asks for something that only a signed-in wallet may do.
 * @param saysFrame what the body says of where the page is
 * @throws {LoveError} `not-signed-in`, `node-unavailable`, `database-unavailable`
 */
export async function signedIn(auth: AuthPorts, request: Request, saysFrame = false): Promise<Player> {
  return requirePlayer(await currentSession(auth, tokenOf(request, saysFrame)))
}

/** Who looks at what everybody may see; null when nobody is signed in, or it cannot be told just now. */
export async function visitorOf(auth: AuthPorts, request: Request): Promise<Player | null> {
  const token = tokenOf(request, false)
  if (token === null) return null
  return currentSession(auth, token).then(playerOf, () => null)
}

/** A browser sends each of the two cookies only where it was set; a page that does not say where it is has one of them. */
function tokenOf(request: Request, saysFrame: boolean): string | null {
  const own = readCookie(request, 'session', cookiePlace(request, saysFrame))
  return own ?? readCookie(request, 'session', 'page') ?? readCookie(request, 'session', 'frame')
}
