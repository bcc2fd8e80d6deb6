import 'server-only'
import type { Database } from './db/opened-database'

/** The external dependencies of all use cases, so that tests can replace the database and the clock. */
export type ServerPorts = {
  /** @throws {AppError} `database-unavailable` */
  database(): Promise<Database>
  now(): Date
  /** Returns cryptographically secure random bytes. */
  randomBytes(length: number): Uint8Array
}
