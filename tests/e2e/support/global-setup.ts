import { provideDatabaseTemplate } from '../../support/database-template.mjs'
import { startProduct } from './start-product'

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
  return async () => {
    await product.stop()
    await removeTemplate()
  }
}
