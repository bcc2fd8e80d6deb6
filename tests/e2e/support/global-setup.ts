import { provideDatabaseTemplate } from '../../support/database-template.mjs'
import { startProduct } from './start-product'

/**
 * One product for all browser tests, told to them as `BASE_URL` and `DEMO_CHAIN_URL`. When `BASE_URL` is set already, the
 * product that answers there is tested and nothing is started.
 */
export default async function startForAllTests(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.BASE_URL) return undefined
  // The one product of all starts as on a fresh machine; those of single tests have their database made.
  const product = await startProduct()
  const removeTemplate = await provideDatabaseTemplate()
  process.env.BASE_URL = product.baseUrl
  process.env.DEMO_CHAIN_URL = product.demoChainUrl
  return async () => {
    await product.stop()
    await removeTemplate()
  }
}
