import { stopChildren } from './child.mjs'
import { explain } from './plain-problem.mjs'

/**
 * Runs a script that starts other programs, and ends this process: with 0 when the work is done or a person
 * stopped it (Ctrl+C, SIGTERM, a closed terminal), with 1 and the reason otherwise. Nothing is left running.
 *
 * @param {(signal: AbortSignal) => Promise<void>} work the signal is aborted when the person stops it
 * @returns {Promise<never>}
 */
export async function runScript(work) {
  const stopping = new AbortController()
  const { signal } = stopping
  const names = ['SIGINT', 'SIGTERM', 'SIGHUP', ...(process.platform === 'win32' ? ['SIGBREAK'] : [])]
  // More than one may come: a terminal tells the whole group, and npm passes on what it is told.
  for (const name of names)
    process.on(name, () => {
      stopping.abort(new Error(`stopped by ${name}`))
      void stopChildren()
    })
  let code = 0
  try {
    await work(signal)
  } catch (error) {
    if (!signal.aborted) {
      console.error(explain(error))
      code = 1
    }
  }
  await stopChildren()
  process.exit(code)
}
