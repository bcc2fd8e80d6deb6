import type { DatabaseKind } from './database-kind'
import { openPglite } from './open-pglite'
import { openPostgres } from './open-postgres'
import type { Database } from './opened-database'

export type DatabaseLocation = { url: string; poolSize?: number } | { directory: string }

/**
 * Opens a database and updates its tables.
 * @param kind the kind of this server, see `claimDatabase`; without it, the database keeps the mark that it has
 * @throws {FolderInUseError} if another process uses the folder
 * @throws {MigrationError} if other files created the database
 * @throws {DatabaseKindError} if a server of the other kind uses the database
 * @throws the driver's error if no database is available
 */
export function openDatabase(place: DatabaseLocation, kind?: DatabaseKind): Promise<Database> {
  return 'url' in place ? openPostgres(place.url, place.poolSize, kind) : openPglite(place.directory, kind)
}
