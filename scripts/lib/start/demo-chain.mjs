import { setTimeout as sleep } from 'node:timers/promises'
import { isAlive } from '../process/parent-process.mjs'
import { UserError } from '../user-error.mjs'

/**
 * Starts and seeds the demo's chains. Its code needs the dependencies, so it is loaded here and not before.
 *
 * @param {{
 *   port: number, manifestFile: string, logs: string, signal: AbortSignal, market: import('./market-mode.mjs').MarketMode,
 * }} options
 * @returns {Promise<{ died: Promise<never>, stop: () => Promise<void> }>} `died` rejects when a chain ends by itself
 */
export async function startDemoChain({ port, manifestFile, logs, signal, market }) {
  const [{ startDemoChains }, { importTypeScript }] = await Promise.all([
    import('../../demo/chains.mjs'),
    import('../import-typescript.mjs'),
  ])
  const { default: community } = await importTypeScript('love98.config.ts')
  const { pids, stop } = await startDemoChains({
    port,
    market,
    community: /** @type {Parameters<typeof startDemoChains>[0]['community']} */ (community),
    manifestFile,
    logDirectory: logs,
    signal,
  }).catch((error) => {
    throw new UserError(`The demo chain could not be started: ${error.message}`)
  })
  const died = oneEnds(pids, signal).then(() => {
    throw new UserError(`The demo chain ended by itself. Its log is in ${logs}.`)
  })
  died.catch(() => undefined)
  return { died, stop }
}

/**
 * @param {readonly number[]} pids
 * @param {AbortSignal} signal
 */
async function oneEnds(pids, signal) {
  while (pids.every(isAlive)) await sleep(1000, undefined, { signal })
}
