import 'server-only'
import { stat } from 'node:fs/promises'
import { LoveError } from '@/domain/errors'
import { readEnv } from '@/server/env'
import { logNotice, logProblem } from '@/server/log'
import { openDatabase } from './open-database'
import type { Database } from './opened-database'
import { pruneExpired } from './prune'

/**
 * The database of this process, opened at the first call and never by an import, so that a build touches no data. A
 * failure is not remembered: the next call tries again.
 * @throws {LoveError} `database-unavailable`; its cause says why, and a `FolderInUseError` how to mend it
 */
export async function database(): Promise<Database> {
  opening ??= open()
  try {
    return await opening
  } catch (error) {
    throw new LoveError('database-unavailable', error)
  }
}

let opening: Promise<Database> | null = null

/** The database where it is open, or being opened: metrics and a closing process do not open it. */
export function openedDatabase(): Promise<Database> | null {
  return opening
}

/** Writes what is left and frees the folder or the connections. */
export async function closeDatabase(): Promise<void> {
  const closing = opening
  opening = null
  // A database that failed to open needs no closing.
  await closing?.then((opened) => opened.close()).catch(() => undefined)
}

/** Writes the embedded database into a file and logs whether it did. */
export async function backUpDatabase(): Promise<void> {
  try {
    const opened = await database()
    if (!opened.backUp) return logNotice('database', 'PostgreSQL is backed up by pg_dump.', {})
    const path = await opened.backUp(new Date())
    logNotice('database', 'The database was backed up.', { bytes: (await stat(path)).size })
  } catch (error) {
    logProblem('database', 'The database was not backed up.', error)
  }
}

/** How often expired rows are cleared away, in ms. */
const pruneInterval = 600_000

async function open(): Promise<Database> {
  const { DATABASE_URL: url, DATABASE_POOL: poolSize, LOVE98_DATA: directory } = readEnv()
  try {
    const opened = await openDatabase(url ? { url, poolSize } : { directory })
    const stopping = new AbortController()
    let round: Promise<unknown> | undefined
    const prune = () => {
      // A round that takes longer than the interval is not overtaken.
      round ??= pruneExpired(opened, new Date(), stopping.signal).finally(() => {
        round = undefined
      })
    }
    const timer = setInterval(prune, pruneInterval).unref()
    const close = async () => {
      clearInterval(timer)
      stopping.abort()
      await round
      await opened.close()
    }
    return { ...opened, close }
  } catch (error) {
    opening = null
    throw error
  }
}
