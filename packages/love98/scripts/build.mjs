import { runInstalled } from './lib/install/run-installed.mjs'

await runInstalled(async (command) => {
  const { buildProduct } = await import('./lib/build/build-product.ts')
  await buildProduct(command)
})
