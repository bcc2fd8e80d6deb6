import { existsSync } from 'node:fs'
import pg from 'pg'
import { openPglite } from '../../../src/server/db/open-pglite.ts'
import { openPostgres } from '../../../src/server/db/open-postgres.ts'
import { UserError } from '../user-error.mjs'
import type { DatabaseLocation } from './move-options.ts'

type Row = Record<string, unknown>

/** One connection of a database whose tables are up to date. A folder stays locked until it is closed. */
export type Side = {
  query: (statement: string, values?: readonly unknown[]) => Promise<Row[]>
  close: () => Promise<void>
}

/**
 * Opens a database for moving, without the time limits for the statements of a server.
 * @param options `mustExist`: a missing folder is an error and is not created
 * @throws {UserError} with the reason if the database cannot be opened
 */
export async function openSide(
  place: DatabaseLocation,
  { mustExist = false }: { mustExist?: boolean } = {},
): Promise<Side> {
  try {
    if ('url' in place) return await openServer(place.url)
    if (mustExist && !existsSync(place.directory))
      throw new UserError(`There is no folder ${place.name}. Check the path after --from.`)
    return await openFolder(place.directory)
  } catch (error) {
    if (error instanceof UserError) throw error
    throw new UserError(`${place.name} cannot be opened: ${error instanceof Error ? error.message : error}`)
  }
}

async function openServer(url: string): Promise<Side> {
  await (await openPostgres(url, 1)).close()
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  return {
    query: async (statement, values = []) => (await client.query<Row>(statement, [...values])).rows,
    close: () => client.end(),
  }
}

async function openFolder(directory: string): Promise<Side> {
  const { client, close } = await openPglite(directory)
  return {
    query: async (statement, values = []) => (await client.query<Row>(statement, [...values])).rows,
    close,
  }
}
