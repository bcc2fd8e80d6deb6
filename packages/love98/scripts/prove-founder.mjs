import { runInstalled } from './lib/install/run-installed.mjs'

await runInstalled(async (command) => {
  const { proveFounder } = await import('./lib/prove/prove-founder.ts')
  await proveFounder(command)
})
