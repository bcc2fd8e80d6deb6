import { currentSession, endSessions } from '@/server/auth/current-session'
import { issueSignInNonce, nonceRequest } from '@/server/auth/issue-nonce'
import { cookieContext, cookieContexts, readCookie, writeCookie } from '@/server/auth/session-cookie'
import { maxVerifyBytes, verifyRequest, verifySignIn } from '@/server/auth/verify-sign-in'
import { countSignIn } from '@/server/count-event'
import { createToken } from '@/server/db/session-token'
import { limitAccountOfSender, minute, rateLimit } from '@/server/http/rate-limit'
import { route } from '@/server/http/route'
import { ports } from './deployment'

/** As long as two nonces of a Safe, seconds: a message must not be valid longer than its cookie. */
const browserAge = 172_800

const sessionLimit = rateLimit('session', 240, minute)
/**
 * These count one wallet address from one address range, so that other senders cannot prevent an owner from
 * signing in.
 */
const nonceOfAccount = rateLimit('nonce-account', 20, minute, { isShared: true })
/** Counted only if nonce and browser match. */
const verifyOfAccount = rateLimit('verify-account', 8, minute, { isShared: true })

export const authRoutes = [
  /** Proposes a message to sign, bound to the requesting browser. */
  route({
    method: 'POST',
    path: '/api/auth/nonce',
    limit: rateLimit('nonce', 30, minute, { isShared: true }),
    body: { schema: nonceRequest, maxBytes: 1024 },
    async answer({ request, sender, body }) {
      await limitAccountOfSender(sender, body.address, nonceOfAccount)
      const place = cookieContext(request, body.frame)
      const browser = readCookie(request, 'browser', place) ?? createToken()
      const fields = await issueSignInNonce(ports().auth, body, browser)
      const response = Response.json({ fields })
      response.headers.append('set-cookie', writeCookie('browser', place, browser, browserAge))
      return response
    },
  }),
  route({
    method: 'POST',
    path: '/api/auth/verify',
    limit: rateLimit('verify', 10, minute, { isShared: true }),
    body: { schema: verifyRequest, maxBytes: maxVerifyBytes },
    async answer({ request, sender, body }) {
      const place = cookieContext(request, body.frame)
      const cookies = {
        browser: readCookie(request, 'browser', place),
        session: readCookie(request, 'session', place),
      }
      const { session, token, maxAgeMs } = await countSignIn(
        verifySignIn(ports().auth, body, cookies, (address) =>
          limitAccountOfSender(sender, address, verifyOfAccount),
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
    limit: sessionLimit,
    answer: async ({ request }) => Response.json(await currentSession(ports().auth, request)),
  }),
  route({
    method: 'DELETE',
    path: '/api/auth/session',
    limit: sessionLimit,
    async answer({ request }) {
      await endSessions(ports().auth, request)
      const response = Response.json({ status: 'unauthenticated' })
      for (const place of cookieContexts)
        response.headers.append('set-cookie', writeCookie('session', place, '', 0))
      return response
    },
  }),
]
