import 'server-only'
import type { Address } from '@/domain/address'
import type { Session } from '@/domain/sign-in/session'
import { reverifyAfter } from '@/domain/sign-in/sign-in-rules'
import { hashToken } from '../db/session-token'
import type { StoredSession } from '../db/sessions'
import type { AuthPorts } from './ports'
import { sessionOf } from './session-of'

/**
 * Who is signed in with a cookie's value. A contract is asked again whether it still takes the signature for its own;
 * when it does not, since an owner left or more have to sign, the session ends.
 * @throws {LoveError} `database-unavailable`; `node-unavailable` when a contract must be asked and cannot be
 */
export async function currentSession(ports: AuthPorts, token: string | null): Promise<Session> {
  const now = ports.now()
  const stored = token === null ? null : await ports.db.findSession(hashToken(token), now)
  if (!stored) return { status: 'unauthenticated' }
  const isDue = stored.kind === 'contract' && now.getTime() - stored.verifiedAt.getTime() >= reverifyAfter
  if (!isDue) return sessionOf(stored)
  if (!(await isStillGood(ports, stored))) {
    await ports.db.endSession(stored.tokenHash)
    return { status: 'unauthenticated' }
  }
  const isThere = await ports.db.confirmSession(stored.tokenHash, now)
  return isThere ? sessionOf(stored) : { status: 'unauthenticated' }
}

/** Ends the session of a cookie's value; without one there is nothing to end. @throws {LoveError} `database-unavailable` */
export async function endCurrentSession({ db }: Pick<AuthPorts, 'db'>, token: string | null): Promise<void> {
  if (token !== null) await db.endSession(hashToken(token))
}

async function isStillGood({ verify }: AuthPorts, stored: StoredSession): Promise<boolean> {
  const { address, chainId, proof } = stored
  if (!proof) return false
  const { message, signature } = proof
  const signed = { address: address as Address, message, signature: signature as `0x${string}` }
  return (await verify(chainId, signed)) === 'contract'
}
