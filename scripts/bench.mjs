import { runInstalled } from './lib/install/run-installed.mjs'

// Measures what the desktop costs a visitor and prints it; judges nothing. docs/bench.md says what each figure is.
await runInstalled(async (command) => {
  const { runBench } = await import('./bench/run-bench.ts')
  await runBench(command)
})
