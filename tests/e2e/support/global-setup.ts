import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { manifestFile, type StaticManifest } from '../../../server/delivery/static-manifest.ts'
import { areAllCompressedBest } from '../../support/all-best'
import { provideDatabaseTemplate } from '../../support/database-template.ts'
import { startProduct } from './start-product'

/** ms; a build that `npm start` had to make is compressed behind it. */
const compressLimit = 300_000

/**
 * One product for all browser tests, told to them as `BASE_URL` and `DEMO_CHAIN_URL`. When `BASE_URL` is set already, the
 * product that answers there is tested and nothing is started.
 */
export default async function startForAllTests(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.BASE_URL) return undefined
  const removeTemplate = await provideDatabaseTemplate()
  const product = await startProduct()
  process.env.BASE_URL = product.baseUrl
  process.env.DEMO_CHAIN_URL = product.demoChainUrl
  await untilCompressed()
  return async () => {
    await product.stop()
    await removeTemplate()
  }
}

/** Weights are measured of files that are compressed best. */
async function untilCompressed(): Promise<void> {
  const { files }: StaticManifest = JSON.parse(await readFile(manifestFile, 'utf8'))
  const end = performance.now() + compressLimit
  while (!areAllCompressedBest('.', files)) {
    if (performance.now() > end) throw new Error('The build is not compressed best: run "npm run build".')
    await sleep(200)
  }
}
