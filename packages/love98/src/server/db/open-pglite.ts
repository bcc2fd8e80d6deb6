import { mkdirSync, realpathSync, statSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { claimDatabase, type DatabaseKind } from './database-kind'
import { lockFolder } from './folder-lock'
import { type Connection, migrate } from './migrate'
import type { Database } from './opened-database'

/**
 * Opens the embedded PostgreSQL (https://pglite.dev) in a folder, which is created if it is missing. The first start
 * takes several seconds. The engine does not detect a second process with the same folder and would lose rows, so this
 * function locks the folder.
 * @param kind the kind of this server, see `claimDatabase`; without it, the database keeps the mark that it has
 * @throws {FolderInUseError}
 * @throws {MigrationError}
 * @throws {DatabaseKindError}
 * @throws the error of the file system if the folder cannot be created
 */
export async function openPglite(
  directory: string,
  kind?: DatabaseKind,
): Promise<Database & { client: PGlite }> {
  makeFolder(resolve(directory))
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
    let claim: Database['claim']
    try {
      await client.transaction(async (transaction) => {
        const connection: Connection = {
          execute: async (statements) => {
            await transaction.exec(statements)
          },
          query: async (statement, values) => (await transaction.query<never>(statement, [...values])).rows,
        }
        await migrate(connection)
        if (kind) claim = await claimDatabase(connection, kind, folder)
        // The previous holder of the market lease has ended, because this process now has the lock of the folder.
        await transaction.exec('update chain_leases set expires_at = now()')
      })
    } catch (error) {
      await shut()
      throw error
    }
    let closing: Promise<void> | undefined
    return {
      engine: 'pglite',
      ...(claim && { claim }),
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

/**
 * Creates a folder and its parents, for this user only. Node's own recursive call never returns for a path in a file
 * system that reports "no such file" for a new folder, such as `/proc`.
 * @throws the error of the file system
 */
function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    const { code } = Object(error)
    if (code === 'EEXIST' && statSync(folder).isDirectory()) return
    if (code !== 'ENOENT' || dirname(folder) === folder) throw error
    makeFolder(dirname(folder))
    mkdirSync(folder, { mode: 0o700 })
  }
}

type Dumping = {
  exec(statement: string): Promise<unknown>
  dumpDataDir(compression: 'gzip'): Promise<Blob>
}

/**
 * Writes the content of the embedded database at one moment into a file next to its folder. The database can be in use;
 * statements wait during the backup. A copy of the files by another program would mix the states of different moments.
 *
 * @param folder the real path of the database's folder
 * @param now used in the name of the file
 * @returns the path of the file, a gzip-compressed tar archive that only its owner can read
 * @throws the error of the file system; no file remains in that case
 */
export async function backUpFolder(client: Dumping, folder: string, now: Date): Promise<string> {
  const path = `${folder}.${now.toISOString().replace(/[-:]|\.\d+/g, '')}.tar.gz`
  const unfinished = `${path}.part`
  // Entries that exist only in the write-ahead log would make the archive larger and its first start slower.
  await client.exec('checkpoint')
  const archive = await client.dumpDataDir('gzip')
  const file = await open(unfinished, 'wx', 0o600)
  try {
    await file.writeFile(new Uint8Array(await archive.arrayBuffer()))
    await file.sync()
    await rename(unfinished, path)
    return path
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  } finally {
    await file.close()
  }
}
