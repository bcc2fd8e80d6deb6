import { DrizzleQueryError } from 'drizzle-orm/errors'
import { LoveError } from '@/domain/errors'

/**
 * Asks the database. What it reports goes on without the query's parameters, which hold nonces and hashes that belong
 * in no log.
 * @throws {LoveError} `database-unavailable` when it cannot be reached, is too slow, shuts down or cannot write
 * @throws the database's own error for a query it refuses, which is a fault of ours
 */
export async function ask<Answer>(query: () => PromiseLike<Answer>): Promise<Answer> {
  try {
    return await query()
  } catch (error) {
    if (!(error instanceof DrizzleQueryError)) throw error
    throw isRefusal(error.cause) ? error.cause : new LoveError('database-unavailable', error.cause)
  }
}

/**
 * An error with a severity comes from the server. These classes of its codes say that it is not there for us: connection
 * lost, resources used up, operator intervention (also a statement that took too long), system error; 25006 is a server
 * that only reads (https://www.postgresql.org/docs/15/errcodes-appendix.html). One without comes from the driver.
 */
function isRefusal(cause: unknown): boolean {
  if (!(cause instanceof Error && 'severity' in cause && 'code' in cause)) return false
  return !/^(08|53|57|58|25006)/.test(String(cause.code))
}
