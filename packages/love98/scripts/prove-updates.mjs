import { runInstalled } from './lib/install/run-installed.mjs'

await runInstalled(async (command) => {
  const { proveUpdates } = await import('./lib/prove/prove-updates.ts')
  await proveUpdates(command)
})
