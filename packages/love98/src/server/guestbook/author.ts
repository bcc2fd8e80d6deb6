import 'server-only'
import { type Address, isSameAddress } from '@/domain/address'
import { AppError } from '@/domain/errors'
import { accountKey } from '@/domain/guestbook/guestbook-message'
import type { Session } from '@/domain/sign-in/session'
import { currentSession } from '../auth/current-session'
import type { AuthPorts } from '../auth/ports'
import { Refusal } from '../http/refusal'
import type { GuestbookPorts, GuestbookSettings } from './ports'

/** A signed-in account. `account` is its key, see `accountKey`. */
export type Author = { account: string; address: Address; chainId: number; kind: 'account' | 'contract' }

/**
 * Returns the signed-in account of a request.
 * @throws {AppError} `not-signed-in`, `node-unavailable`, `database-unavailable`
 */
export async function requireAuthor(auth: AuthPorts, request: Request, inFrame: boolean): Promise<Author> {
  const author = authorOf(await currentSession(auth, request, inFrame))
  if (!author) throw new AppError('not-signed-in')
  return author
}

/** Returns true if an account is an owner of the site, by the present version of the community's file. */
export function isOwner(
  { owners, ownerChainId }: GuestbookSettings,
  { address, chainId, kind }: Pick<Author, 'address' | 'chainId' | 'kind'>,
): boolean {
  const isThere = kind === 'account' || chainId === ownerChainId
  return isThere && owners.some((owner) => isSameAddress(owner, address))
}

/** @throws {Refusal} 403 if this site has no guestbook */
export function requireGuestbook({ settings }: Pick<GuestbookPorts, 'settings'>): GuestbookSettings {
  if (!settings) throw new Refusal(403, 'method-not-allowed', 'This site has no guestbook')
  return settings
}

function authorOf(session: Session): Author | null {
  if (session.status !== 'authenticated') return null
  const { address, chainId, kind } = session
  return { account: accountKey({ address, chainId, kind }), address, chainId, kind }
}
