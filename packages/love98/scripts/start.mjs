import { runInstalled } from './lib/install/run-installed.mjs'

const ended = { codeWhenStopped: 0 }

await runInstalled(async (command) => {
  const { startProduct } = await import('./lib/start/start-product.ts')
  await startProduct(command)
}, ended)
