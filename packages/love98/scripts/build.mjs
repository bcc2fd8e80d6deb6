import { parseArgs } from 'node:util'
import { runInstalled } from './lib/install/run-installed.mjs'

const usage = `npm run build                    builds the desktop for production, into dist/ (about a minute)
npm run build -- --standalone    adds the packages of the server, so that dist/ needs nothing but Node (docs/deploy.md)
npm run build -- --static        makes a folder for static hosts, without a server (docs/deploy.md)`

await runInstalled(
  async (command) => {
    const { values } = parseArgs({
      options: {
        standalone: { type: 'boolean', default: false },
        static: { type: 'boolean', default: false },
      },
    })
    if (values.static) {
      const { buildStaticSite } = await import('./lib/build/static-site/build-static-site.ts')
      return buildStaticSite(command)
    }
    if (values.standalone) {
      const { buildStandalone } = await import('./lib/build/build-standalone.ts')
      return buildStandalone(command)
    }
    const { buildProduct } = await import('./lib/build/build-product.ts')
    await buildProduct(command)
  },
  { usage },
)
