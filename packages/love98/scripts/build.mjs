import { runInstalled } from './lib/install/run-installed.mjs'

const usage = `npm run build     builds the desktop for production, into dist/ (about a minute)`

await runInstalled(
  async (command) => {
    const { buildProduct } = await import('./lib/build/build-product.ts')
    await buildProduct(command)
  },
  { usage },
)
