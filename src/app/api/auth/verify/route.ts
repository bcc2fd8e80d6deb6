import { cookiePlace, readCookie, writeCookie } from '@/server/auth/session-cookie'
import { maxVerifyBytes, verifyRequest, verifySignIn } from '@/server/auth/verify-sign-in'
import { countSignIn } from '@/server/count-event'
import { handle, refuseMethod } from '@/server/http/handle'
import { limitAccountOfSender, limitSender } from '@/server/http/rate-limit'
import { readBody } from '@/server/http/read-body'
import { ports } from '../../ports'

/** Checks a signed message and signs its account in. */
export const POST = handle(async (request) => {
  await limitSender(request, 'verify')
  const signed = await readBody(request, verifyRequest, maxVerifyBytes)
  const place = cookiePlace(request, signed.frame)
  const cookies = {
    browser: readCookie(request, 'browser', place),
    session: readCookie(request, 'session', place),
  }
  const { session, token, maxAgeMs } = await countSignIn(
    verifySignIn(ports().auth, signed, cookies, (address) =>
      limitAccountOfSender(request, address, 'verify-account'),
    ),
  )
  const response = Response.json(session)
  response.headers.append('set-cookie', writeCookie('session', place, token, maxAgeMs / 1000))
  return response
})

export const GET = refuseMethod('POST')
