import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * A running process. `start` is its start time in the format of the operating system, or null if it is not available.
 */
export type RunningProcess = { start: string | null }

/**
 * Returns a running process. Process ids are reused, so only the id and the start time together identify a process
 * permanently.
 * @returns null if no process with this id is running
 */
export function findProcess(pid: number): RunningProcess | null {
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
function readProc(pid: number): RunningProcess | null {
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
