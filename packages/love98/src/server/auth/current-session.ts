import type { Hex } from '@/domain/hex'
import 'server-only'
import type { Address } from '@/domain/address'
import type { Session } from '@/domain/sign-in/session'
import { reverifyAfter } from '@/domain/sign-in/sign-in-rules'
import { hashToken } from '../db/session-token'
import { confirmSession, endSession, findSession, type StoredSession } from '../db/sessions'
import type { ServerPorts } from '../ports'
import type { AuthPorts } from './ports'
import { readSessionToken, readSessionTokens } from './session-cookie'

/**
 * Returns the session for the cookie of a request. All code uses this function for that. A contract account is verified
 * again at intervals. If its contract no longer accepts the signature (an owner left, or the threshold increased), the
 * session ends.
 * @param inFrame whether the body says that the page is in a frame
 * @throws {AppError} `database-unavailable`; `node-unavailable` if a contract must be called and the node does not
 *   answer
 */
export async function currentSession(ports: AuthPorts, request: Request, inFrame = false): Promise<Session> {
  const token = readSessionToken(request, inFrame)
  if (token === null) return { status: 'unauthenticated' }
  const now = ports.now()
  const database = await ports.database()
  const stored = await findSession(database, hashToken(token), now)
  if (!stored) return { status: 'unauthenticated' }
  const isDue = stored.kind === 'contract' && now.getTime() - stored.verifiedAt.getTime() >= reverifyAfter
  if (!isDue) return publicSession(stored)
  if (!(await isStillValid(ports, stored))) {
    await endSession(database, stored.tokenHash)
    return { status: 'unauthenticated' }
  }
  const isConfirmed = await confirmSession(database, stored.tokenHash, now)
  return isConfirmed ? publicSession(stored) : { status: 'unauthenticated' }
}

/**
 * Ends the sessions of all cookies of a request, of pages and of frames.
 * @throws {AppError} `database-unavailable`
 */
export async function endSessions(ports: Pick<ServerPorts, 'database'>, request: Request): Promise<void> {
  for (const token of readSessionTokens(request)) await endSession(await ports.database(), hashToken(token))
}

export function publicSession({ address, chainId, kind, expiresAt }: StoredSession): Session {
  const expiry = expiresAt.toISOString()
  return { status: 'authenticated', address: address as Address, chainId, kind, expiresAt: expiry }
}

async function isStillValid({ verify }: AuthPorts, stored: StoredSession): Promise<boolean> {
  const { address, chainId, proof } = stored
  if (!proof) return false
  const { message, signature } = proof
  const signed = { address: address as Address, message, signature: signature as Hex }
  return (await verify(chainId, signed)) === 'contract'
}
