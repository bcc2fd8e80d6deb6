import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { findProcess } from './process-start'

/** Two processes in one folder would silently lose rows. The message says what to do instead. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError'
}

/**
 * Makes this process the only one that uses a folder, by a file beside it that names the process. The file of a process
 * that was killed is taken over.
 * @param folder its real path
 * @returns lets the folder go; it also goes when the process exits by itself
 * @throws {FolderInUseError}
 */
export async function lockFolder(folder: string): Promise<() => void> {
  const file = `${folder}.lock`
  const ours = JSON.stringify({ pid: process.pid, start: findProcess(process.pid)?.start, host: hostname() })
  for (let attempt = 1; !create(file, ours); attempt++) {
    const text = read(file)
    if (isHeld(file, text) || attempt === attempts) throw inUse(folder, file, text)
    removeStale(file)
    await sleep(pause)
  }
  const release = () => {
    process.off('exit', release)
    if (read(file) === ours) rmSync(file, { force: true })
  }
  process.once('exit', release)
  return release
}

const attempts = 100
/** Between two attempts, in ms. */
const pause = 20
/** How long a file that cannot be understood may be one that is being written, in ms. */
const writingTime = 2000

/** Only one of many processes creates a file: the system sees to it (`O_EXCL`). */
function create(file: string, text: string): boolean {
  try {
    writeFileSync(file, text, { flag: 'wx', mode: 0o600 })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/**
 * Deletes the file of a process that is gone. Of several that see it at once one may look again and delete: otherwise
 * the slower one would delete the new file of the faster one.
 */
function removeStale(file: string): void {
  const guard = `${file}.takeover`
  if (!create(guard, '')) return
  try {
    if (!isHeld(file, read(file))) rmSync(file, { force: true })
  } finally {
    rmSync(guard, { force: true })
  }
}

/** Whether the process that a lock file names still runs. Of another machine we cannot know, and do not guess. */
function isHeld(file: string, text: string): boolean {
  const holder = parse(text)
  if (!holder) return age(file) < writingTime
  if (holder.host !== hostname()) return true
  const found = findProcess(holder.pid)
  if (!found) return false
  return holder.start === null || found.start === null || holder.start === found.start
}

function parse(text: string): { pid: number; start: string | null; host: string } | null {
  try {
    const { pid, start, host } = JSON.parse(text)
    return Number.isSafeInteger(pid) && pid > 0 ? { pid, start: start ?? null, host: String(host) } : null
  } catch {
    return null
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

function age(file: string): number {
  const modified = statSync(file, { throwIfNoEntry: false })?.mtimeMs
  return modified === undefined ? Number.POSITIVE_INFINITY : Date.now() - modified
}

function inUse(folder: string, file: string, text: string): FolderInUseError {
  const holder = parse(text)
  const who = holder ? `process ${holder.pid} on ${holder.host}` : 'another process'
  return new FolderInUseError(
    `The data folder ${folder} is in use by ${who}, and the embedded database can be used by one process only. ` +
      'Stop that process, or set DATABASE_URL to the address of a PostgreSQL server, which serves many. ' +
      `If it does not run any more, delete ${file} (and ${file}.takeover, if it is there).`,
  )
}
