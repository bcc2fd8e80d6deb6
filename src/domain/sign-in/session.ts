import type { Address } from '@/domain/address'

/** Who is signed in, as the server says it. */
export type Session =
  | { status: 'unauthenticated' }
  | {
      status: 'authenticated'
      /** Checksummed. */
      address: Address
      /** Where the signature was checked; a contract is another account on every chain. */
      chainId: number
      kind: 'account' | 'contract'
      /** ISO 8601. */
      expiresAt: string
    }

/** Checks an answer of the sign-in endpoints. @throws {TypeError} when it is not a session */
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

function isAddress(value: unknown): value is Address {
  return typeof value === 'string' && /^0x[0-9a-fA-F]{40}$/.test(value)
}
