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
  const timer = setInterval(() => {
    if (process.ppid === parent && isAlive(parent)) return
    clearInterval(timer)
    gone()
  }, interval)
  timer.unref()
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
