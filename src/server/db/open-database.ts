import { openPglite } from './open-pglite'
import { openPostgres } from './open-postgres'
import type { Database } from './opened-database'

/** A PostgreSQL server, or a folder of our own for the embedded engine. */
export type DatabaseLocation = { url: string; poolSize?: number } | { directory: string }

/**
 * Opens a database and brings its tables up to date.
 * @throws {FolderInUseError} when another process has the folder open
 * @throws {MigrationError} when the database was made by other files than ours
 * @throws whatever the driver says when there is no database to be had
 */
export function openDatabase(place: DatabaseLocation): Promise<Database> {
  return 'url' in place ? openPostgres(place.url, place.poolSize) : openPglite(place.directory)
}
