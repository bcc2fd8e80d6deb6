import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const interval = 500

/**
 * Calls `gone` when the npm that runs this script has ended. npm does not forward SIGTERM: without this function, a
 * stopped `npm start` would leave everything running. A script that a person runs with `node` may outlive its
 * terminal, as with `nohup`, so it is not watched.
 *
 * @param {() => void} gone
 */
export function watchNpm(gone) {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const npm = shellsParent(parent)
  const timer = setInterval(() => {
    const isThere = process.ppid === parent && isAlive(parent)
    if (isThere && (npm === undefined || (isAlive(npm) && shellsParent(parent) === npm))) return
    clearInterval(timer)
    gone()
  }, interval)
  timer.unref()
}

/**
 * Returns the process that started the shell. npm starts a script in a shell (`sh -c`), which survives when
 * npm is killed.
 *
 * @param {number} pid of this script's parent
 * @returns {number | undefined} the parent of the shell; undefined if the process is not a shell, or if the
 * system does not provide it
 */
function shellsParent(pid) {
  if (process.platform === 'win32') return undefined
  const [parent, args] = process.platform === 'linux' ? fromProc(pid) : fromPs(pid)
  return /^\S*sh\s+-c\s/.test(args) ? Number(parent) || undefined : undefined
}

/**
 * @param {number} pid
 * @returns {[parent: string, args: string]}
 */
function fromProc(pid) {
  try {
    const parent = /^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? ''
    return [parent, readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')]
  } catch {
    return ['', '']
  }
}

/**
 * @param {number} pid
 * @returns {[parent: string, args: string]}
 */
function fromPs(pid) {
  const { stdout } = spawnSync('ps', ['-o', 'ppid=,args=', '-p', String(pid)], { encoding: 'utf8' })
  const [, parent = '', args = ''] = /^\s*(\d+)\s+(.*)/.exec(stdout ?? '') ?? []
  return [parent, args]
}

/**
 * @param {number} pid
 * @returns {boolean} true if the process exists, also one of another user
 */
export function isAlive(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
