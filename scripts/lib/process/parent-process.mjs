import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const interval = 500

/**
 * Calls `gone` when the npm that runs this script has ended. npm does not pass a SIGTERM on: without this, a
 * stopped `npm start` would leave everything running. A script that a person runs with `node` may outlive its
 * terminal, as with `nohup`, and is left alone.
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
 * npm starts a script below a shell (`sh -c`), which stays when npm is killed.
 *
 * @param {number} pid of our parent
 * @returns {number | undefined} the parent of that shell; undefined when it is none, or the system does not say
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
 * @returns {boolean} whether there is such a process, be it ours or another person's
 */
export function isAlive(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
