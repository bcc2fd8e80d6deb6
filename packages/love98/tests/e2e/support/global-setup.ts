import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { projectRoot } from '../../../scripts/lib/project-root.mjs'
import { manifestFile, type StaticManifest } from '../../../server/delivery/static-manifest.ts'
import { areAllCompressedBest } from '../../support/all-best'
import { provideDatabaseTemplate } from '../../support/database-template.ts'
import { marketIsRead } from './market-is-read'
import { startProduct } from './start-product'

/** The time limit for compressing the files of a new build, which continues in the background, ms. */
const compressLimit = 300_000

/**
 * Starts one product for all browser tests, with the addresses `BASE_URL` and `DEMO_CHAIN_URL`. If `BASE_URL` is set
 * already, that product is tested and nothing is started.
 */
export default async function startForAllTests(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.BASE_URL) return undefined
  const removeTemplate = await provideDatabaseTemplate()
  const product = await startProduct()
  process.env.BASE_URL = product.baseUrl
  process.env.DEMO_CHAIN_URL = product.demoChainUrl
  await marketIsRead(product.baseUrl)
  await untilCompressed()
  return async () => {
    await product.stop()
    await removeTemplate()
  }
}

/** The weights are measured on fully compressed files. */
async function untilCompressed(): Promise<void> {
  const { files }: StaticManifest = JSON.parse(await readFile(join(projectRoot, manifestFile), 'utf8'))
  const end = performance.now() + compressLimit
  while (!areAllCompressedBest(projectRoot, files)) {
    if (performance.now() > end) throw new Error('The build is not compressed best: run "npm run build".')
    await sleep(200)
  }
}
