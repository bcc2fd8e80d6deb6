import { explain } from '../user-error.mjs'
import { stopChildren } from './child.mjs'
import { watchNpm } from './parent-process.mjs'

/**
 * Runs a script that starts other programs, and ends this process: with 0 on success, with 1 and the
 * reason on failure. Ctrl+C, SIGTERM, a closed terminal, or the end of the npm or of the script that started it (if
 * it opened a channel) stop the work. No program keeps running in any case.
 *
 * @param {(signal: AbortSignal) => Promise<void>} work the signal is aborted when the script is stopped
 * @param {{ codeWhenStopped?: number }} [options] by default 130, as a shell reports SIGINT
 */
export async function runScript(work, { codeWhenStopped = 130 } = {}) {
  const stopping = new AbortController()
  const { signal } = stopping
  const stop = () => {
    // Several signals may arrive: a terminal signals the whole group, and npm forwards the signal as well.
    stopping.abort(new Error('stopped'))
    void stopChildren()
  }
  const names = ['SIGINT', 'SIGTERM', 'SIGHUP', ...(process.platform === 'win32' ? ['SIGBREAK'] : [])]
  for (const name of names) process.on(name, stop)
  process.once('disconnect', stop)
  watchNpm(stop)

  let failed = false
  try {
    await work(signal)
  } catch (error) {
    failed = true
    if (!signal.aborted) console.error(explain(error))
  }
  await stopChildren()
  process.exitCode = signal.aborted ? codeWhenStopped : failed ? 1 : process.exitCode
  // Waits until the output has been written, because a pipe may still be busy.
  process.stdout.write('', () => process.exit())
}
