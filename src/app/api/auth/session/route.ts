import { currentSession, endCurrentSession } from '@/server/auth/current-session'
import { type CookiePlace, cookiePlace, readCookie, writeCookie } from '@/server/auth/session-cookie'
import { handle, refuseMethod } from '@/server/http/handle'
import { limitSender } from '@/server/http/rate-limit'
import { authPorts } from '../ports'

export const dynamic = 'force-dynamic'

/** Who is signed in; a contract account is verified again now and then. */
export const GET = handle(async (request) => {
  await limitSender(request, 'session')
  const own = readCookie(request, 'session', cookiePlace(request))
  // A page that does not say where it is has one of the two, since a browser sends each only where it was set.
  const token = own ?? readCookie(request, 'session', 'page') ?? readCookie(request, 'session', 'frame')
  return Response.json(await currentSession(authPorts(), token))
})

/** Signs out, in both places at once. */
export const DELETE = handle(async (request) => {
  await limitSender(request, 'session')
  const response = Response.json({ status: 'unauthenticated' })
  for (const place of ['page', 'frame'] satisfies CookiePlace[]) {
    await endCurrentSession(authPorts(), readCookie(request, 'session', place))
    response.headers.append('set-cookie', writeCookie('session', place, '', 0))
  }
  return response
})

export const POST = refuseMethod('GET, HEAD, DELETE')
