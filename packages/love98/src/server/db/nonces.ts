import { and, eq, gt, isNull } from 'drizzle-orm'
import type { SignInFields } from '@/domain/sign-in/sign-in-message'
import type { Database } from './opened-database'
import { runQuery } from './run-query'
import { nonces } from './schema'

/** An issued nonce. `browserHash`: SHA-256 of the cookie of the browser that requested it. */
export type Nonce = {
  nonce: string
  kind: 'plain' | 'safe'
  browserHash: string
  fields: SignInFields
  expiresAt: Date
}

/** Stores a nonce until it is spent or expires. @throws {AppError} `database-unavailable` */
export async function issueNonce({ orm }: Database, nonce: Nonce): Promise<void> {
  await runQuery(() => orm.insert(nonces).values(nonce))
}

/**
 * Spends a nonce, whatever the result of the sign-in with it. It is a single statement: of many requests that spend
 * the same nonce, in any number of processes, one gets the row.
 * @returns null if it was never issued, is spent, or has expired at `now`
 * @throws {AppError} `database-unavailable`
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
 * Makes a spent nonce usable again if its sign-in had no result. Only the request that spent a nonce may call this, so
 * that of many requests with one nonce still only one succeeds.
 * @throws {AppError} `database-unavailable`
 */
export async function returnNonce({ orm }: Database, nonce: string): Promise<void> {
  await runQuery(() => orm.update(nonces).set({ spentAt: null }).where(eq(nonces.nonce, nonce)))
}
