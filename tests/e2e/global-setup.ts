import { startProduct } from './start-product'

/** One product for all browser tests, told to them as `BASE_URL` and `DEMO_CHAIN_URL`. */
export default async function startForAllTests(): Promise<() => Promise<void>> {
  const product = await startProduct()
  process.env.BASE_URL = product.baseUrl
  process.env.DEMO_CHAIN_URL = product.demoChainUrl
  return product.stop
}
