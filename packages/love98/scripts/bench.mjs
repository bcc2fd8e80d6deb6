import { runInstalled } from './lib/install/run-installed.mjs'

// Measures the costs of the desktop for a visitor and prints them. The exit code is 0 whatever the figures are.
// docs/performance.md defines each figure.
await runInstalled(async (command) => {
  const { runBench } = await import('./bench/run-bench.ts')
  await runBench(command)
})
