import { currentSession, endSessions } from '@/server/auth/current-session'
import { cookiePlaces, writeCookie } from '@/server/auth/session-cookie'
import { handle, refuseMethod } from '@/server/http/handle'
import { limitSender } from '@/server/http/rate-limit'
import { ports } from '../../ports'

export const dynamic = 'force-dynamic'

/** The current session: `Session`. */
export const GET = handle(async (request) => {
  await limitSender(request, 'session')
  return Response.json(await currentSession(ports().auth, request))
})

/** Signs out, in both places at once. */
export const DELETE = handle(async (request) => {
  await limitSender(request, 'session')
  await endSessions(ports().auth, request)
  const response = Response.json({ status: 'unauthenticated' })
  for (const place of cookiePlaces)
    response.headers.append('set-cookie', writeCookie('session', place, '', 0))
  return response
})

export const POST = refuseMethod('GET, HEAD, DELETE')
