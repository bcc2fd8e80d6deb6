import type { Database } from '@/server/db/opened-database'
import { createToken, hashToken } from '@/server/db/session-token'
import { openSession } from '@/server/db/sessions'

/**
 * Opens a session of an account of the demo chain, for an hour.
 * @returns its token, once the database has acknowledged the session
 */
export async function acknowledgedSession(db: Database, now: Date): Promise<string> {
  const token = createToken()
  await openSession(db, {
    tokenHash: hashToken(token),
    address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    chainId: 1,
    kind: 'account',
    now,
    expiresAt: new Date(now.getTime() + 3_600_000),
  })
  return token
}
