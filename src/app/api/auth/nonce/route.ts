import { issueSignInNonce, nonceRequest } from '@/server/auth/issue-nonce'
import { readBody } from '@/server/auth/read-body'
import { createToken } from '@/server/db/session-token'
import { handle, refuseMethod } from '@/server/handle'
import { limitAccount, limitSender } from '@/server/rate-limit'
import { cookiePlace, readCookie, writeCookie } from '@/server/session-cookie'
import { authPorts } from '../ports'

/** As long as two nonces of a Safe, seconds: a message must not outlive the cookie it is bound to. */
const browserAge = 172_800

/** Proposes a message to sign, and remembers which browser asked. */
export const POST = handle(async (request) => {
  await limitSender(request, 'nonce')
  const asked = await readBody(request, nonceRequest, 1024)
  await limitAccount(asked.address, 'nonce-account')
  const place = cookiePlace(request, asked.frame)
  const browser = readCookie(request, 'browser', place) ?? createToken()
  const fields = await issueSignInNonce(authPorts(), asked, browser)
  const response = Response.json({ fields })
  response.headers.append('set-cookie', writeCookie('browser', place, browser, browserAge))
  return response
})

export const GET = refuseMethod('POST')
