import { mkdirSync, realpathSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { backUpFolder } from './back-up-folder'
import { lockFolder } from './folder-lock'
import { migrate } from './migrate'
import type { Database } from './opened-database'

/**
 * Opens the embedded PostgreSQL (https://pglite.dev) in a folder, which is created if it is missing. The first start
 * takes several seconds. The engine does not detect a second process with the same folder and would lose rows, so this
 * function locks the folder.
 * @throws {FolderInUseError}
 * @throws {MigrationError}
 */
export async function openPglite(directory: string): Promise<Database & { client: PGlite }> {
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  // The real path, because a folder can have two names.
  const folder = realpathSync(directory)
  const release = await lockFolder(folder)
  try {
    const { PGlite } = await import('@electric-sql/pglite')
    const { drizzle } = await import('drizzle-orm/pglite')
    const client = await PGlite.create({ dataDir: folder })
    const shut = async () => {
      await client.exec('checkpoint').catch(() => undefined)
      await client.close()
    }
    try {
      await client.transaction(async (transaction) => {
        await migrate({
          execute: async (statements) => {
            await transaction.exec(statements)
          },
          query: async (statement, values) => (await transaction.query<never>(statement, [...values])).rows,
        })
        // The previous holder of the market lease has ended, because this process now has the lock of the folder.
        await transaction.exec('update market_lease set expires_at = now()')
      })
    } catch (error) {
      await shut()
      throw error
    }
    let closing: Promise<void> | undefined
    return {
      engine: 'pglite',
      client,
      orm: drizzle({ client }),
      backUp: (now) => backUpFolder(client, folder, now),
      close: () => {
        closing ??= shut().finally(release)
        return closing
      },
    }
  } catch (error) {
    release()
    throw error
  }
}
