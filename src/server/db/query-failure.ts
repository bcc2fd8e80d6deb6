import { DrizzleQueryError } from 'drizzle-orm/errors'
import { LoveError } from '@/domain/errors'

/**
 * Runs a query. Errors are rethrown without the query's parameters, which contain nonces and hashes and must not be
 * logged.
 * @throws {LoveError} `database-unavailable` when it cannot be reached, is too slow, shuts down or cannot write
 * @throws the database's own error for a query that it rejects, a fault of the server's code
 */
export async function runQuery<Answer>(query: () => PromiseLike<Answer>): Promise<Answer> {
  try {
    return await query()
  } catch (error) {
    if (!(error instanceof DrizzleQueryError)) throw error
    throw isQueryError(error.cause) ? error.cause : new LoveError('database-unavailable', error.cause)
  }
}

/**
 * An error with a severity comes from the server. These classes of its codes say that it is not there for us: connection
 * lost, resources used up, operator intervention (also a statement that took too long), system error; 25006 is a server
 * that only reads (https://www.postgresql.org/docs/15/errcodes-appendix.html). One without comes from the driver.
 */
function isQueryError(cause: unknown): boolean {
  if (!(cause instanceof Error && 'severity' in cause && 'code' in cause)) return false
  return !/^(08|53|57|58|25006)/.test(String(cause.code))
}
