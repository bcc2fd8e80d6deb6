import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'

/** Two processes with the same folder would silently lose rows. The message describes the solution. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError'
  readonly code = 'folder-in-use'
}

/**
 * Makes this process the only user of a folder, with a lock file next to the folder that names the process. The lock
 * file of a killed process is replaced.
 * @param folder its real path
 * @returns a function that releases the folder; the exit of the process also releases it
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
/** The pause between two attempts, ms. */
const pause = 20
/** An invalid lock file that is younger than this may still be incomplete, ms. */
const writingTime = 2000

/** Creates a file. With `O_EXCL` the operating system ensures that only one process succeeds. */
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
 * Deletes the lock file of a process that has ended. If several processes notice it at the same time, only one may
 * check again and delete. Otherwise the slower process would delete the new file of the faster one.
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

/**
 * Returns true if the process in a lock file is still running. A process on another machine counts as running, because
 * this process cannot check it.
 */
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

/**
 * A running process. `start` is its start time in the format of the operating system, or null if it is not available.
 */
export type ProcessIdentity = { start: string | null }

/**
 * Returns a running process. Process ids are reused, so only the id and the start time together identify a process
 * permanently.
 * @returns null if no process with this id is running
 */
export function findProcess(pid: number): ProcessIdentity | null {
  if (!exists(pid)) return null
  if (process.platform === 'linux') return readProc(pid)
  return { start: process.platform === 'win32' ? null : askPs(pid) }
}

function exists(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // EPERM means that the process runs under another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/**
 * Reads `/proc/<pid>/stat` (proc(5)). After the name in parentheses come the state and, as field 22, the start time in
 * ticks since the start of the machine.
 */
function readProc(pid: number): ProcessIdentity | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const hasEnded = fields[0] === 'Z' || fields[0] === 'X'
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return hasEnded ? null : { start: `${fields[19]} after ${boot}` }
  } catch (error) {
    const isGone =
      error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ESRCH')
    return isGone && !exists(pid) ? null : { start: null }
  }
}

function askPs(pid: number): string | null {
  try {
    const env = { NODE_ENV: 'production' as const, PATH: '/bin:/usr/bin', LC_ALL: 'C', TZ: 'UTC' }
    const start = execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], {
      encoding: 'utf8',
      env,
      stdio: 'pipe',
    })
    return start.trim() || null
  } catch {
    return null
  }
}
