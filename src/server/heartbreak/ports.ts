import 'server-only'
import type { Database } from '../db/database'
import type { NameBook } from './ens-name-cache'

/** What the game's server needs of the world, handed in so that its rules can be proven on any database and clock. */
export type HeartbreakPorts = {
  database(): Promise<Database>
  now(): Date
  /** From the system's generator of secrets. */
  randomBytes(length: number): Uint8Array
  names: NameBook
}
