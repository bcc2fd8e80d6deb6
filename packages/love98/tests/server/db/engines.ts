import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { DatabaseLocation } from '../../../src/server/db/open-database'
import { copyDatabaseTemplate } from '../../support/database-template.ts'
import { startPostgres } from '../../support/start-postgres.ts'

export type TestDatabase = { location: DatabaseLocation; remove(): Promise<void> }

export const engines = ['pglite', 'postgres'] as const

/**
 * A database on the server of `DATABASE_URL`, which every database of both engines copies:
 * `restored.integration.test.ts`.
 */
const restored = process.env.LOVE98_TEST_RESTORED

/**
 * Creates a database without rows. Without PostgreSQL, the run reports that it skips the tests; in CI it fails.
 * @throws {Error} in CI without PostgreSQL
 */
export async function createTestDatabase(engine: (typeof engines)[number]): Promise<TestDatabase | null> {
  if (engine === 'postgres' || restored) return makeServerDatabase(restored)
  const place = makeFolder()
  await copyDatabaseTemplate(place.folder)
  return place
}

/** Creates a database without tables, as on a first start. */
export async function createEmptyDatabase(engine: (typeof engines)[number]): Promise<TestDatabase | null> {
  return engine === 'postgres' ? makeServerDatabase() : makeFolder()
}

/**
 * Opens the embedded engine without the product's tables. It starts from a copy of an existing database, because
 * creating one takes seconds of processor time.
 */
export async function openWithoutTables(): Promise<{ client: PGlite; close: () => Promise<void> }> {
  const place = makeFolder()
  await copyDatabaseTemplate(place.folder)
  const client = await PGlite.create(place.folder)
  await client.exec('drop schema public cascade; create schema public')
  return { client, close: () => client.close().finally(place.remove) }
}

/** Makes a new folder. `remove` deletes it and everything in and beside it. */
export function makeFolder(): TestDatabase & { folder: string } {
  const parent = mkdtempSync(join(tmpdir(), 'love98-data-'))
  const folder = join(parent, 'data')
  return {
    folder,
    location: { directory: folder },
    remove: async () => {
      if (existsSync(parent)) rmSync(parent, { recursive: true, force: true, maxRetries: 10 })
    },
  }
}

async function makeServerDatabase(template?: string): Promise<TestDatabase | null> {
  const server = await startPostgres()
  if (!server) {
    const why = 'No PostgreSQL can be had: set DATABASE_URL or install one (apt-get install postgresql).'
    if (process.env.CI) throw new Error(why)
    console.warn(`SKIPPED: the repository tests on PostgreSQL. ${why}`)
    return null
  }
  const { default: pg } = await import('pg')
  // The server may have other databases, so the tests create their own.
  const name = `love98_test_${randomBytes(6).toString('hex')}`
  const administer = async (statement: string) => {
    const client = new pg.Client({ connectionString: server.url })
    await client.connect()
    await client.query(statement).finally(() => client.end())
  }
  await administer(`create database ${name}${template ? ` template ${template}` : ''}`)
  const url = new URL(server.url)
  url.pathname = `/${name}`
  return {
    location: { url: url.href },
    remove: async () => {
      await administer(`drop database ${name} with (force)`)
      await server.stop()
    },
  }
}
