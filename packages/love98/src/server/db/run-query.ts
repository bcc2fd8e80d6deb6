import type { SQL } from 'drizzle-orm'
import { AppError } from '@/domain/errors'
import type { Database } from './opened-database'

/**
 * Runs a query. Errors are rethrown without the parameters of the query, which contain nonces and hashes and must not
 * be logged.
 * @throws {AppError} `database-unavailable` if the database cannot be reached, is too slow, shuts down or cannot write
 * @throws the database's own error for a query that it rejects, and JavaScript errors, which are both faults of the
 *   server's code
 */
export async function runQuery<Answer>(query: () => PromiseLike<Answer>): Promise<Answer> {
  try {
    return await query()
  } catch (error) {
    const cause = isWrapped(error) ? error.cause : error
    throw isFault(cause) ? cause : new AppError('database-unavailable', cause)
  }
}

export type Executor = Pick<Database['orm'], 'execute'>

/**
 * Runs a statement in SQL and returns its rows. Both engines return `{ rows }`, which Drizzle's common type does not
 * declare. The type of a column of 64 bits depends on the engine, so convert it.
 */
export async function rows<Row>(executor: Executor, statement: SQL): Promise<readonly Row[]> {
  const result = (await executor.execute(statement)) as unknown as { readonly rows: readonly Row[] }
  return result.rows
}

/**
 * Returns true if Drizzle added the query and its parameters to the error. The bundle contains several copies of
 * Drizzle's error class, so `instanceof` does not recognize errors of another copy.
 */
function isWrapped(error: unknown): error is Error {
  return error instanceof Error && Object.hasOwn(error, 'query') && Object.hasOwn(error, 'params')
}

/**
 * Returns true if the error is a fault of the server's code. A driver error without a severity is a lost connection or
 * a timeout.
 */
function isFault(cause: unknown): boolean {
  if (cause instanceof TypeError || cause instanceof ReferenceError || cause instanceof RangeError)
    return true
  if (!(cause instanceof Error && 'severity' in cause && 'code' in cause)) return false
  return !awayCodes.test(String(cause.code))
}

/**
 * An error with a severity comes from the server. These classes of codes mean that the database is not available: lost
 * connection, refused authorization, missing database, rolled-back transaction, exhausted resources, operator
 * intervention (including a statement timeout), system error. 25006 is a read-only server
 * (https://www.postgresql.org/docs/15/errcodes-appendix.html).
 */
const awayCodes = /^(08|28|3D|40|53|57|58|25006)/
