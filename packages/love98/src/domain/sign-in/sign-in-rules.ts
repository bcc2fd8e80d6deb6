import type { SignInFields } from './sign-in-message'

/** The maximum difference between the clocks of two servers, ms. */
export const clockSkew = 300_000

/**
 * The time for which a proposed message is valid, ms. It is long for a Safe, because its owners may sign hours apart.
 */
export const nonceLifetime = { plain: 300_000, safe: 86_400_000 } as const

/** The duration of a session, ms. Sessions of contracts are short, because the owners of a contract may change. */
export const sessionLifetime = { account: 604_800_000, contract: 3_600_000 } as const

/** The time after which the signature of a contract is verified again, ms. */
export const reverifyAfter = 60_000

export type SignInSite = { domain: string; uri: string; chainIds: readonly number[] }

export type SignInProblem =
  | 'domain'
  | 'uri'
  | 'scheme'
  | 'version'
  | 'address'
  | 'chain'
  | 'nonce'
  | 'statement'
  | 'request-id'
  | 'times'
  | 'not-yet-valid'
  | 'expired'

/**
 * Compares a signed message with the proposed one, with this place and with the time (EIP-4361, "Verifying a signed
 * message"). The place is compared too, so that a server that has moved rejects sign-ins at its old address.
 * @param signed the message that the visitor signed
 * @param proposed the message that the server stored with the nonce
 * @param now ms
 * @returns the first problem; null if the message is valid
 */
export function signInProblem(
  signed: SignInFields,
  proposed: SignInFields,
  { domain, uri, chainIds }: SignInSite,
  now: number,
): SignInProblem | null {
  if (signed.domain !== domain || signed.domain !== proposed.domain) return 'domain'
  if (signed.uri !== uri || signed.uri !== proposed.uri) return 'uri'
  if (signed.scheme !== proposed.scheme) return 'scheme'
  if (signed.version !== '1') return 'version'
  if (signed.address !== proposed.address) return 'address'
  if (signed.chainId !== proposed.chainId || !chainIds.includes(signed.chainId)) return 'chain'
  if (signed.nonce !== proposed.nonce) return 'nonce'
  if (signed.statement !== proposed.statement) return 'statement'
  if (signed.requestId !== proposed.requestId) return 'request-id'
  if (signed.issuedAt !== proposed.issuedAt || signed.expirationTime !== proposed.expirationTime)
    return 'times'
  if (!(Date.parse(signed.issuedAt) <= now + clockSkew)) return 'not-yet-valid'
  if (!(now < Date.parse(signed.expirationTime) + clockSkew)) return 'expired'
  return null
}
