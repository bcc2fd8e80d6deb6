import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { DatabasePlace } from '../../../src/server/db/open-database'
import { copyDatabaseTemplate } from '../../support/database-template.ts'
import { startPostgres } from '../../support/start-postgres.ts'

/** A place for a database of one engine; `null` when this machine has no such engine. */
export type Place = { place: DatabasePlace; remove(): Promise<void> }

/** What every test of the repositories runs on. */
export const engines = ['pglite', 'postgres'] as const

/** A database of the server of `DATABASE_URL`, of which every database of both engines is then a copy: `restored.test.ts`. */
const restored = process.env.LOVE98_TEST_RESTORED

/**
 * Makes a database without rows. Where no PostgreSQL can be had the run says so; in CI that is a failure.
 * @throws {Error} in CI without PostgreSQL
 */
export async function makePlace(engine: (typeof engines)[number]): Promise<Place | null> {
  if (engine === 'postgres' || restored) return makeServerDatabase(restored)
  const place = makeFolder()
  await copyDatabaseTemplate(place.folder)
  return place
}

/** As `makePlace`, but without tables: what a first start finds. */
export async function makeEmptyPlace(engine: (typeof engines)[number]): Promise<Place | null> {
  return engine === 'postgres' ? makeServerDatabase() : makeFolder()
}

/**
 * Opens the embedded engine without our tables. It begins with a copy of a made database: making one takes seconds of processor
 * time.
 */
export async function openWithoutTables(): Promise<{ client: PGlite; close: () => Promise<void> }> {
  const place = makeFolder()
  await copyDatabaseTemplate(place.folder)
  const client = await PGlite.create(place.folder)
  await client.exec('drop schema public cascade; create schema public')
  return { client, close: () => client.close().finally(place.remove) }
}

/** A folder of its own, which goes with all that is in and beside it. */
export function makeFolder(): Place & { folder: string } {
  const parent = mkdtempSync(join(tmpdir(), 'love98-data-'))
  const folder = join(parent, 'data')
  return {
    folder,
    place: { directory: folder },
    remove: async () => {
      if (existsSync(parent)) rmSync(parent, { recursive: true, force: true, maxRetries: 10 })
    },
  }
}

async function makeServerDatabase(template?: string): Promise<Place | null> {
  const server = await startPostgres()
  if (!server) {
    const why = 'No PostgreSQL can be had: set DATABASE_URL or install one (apt-get install postgresql).'
    if (process.env.CI) throw new Error(why)
    console.warn(`SKIPPED: the repository tests on PostgreSQL. ${why}`)
    return null
  }
  const { default: pg } = await import('pg')
  // A database of the tests, since the server may hold others.
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
    place: { url: url.href },
    remove: async () => {
      await administer(`drop database ${name} with (force)`)
      await server.stop()
    },
  }
}
