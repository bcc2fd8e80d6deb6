import type { Address } from '@/domain/address'
import type { Session } from '@/domain/sign-in/session'
import type { StoredSession } from '../db/sessions'

/** What a browser may know of a stored session. */
export function sessionOf({ address, chainId, kind, expiresAt }: StoredSession): Session {
  const expiry = expiresAt.toISOString()
  return { status: 'authenticated', address: address as Address, chainId, kind, expiresAt: expiry }
}
