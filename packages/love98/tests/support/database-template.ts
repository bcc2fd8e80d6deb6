import { existsSync } from 'node:fs'
import { cp, mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The variable with the folder of the template; `provideDatabaseTemplate` sets it for the processes of one run. */
const variable = 'LOVE98_DATABASE_TEMPLATE'

/**
 * Sets where the tests of this run find a created, migrated and empty database of the embedded engine. The first test
 * that needs one creates it: creating a database takes seconds of processor time, copying it a tenth of one.
 * @returns a function that removes it
 */
export async function provideDatabaseTemplate(): Promise<() => Promise<void>> {
  const parent = await mkdtemp(join(tmpdir(), 'love98-template-'))
  process.env[variable] = join(parent, 'data')
  return () => rm(parent, { recursive: true, force: true, maxRetries: 3 })
}

/** Copies the template to a missing folder. Without a template it does nothing, and opening the folder creates it. */
export async function copyDatabaseTemplate(folder: string) {
  const template = process.env[variable]
  if (!template) return
  if (!existsSync(template)) await makeTemplate(template)
  await cp(template, folder, { recursive: true, mode: 0 })
}

async function makeTemplate(template: string) {
  const own = `${template}-${process.pid}`
  // A run with an existing template needs no engine in this process.
  const { openDatabase } = await import('../../src/server/db/open-database.ts')
  const database = await openDatabase({ directory: own })
  await database.close()
  try {
    await rename(own, template)
  } catch {
    // Another process created it meanwhile.
    await rm(own, { recursive: true, force: true })
  }
}
