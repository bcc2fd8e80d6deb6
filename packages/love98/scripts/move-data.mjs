import { runInstalled } from './lib/install/run-installed.mjs'

await runInstalled(async (command) => {
  const { moveData } = await import('./lib/data/move-data.ts')
  await moveData(command)
})
