import { and, eq, gt, isNull } from 'drizzle-orm'
import type { SignInFields } from '@/domain/sign-in/sign-in-message'
import type { Database } from './opened-database'
import { runQuery } from './run-query'
import { nonces } from './schema'

/** A nonce as it was issued. `browserHash`: SHA-256 of the cookie of the browser it was issued to. */
export type Nonce = {
  nonce: string
  kind: 'plain' | 'safe'
  browserHash: string
  fields: SignInFields
  expiresAt: Date
}

/** Keeps a nonce until it is spent or expires. @throws {LoveError} `database-unavailable` */
export async function issueNonce({ orm }: Database, nonce: Nonce): Promise<void> {
  await runQuery(() => orm.insert(nonces).values(nonce))
}

/**
 * Takes a nonce out of circulation, whatever comes of the sign-in that named it. One statement decides: of many that
 * spend the same nonce, in any number of processes, one gets the row.
 * @returns null when it was never issued, is spent, or has expired at `now`
 * @throws {LoveError} `database-unavailable`
 */
export async function spendNonce({ orm }: Database, nonce: string, now: Date): Promise<Nonce | null> {
  const isSpendable = and(eq(nonces.nonce, nonce), isNull(nonces.spentAt), gt(nonces.expiresAt, now))
  const [row] = await runQuery(() =>
    orm.update(nonces).set({ spentAt: now }).where(isSpendable).returning({
      nonce: nonces.nonce,
      kind: nonces.kind,
      browserHash: nonces.browserHash,
      fields: nonces.fields,
      expiresAt: nonces.expiresAt,
    }),
  )
  return row ?? null
}

/**
 * Puts a spent nonce back, when the sign-in that spent it came to no decision. Only the request that spent a nonce may
 * call this, so that of many requests with one nonce still one decides.
 * @throws {LoveError} `database-unavailable`
 */
export async function returnNonce({ orm }: Database, nonce: string): Promise<void> {
  await runQuery(() => orm.update(nonces).set({ spentAt: null }).where(eq(nonces.nonce, nonce)))
}
