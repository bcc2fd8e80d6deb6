import { runInstalled } from './lib/install/run-installed.mjs'

await runInstalled(async (command) => {
  const { addPair } = await import('./lib/pair/add-pair.ts')
  await addPair(command)
})
