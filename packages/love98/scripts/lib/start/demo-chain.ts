import { setTimeout as sleep } from 'node:timers/promises'
import { loadCommunity } from '../load-community.ts'
import { isAlive } from '../process/parent-process.mjs'
import { projectRoot } from '../project-root.mjs'
import { UserError } from '../user-error.mjs'
import type { MarketMode } from './market-mode.ts'

/**
 * Starts and seeds the demo's chains. Their code is loaded here, because a start without the demo does not need it.
 * @returns `died` rejects when a chain ends by itself
 */
export async function startDemoChain({
  port,
  manifestFile,
  logs,
  signal,
  market,
  say,
}: {
  port: number
  manifestFile: string
  logs: string
  signal: AbortSignal
  market: MarketMode
  say?: (line: string) => void
}): Promise<{ died: Promise<never>; stop: () => Promise<void> }> {
  const [{ startDemoChains }, community] = await Promise.all([
    import('../../demo/chains.ts'),
    loadCommunity(projectRoot),
  ])
  const { pids, stop } = await startDemoChains({
    port,
    market,
    community,
    manifestFile,
    logDirectory: logs,
    signal,
    ...(say && { onNotice: say }),
  }).catch((error) => {
    throw new UserError(`The demo chain could not be started: ${error.message}`)
  })
  const died = oneEnds(pids, signal).then(() => {
    throw new UserError(`The demo chain ended by itself. Its log is in ${logs}.`)
  })
  died.catch(() => undefined)
  return { died, stop }
}

async function oneEnds(pids: readonly number[], signal: AbortSignal) {
  while (pids.every(isAlive)) await sleep(1000, undefined, { signal })
}
