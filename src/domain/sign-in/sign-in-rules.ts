import type { SignInFields } from './sign-in-message'

/** How far the clocks of two servers may differ, ms. */
export const clockSkew = 300_000

/** How long a proposed message can be used, ms: the owners of a Safe may sign hours after one another. */
export const nonceLifetime = { plain: 300_000, safe: 86_400_000 } as const

/** How long a session lasts, ms: the owners of a contract may change, so its sessions are short. */
export const sessionLifetime = { account: 604_800_000, contract: 3_600_000 } as const

/** After how long the signature of a contract is asked for again, ms. */
export const reverifyAfter = 60_000

/** The place where one signs in, as it is configured. */
export type SignInPlace = { domain: string; uri: string; chainIds: readonly number[] }

/** Why a message is refused. */
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
 * Whether a signed message is the one that was proposed, for this place and at this time (EIP-4361, "Verifying a signed
 * message"). The place is compared as well as the proposal: a server that has moved refuses sign-ins at its old address.
 * @param signed what the visitor signed
 * @param proposed what the server kept with the nonce
 * @param now ms
 * @returns null when it is
 */
export function signInProblem(
  signed: SignInFields,
  proposed: SignInFields,
  { domain, uri, chainIds }: SignInPlace,
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
