import type { Address } from '@/domain/address'

export type Session =
  | { status: 'unauthenticated' }
  | {
      status: 'authenticated'
      /** Checksummed. */
      address: Address
      /** The chain on which the signature was verified; a contract is another account on each chain. */
      chainId: number
      kind: 'account' | 'contract'
      /** ISO 8601. */
      expiresAt: string
    }

/** The sign-in status of the connected account `[S4.3]`. */
export type SignInStatus = { status: 'loading' } | Session

/**
 * Checks an answer of the sign-in endpoints.
 * @throws {TypeError} if it is not a session
 */
export function parseSession(answer: unknown): Session {
  if (typeof answer !== 'object' || answer === null) throw new TypeError('session: not an object')
  const { status, address, chainId, kind, expiresAt }: Record<string, unknown> = { ...answer }
  if (status === 'unauthenticated') return { status }
  if (
    status === 'authenticated' &&
    isAddress(address) &&
    typeof chainId === 'number' &&
    Number.isSafeInteger(chainId) &&
    (kind === 'account' || kind === 'contract') &&
    typeof expiresAt === 'string' &&
    !Number.isNaN(Date.parse(expiresAt))
  )
    return { status, address, chainId, kind, expiresAt }
  throw new TypeError('session: not as expected')
}

/**
 * Returns whether a session belongs to an account. The session of a contract also depends on the chain, because a
 * contract is another account on each chain.
 */
export function isSessionOf(
  session: Session,
  { address, chainId }: { address: Address; chainId: number },
): boolean {
  if (session.status !== 'authenticated' || session.address !== address) return false
  return session.kind === 'account' || session.chainId === chainId
}

function isAddress(value: unknown): value is Address {
  return typeof value === 'string' && /^0x[0-9a-fA-F]{40}$/.test(value)
}
