import { existsSync } from 'node:fs'
import { importTypeScript } from '../import-typescript.mjs'
import { UserError } from '../user-error.mjs'

/**
 * One connection of a database whose tables are up to date. A folder stays locked until it is closed.
 *
 * @typedef {Record<string, unknown>} Row
 * @typedef {{
 *   query: (statement: string, values?: readonly unknown[]) => Promise<Row[]>,
 *   close: () => Promise<void>,
 * }} Side
 */

/**
 * Opens a database for moving: without the limits of time that a server's statements have.
 *
 * @param {import('./move-options.mjs').Place} place
 * @param {{ mustExist?: boolean }} [options] `mustExist`: a missing folder is an error and is not made
 * @returns {Promise<Side>}
 * @throws {UserError} when the database cannot be opened, with the reason
 */
export async function openSide(place, { mustExist = false } = {}) {
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

/** @param {string} url */
async function openServer(url) {
  const { openPostgres } = /** @type {typeof import('../../../src/server/db/open-postgres')} */ (
    await importTypeScript('src/server/db/open-postgres.ts')
  )
  await (await openPostgres(url, 1)).close()
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  return {
    query: async (/** @type {string} */ statement, /** @type {readonly unknown[]} */ values = []) =>
      (await client.query(statement, [...values])).rows,
    close: () => client.end(),
  }
}

/** @param {string} directory */
async function openFolder(directory) {
  const { openPglite } = /** @type {typeof import('../../../src/server/db/open-pglite')} */ (
    await importTypeScript('src/server/db/open-pglite.ts')
  )
  const { client, close } = await openPglite(directory)
  return {
    query: async (/** @type {string} */ statement, /** @type {readonly unknown[]} */ values = []) =>
      (await client.query(statement, [...values])).rows,
    close,
  }
}
