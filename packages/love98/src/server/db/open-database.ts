import { openPglite } from './open-pglite'
import { openPostgres } from './open-postgres'
import type { Database } from './opened-database'

export type DatabaseLocation = { url: string; poolSize?: number } | { directory: string }

/**
 * Opens a database and updates its tables.
 * @throws {FolderInUseError} if another process uses the folder
 * @throws {MigrationError} if other files created the database
 * @throws the driver's error if no database is available
 */
export function openDatabase(place: DatabaseLocation): Promise<Database> {
  return 'url' in place ? openPostgres(place.url, place.poolSize) : openPglite(place.directory)
}
