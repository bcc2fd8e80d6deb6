import { LoveError } from '@/domain/errors'

/**
 * Runs a query. Errors are rethrown without the query's parameters, which contain nonces and hashes and must not be
 * logged.
 * @throws {LoveError} `database-unavailable` when it cannot be reached, is too slow, shuts down or cannot write
 * @throws the database's own error for a query that it rejects, and JavaScript's own errors: faults of the server's code
 */
export async function runQuery<Answer>(query: () => PromiseLike<Answer>): Promise<Answer> {
  try {
    return await query()
  } catch (error) {
    const cause = isWrapped(error) ? error.cause : error
    throw isFault(cause) ? cause : new LoveError('database-unavailable', cause)
  }
}

/**
 * Whether Drizzle wrapped the error with query and parameters. The bundle contains several copies of its class, and the
 * connection may come from another copy than ours: `instanceof` does not recognize its errors.
 */
function isWrapped(error: unknown): error is Error {
  return error instanceof Error && Object.hasOwn(error, 'query') && Object.hasOwn(error, 'params')
}

/** Whether the server's code is wrong. What comes from the driver without a severity is a lost connection or a time limit. */
function isFault(cause: unknown): boolean {
  if (cause instanceof TypeError || cause instanceof ReferenceError || cause instanceof RangeError)
    return true
  if (!(cause instanceof Error && 'severity' in cause && 'code' in cause)) return false
  return !awayCodes.test(String(cause.code))
}

/**
 * An error with a severity comes from the server. These classes of its codes say that it is not there for us: connection
 * lost, refused authorization, no such database, transaction rolled back for another one, resources used up, operator
 * intervention (also a statement that took too long), system error; 25006 is a server that only reads
 * (https://www.postgresql.org/docs/15/errcodes-appendix.html).
 */
const awayCodes = /^(08|28|3D|40|53|57|58|25006)/
