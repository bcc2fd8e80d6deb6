import 'server-only'
import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { AppError } from '@/domain/errors'
import { readEnv } from '@/server/env'
import { logNotice, logProblem } from '@/server/log'
import { openDatabase } from './open-database'
import type { Database } from './opened-database'
import { pruneExpired } from './prune'

/**
 * Returns the database of this process. The first call opens it, and no import does, so that a build does not touch
 * data. A failure is not cached: the next call tries again.
 * @throws {AppError} `database-unavailable`, with the reason as its cause; a `FolderInUseError` or a
 *   `DatabaseKindError` also contains the solution
 */
export async function database(): Promise<Database> {
  opening ??= open()
  try {
    return await opening
  } catch (error) {
    throw new AppError('database-unavailable', error)
  }
}

let opening: Promise<Database> | null = null

/** Returns the database if it is open or opening. Metrics and a closing process do not open it. */
export function openedDatabase(): Promise<Database> | null {
  return opening
}

export async function closeDatabase(): Promise<void> {
  const closing = opening
  opening = null
  // A database that failed to open does not need to be closed.
  await closing?.then((opened) => opened.close()).catch(() => undefined)
}

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

/** The interval at which expired rows are deleted, ms. */
const pruneInterval = 600_000

async function open(): Promise<Database> {
  const { DATABASE_URL: url, DATABASE_POOL: poolSize, LOVE98_DATA: directory, DEMO_MANIFEST } = readEnv()
  const kind = DEMO_MANIFEST === undefined ? 'production' : 'demo'
  try {
    const opened = await openDatabase(url ? { url, poolSize } : { directory }, kind)
    const where = url ? 'on the server of DATABASE_URL' : `in ${resolve(directory)}`
    logNotice('database', `The data of ${kind} is ${where}.`, {})
    if (opened.claim?.fromContent)
      logNotice(
        'database',
        `The database had no mark: the chains of its rows show that it is of ${kind}.`,
        {},
      )
    const stopping = new AbortController()
    let round: Promise<unknown> | undefined
    const prune = () => {
      // If a round takes longer than the interval, the next round does not start until it ends.
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
