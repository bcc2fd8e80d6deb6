import type { Hex } from '@/domain/hex'
import 'server-only'
import * as v from 'valibot'
import type { Address } from '@/domain/address'
import { AppError } from '@/domain/errors'
import type { Session } from '@/domain/sign-in/session'
import { parseSignInMessage, type SignInFields } from '@/domain/sign-in/sign-in-message'
import { sessionLifetime, signInProblem } from '@/domain/sign-in/sign-in-rules'
import { Refusal } from '@/server/http/refusal'
import { type Nonce, returnNonce, spendNonce } from '../db/nonces'
import type { Database } from '../db/opened-database'
import { hashToken } from '../db/session-token'
import { openSession } from '../db/sessions'
import { publicSession } from './current-session'
import type { AuthPorts } from './ports'

/**
 * The largest request, bytes. A message has fewer than 600, and a signature of many owners or of a factory has several
 * thousand.
 */
export const maxVerifyBytes = 32_768

/**
 * A page's request to sign in. `signature` is hex with complete bytes. It is `0x` for a Safe that signed on the chain.
 */
export const verifyRequest = v.strictObject({
  message: v.pipe(v.string(), v.minLength(1), v.maxCodePoints(2000)),
  signature: v.custom<Hex>(
    (value) => typeof value === 'string' && value.length <= 24_000 && /^0x(?:[0-9a-fA-F]{2})*$/.test(value),
  ),
  frame: v.optional(v.boolean(), false),
})

export type BrowserCookies = { browser: string | null; session: string | null }

/**
 * Parses a message before any other check.
 * @throws {Refusal} 400 if it is not an EIP-4361 message in this site's format
 */
function readMessage(message: string): SignInFields {
  const fields = parseSignInMessage(message)
  if (!fields) throw new Refusal(400, 'verification-failed', 'Not a message that this server proposes')
  return fields
}

/**
 * Signs a visitor in (S7.1). The nonce is used up first, so that a message can be tried only once. Then the message is
 * compared with the proposal, and the signature is checked. If the signature cannot be checked, the nonce stays usable.
 * The previous session of the browser ends.
 * @param admit called with the account after nonce and browser match, before a node is called; throws to refuse
 * @returns the session and its new secret, which is sent only in the cookie
 * @throws {AppError} `verification-failed` for any mismatch, `node-unavailable`, `database-unavailable`
 */
export async function verifySignIn(
  { database, verify, now, randomBytes, site }: AuthPorts,
  { message, signature }: { message: string; signature: Hex },
  cookies: BrowserCookies,
  admit: (account: Address) => Promise<void> = async () => undefined,
): Promise<{ session: Session; token: string; maxAgeMs: number }> {
  const fields = readMessage(message)
  const nonce = await spendNonce(await database(), fields.nonce, now())
  if (!nonce) throw refused('the nonce is spent, expired or unknown')
  if (!isOfBrowser(nonce, cookies.browser)) throw refused('the nonce was given to another browser')
  const problem = signInProblem(fields, nonce.fields, site, now().getTime())
  if (problem) throw refused(problem)
  const { address, chainId } = fields
  const kind = await orReturnNonce(await database(), nonce, async () => {
    await admit(address)
    return verify(chainId, { address, message, signature })
  })
  // A nonce that is valid for a day is only for contracts, whose owners need that time.
  if (!kind || (nonce.kind === 'safe' && kind !== 'contract')) throw refused('signature')
  const token = Buffer.from(randomBytes(32)).toString('base64url')
  const start = now()
  const maxAgeMs = sessionLifetime[kind]
  const stored = await openSession(
    await database(),
    {
      tokenHash: hashToken(token),
      address,
      chainId,
      kind,
      proof: kind === 'contract' ? { message, signature } : null,
      now: start,
      expiresAt: new Date(start.getTime() + maxAgeMs),
    },
    cookies.session ? hashToken(cookies.session) : undefined,
  )
  return { session: publicSession(stored), token, maxAgeMs }
}

/** Makes the nonce usable again if the check ends without a result. */
async function orReturnNonce<Result>(
  database: Database,
  { nonce }: Nonce,
  decide: () => Promise<Result>,
): Promise<Result> {
  try {
    return await decide()
  } catch (error) {
    // The visitor sees the first failure, not the failure to return the nonce.
    await returnNonce(database, nonce).catch(() => undefined)
    throw error
  }
}

function isOfBrowser({ browserHash }: Nonce, browser: string | null): boolean {
  return browser !== null && hashToken(browser) === browserHash
}

/** The reason is for the log and never contains data from the request. The visitor sees the text of the error code. */
function refused(reason: string): AppError {
  return new AppError('verification-failed', new Error(reason))
}
