import { desc, inArray } from 'drizzle-orm'
import { heartbreakSecrets } from './heartbreak-schema'
import type { Database } from './opened-database'
import { runQuery } from './run-query'

export type StoredSecret = typeof heartbreakSecrets.$inferSelect

/**
 * Returns the secrets of months and creates missing ones. If several processes create the secret of a month, one is
 * kept, and all receive that one.
 * @param make a new secret for a month
 * @throws {AppError} `database-unavailable`
 */
export async function ensureSecrets(
  { orm }: Database,
  months: readonly string[],
  make: (month: string) => StoredSecret,
): Promise<StoredSecret[]> {
  const read = () =>
    runQuery(() =>
      orm
        .select()
        .from(heartbreakSecrets)
        .where(inArray(heartbreakSecrets.month, [...months])),
    )
  const known = await read()
  const missing = months.filter((month) => !known.some((secret) => secret.month === month))
  if (missing.length === 0) return known
  await runQuery(() => orm.insert(heartbreakSecrets).values(missing.map(make)).onConflictDoNothing())
  return read()
}

/** The newest months first. @throws {AppError} `database-unavailable` */
export function listSecrets({ orm }: Database, most: number): Promise<StoredSecret[]> {
  return runQuery(() =>
    orm.select().from(heartbreakSecrets).orderBy(desc(heartbreakSecrets.month)).limit(most),
  )
}
