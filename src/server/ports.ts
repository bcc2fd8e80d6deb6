import 'server-only'
import type { Database } from './db/opened-database'

/** What every use-case takes from outside, so that tests can give it any database and clock. */
export type ServerPorts = {
  /** @throws {LoveError} `database-unavailable` */
  database(): Promise<Database>
  now(): Date
  /** Cryptographically secure random bytes. */
  randomBytes(length: number): Uint8Array
}
