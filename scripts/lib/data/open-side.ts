import { existsSync } from 'node:fs'
import { UserError } from '../user-error.mjs'
import type { Place } from './move-options.ts'

/** One connection of a database whose tables are up to date. A folder stays locked until it is closed. */
type Row = Record<string, unknown>

export type Side = {
  query: (statement: string, values?: readonly unknown[]) => Promise<Row[]>
  close: () => Promise<void>
}

/**
 * Opens a database for moving: without the limits of time that a server's statements have.
 *
 * @param options `mustExist`: a missing folder is an error and is not made
 * @throws {UserError} when the database cannot be opened, with the reason
 */
export async function openSide(
  place: Place,
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

async function openServer(url: string) {
  const { openPostgres } = await import('../../../src/server/db/open-postgres.ts')
  await (await openPostgres(url, 1)).close()
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  return {
    query: async (statement: string, values: readonly unknown[] = []) =>
      (await client.query(statement, [...values])).rows,
    close: () => client.end(),
  }
}

async function openFolder(directory: string) {
  const { openPglite } = await import('../../../src/server/db/open-pglite.ts')
  const { client, close } = await openPglite(directory)
  return {
    query: async (statement: string, values: readonly unknown[] = []) =>
      (await client.query(statement, [...values])).rows,
    close,
  }
}
