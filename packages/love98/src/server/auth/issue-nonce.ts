import 'server-only'
import * as v from 'valibot'
import { getAddress } from 'viem'
import { AppError } from '@/domain/errors'
import type { SignInFields } from '@/domain/sign-in/sign-in-message'
import { nonceLifetime } from '@/domain/sign-in/sign-in-rules'
import { issueNonce } from '../db/nonces'
import { hashToken } from '../db/session-token'
import type { AuthPorts } from './ports'

/** A page's request for a nonce. `kind` is `safe` if the owners of a Safe will sign one after another. */
export const nonceRequest = v.strictObject({
  address: v.pipe(
    v.string(),
    v.regex(/^0x[0-9a-fA-F]{40}$/),
    v.transform((address) => getAddress(address.toLowerCase())),
  ),
  chainId: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  kind: v.optional(v.picklist(['plain', 'safe']), 'plain'),
  frame: v.optional(v.boolean(), false),
})

/**
 * Proposes a message for an account and stores it with its nonce, bound to the requesting browser.
 * @param browser the value of the browser's cookie
 * @throws {AppError} `unknown-chain`, `database-unavailable`
 */
export async function issueSignInNonce(
  { database, now, randomBytes, site }: AuthPorts,
  { address, chainId, kind }: Pick<v.InferOutput<typeof nonceRequest>, 'address' | 'chainId' | 'kind'>,
  browser: string,
): Promise<SignInFields> {
  const { domain, uri, chainIds, statement } = site
  if (!chainIds.includes(chainId)) throw new AppError('unknown-chain')
  const issuedAt = now()
  const expiresAt = new Date(issuedAt.getTime() + nonceLifetime[kind])
  // 128 bits for the nonce, in hex because EIP-4361 allows only letters and digits.
  const nonce = Buffer.from(randomBytes(16)).toString('hex')
  const fields: SignInFields = {
    domain,
    address,
    statement,
    uri,
    version: '1',
    chainId,
    nonce,
    issuedAt: issuedAt.toISOString(),
    expirationTime: expiresAt.toISOString(),
    requestId: Buffer.from(randomBytes(8)).toString('hex'),
  }
  const browserHash = hashToken(browser)
  await issueNonce(await database(), { nonce, kind, browserHash, fields, expiresAt })
  return fields
}
