import { issueSignInNonce, nonceRequest } from '@/server/auth/issue-nonce'
import { cookiePlace, readCookie, writeCookie } from '@/server/auth/session-cookie'
import { createToken } from '@/server/db/session-token'
import { handle, refuseMethod } from '@/server/http/handle'
import { limitAccountOfSender, limitSender } from '@/server/http/rate-limit'
import { readBody } from '@/server/http/read-body'
import { ports } from '../../ports'

/** As long as two nonces of a Safe, seconds: a message must not outlive the cookie it is bound to. */
const browserAge = 172_800

/** Proposes a message to sign, and remembers which browser asked. */
export const POST = handle(async (request) => {
  await limitSender(request, 'nonce')
  const asked = await readBody(request, nonceRequest, 1024)
  await limitAccountOfSender(request, asked.address, 'nonce-account')
  const place = cookiePlace(request, asked.frame)
  const browser = readCookie(request, 'browser', place) ?? createToken()
  const fields = await issueSignInNonce(ports().auth, asked, browser)
  const response = Response.json({ fields })
  response.headers.append('set-cookie', writeCookie('browser', place, browser, browserAge))
  return response
})

export const GET = refuseMethod('POST')
