import { eq, sql } from 'drizzle-orm'
import type { Database } from './opened-database'
import { runQuery } from './run-query'
import { rateLimits } from './schema'

/**
 * `key`: limit and subject, such as `nonce 192.0.2.7`; `limit`: allowed requests in `windowMs`; `requests`: the number
 * of requests to count.
 */
export type CountedRequest = { key: string; windowMs: number; limit: number; now: Date; requests?: number }

/**
 * `retryAfterMs`: ms until the next window, 0 if the request is allowed. `total`: the count of the window, at most one
 * above the limit. `endsAt`: the end of the window.
 */
export type CountedAnswer = { allowed: boolean; retryAfterMs: number; total: number; endsAt: Date }

/**
 * Counts a request, or a batch of them, in its window, which begins with the first request and is the same for all
 * server processes of one database. Counting stops just above the limit, so that a flood does not write ever larger
 * numbers.
 * @throws {AppError} `database-unavailable`
 */
export async function countRequest(
  { orm }: Database,
  { key, windowMs, limit, now, requests = 1 }: CountedRequest,
): Promise<CountedAnswer> {
  const resetsAt = new Date(now.getTime() + windowMs)
  const isOver = sql`${rateLimits.resetsAt} <= ${sql.param(now, rateLimits.resetsAt)}`
  const [row] = await runQuery(() =>
    orm
      .insert(rateLimits)
      .values({ key, requests, resetsAt })
      .onConflictDoUpdate({
        target: rateLimits.key,
        set: {
          requests: sql`case when ${isOver} then ${requests}::integer else least(${rateLimits.requests} + ${requests}::integer, ${limit}::integer + 1) end`,
          resetsAt: sql`case when ${isOver} then excluded.resets_at else ${rateLimits.resetsAt} end`,
        },
      })
      .returning({ requests: rateLimits.requests, resetsAt: rateLimits.resetsAt }),
  )
  if (!row) throw new Error('The database counted no request')
  const allowed = row.requests <= limit
  const retryAfterMs = allowed ? 0 : Math.max(1, row.resetsAt.getTime() - now.getTime())
  return { allowed, retryAfterMs, total: row.requests, endsAt: row.resetsAt }
}

/**
 * Closes a limit for all server processes of one database; `limitClosedUntil` reads it. A later end from another
 * process stays.
 * @throws {AppError} `database-unavailable`
 */
export async function closeLimit({ orm }: Database, key: string, until: Date): Promise<void> {
  const later = sql`greatest(${rateLimits.resetsAt}, excluded.resets_at)`
  await runQuery(() =>
    orm
      .insert(rateLimits)
      .values({ key, requests: 1, resetsAt: until })
      .onConflictDoUpdate({ target: rateLimits.key, set: { resetsAt: later } }),
  )
}

/**
 * @returns the time at which a closed limit opens again; null if it was not closed
 * @throws {AppError} `database-unavailable`
 */
export async function limitClosedUntil({ orm }: Database, key: string): Promise<Date | null> {
  const [row] = await runQuery(() =>
    orm.select({ resetsAt: rateLimits.resetsAt }).from(rateLimits).where(eq(rateLimits.key, key)),
  )
  return row?.resetsAt ?? null
}
