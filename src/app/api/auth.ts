import { currentSession, endSessions } from '@/server/auth/current-session'
import { issueSignInNonce, nonceRequest } from '@/server/auth/issue-nonce'
import { cookiePlace, cookiePlaces, readCookie, writeCookie } from '@/server/auth/session-cookie'
import { maxVerifyBytes, verifyRequest, verifySignIn } from '@/server/auth/verify-sign-in'
import { countSignIn } from '@/server/count-event'
import { createToken } from '@/server/db/session-token'
import { limitAccountOfSender } from '@/server/http/rate-limit'
import { route } from '@/server/http/route'
import { ports } from './ports'

/** As long as two nonces of a Safe, seconds: a message must not outlive the cookie it is bound to. */
const browserAge = 172_800

export const authRoutes = [
  /** Proposes a message to sign, and remembers which browser asked. */
  route({
    method: 'POST',
    path: '/api/auth/nonce',
    limit: 'nonce',
    body: { schema: nonceRequest, maxBytes: 1024 },
    async answer({ request, sender, body }) {
      await limitAccountOfSender(sender, body.address, 'nonce-account')
      const place = cookiePlace(request, body.frame)
      const browser = readCookie(request, 'browser', place) ?? createToken()
      const fields = await issueSignInNonce(ports().auth, body, browser)
      const response = Response.json({ fields })
      response.headers.append('set-cookie', writeCookie('browser', place, browser, browserAge))
      return response
    },
  }),
  /** Checks a signed message and signs its account in. */
  route({
    method: 'POST',
    path: '/api/auth/verify',
    limit: 'verify',
    body: { schema: verifyRequest, maxBytes: maxVerifyBytes },
    async answer({ request, sender, body }) {
      const place = cookiePlace(request, body.frame)
      const cookies = {
        browser: readCookie(request, 'browser', place),
        session: readCookie(request, 'session', place),
      }
      const { session, token, maxAgeMs } = await countSignIn(
        verifySignIn(ports().auth, body, cookies, (address) =>
          limitAccountOfSender(sender, address, 'verify-account'),
        ),
      )
      const response = Response.json(session)
      response.headers.append('set-cookie', writeCookie('session', place, token, maxAgeMs / 1000))
      return response
    },
  }),
  /** The current session: `Session`. */
  route({
    method: 'GET',
    path: '/api/auth/session',
    limit: 'session',
    answer: async ({ request }) => Response.json(await currentSession(ports().auth, request)),
  }),
  /** Signs out, in both places at once. */
  route({
    method: 'DELETE',
    path: '/api/auth/session',
    limit: 'session',
    async answer({ request }) {
      await endSessions(ports().auth, request)
      const response = Response.json({ status: 'unauthenticated' })
      for (const place of cookiePlaces)
        response.headers.append('set-cookie', writeCookie('session', place, '', 0))
      return response
    },
  }),
]
