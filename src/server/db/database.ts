import 'server-only'
import { LoveError } from '@/domain/errors'
import { readEnv } from '@/server/env'
import { openDatabase } from './open-database'
import type { OpenedDatabase } from './opened-database'
import { pruneExpired } from './prune'

/** What the repositories work on. */
export type Database = OpenedDatabase

/**
 * The database of this process, opened at the first call and never by an import, so that a build touches no data. A
 * failure is not remembered: the next call tries again.
 * @throws {LoveError} `database-unavailable`; its cause says why, and a `FolderInUseError` how to mend it
 */
export async function database(): Promise<Database> {
  const shared = holder()
  shared.opening ??= open(shared)
  try {
    return await shared.opening
  } catch (error) {
    throw new LoveError('database-unavailable', error)
  }
}

/**
 * `opening`: the promise of the database. `close` writes what is left and frees the folder or the connections; it is for
 * the server around Next, which cannot import this file and reaches it as `globalThis[Symbol.for('love98.database')]?.close()`.
 */
type Holder = { opening: Promise<Database> | null; close(): Promise<void> }

const key = Symbol.for('love98.database')

/** Next may load this file several times in one process, for several routes or after a change; the holder is one. */
function holder(): Holder {
  const everywhere: typeof globalThis & { [key]?: Holder } = globalThis
  everywhere[key] ??= {
    opening: null,
    async close() {
      const { opening } = this
      this.opening = null
      // What never opened needs no closing.
      await opening?.then((opened) => opened.close()).catch(() => undefined)
    },
  }
  return everywhere[key]
}

/** How often expired rows are cleared away, in ms. */
const pruneInterval = 600_000

async function open(shared: Holder): Promise<Database> {
  const { DATABASE_URL: url, LOVE98_DATA: directory } = readEnv()
  try {
    const opened = await openDatabase(url ? { url } : { directory })
    // A round that fails is made up for by the next one.
    const prune = () => void pruneExpired(opened, new Date()).catch(() => undefined)
    const timer = setInterval(prune, pruneInterval).unref()
    const close = () => {
      clearInterval(timer)
      return opened.close()
    }
    return { ...opened, close }
  } catch (error) {
    shared.opening = null
    throw error
  }
}
