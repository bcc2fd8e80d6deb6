import { join } from 'node:path'
import { runFolder } from '../lib/run-folder.mjs'
import { startDemoChain } from '../lib/start/demo-chain.ts'

/**
 * Starts and seeds the demo's chains as `npm start` does, and stops them.
 *
 * @returns seconds until both answer and the first is seeded; the first run reads its parts from disk
 */
export async function measureSeeding({
  root,
  runs,
  signal,
}: {
  root: string
  runs: number
  signal: AbortSignal
}): Promise<number[]> {
  const logs = join(runFolder(root).logs, 'bench')
  const times = []
  for (let run = 0; run < runs; run++) {
    const start = performance.now()
    // Port 0: the system chooses a free one.
    const chain = await startDemoChain({
      port: 0,
      manifestFile: join(logs, 'demo-chain.json'),
      logs,
      signal,
      market: 'live',
    })
    times.push((performance.now() - start) / 1000)
    await chain.stop()
  }
  return times
}
