import { startProduct } from './start-product'

/**
 * One product for all browser tests, told to them as `BASE_URL` and `DEMO_CHAIN_URL`. When `BASE_URL` is set already, the
 * product that answers there is tested and nothing is started.
 */
export default async function startForAllTests(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.BASE_URL) return undefined
  // The tests sign in more often than one sender may; the limits that hold in production have tests of their own.
  const limits = 'nonce=600/60, nonce-account=600/60, verify=600/60, verify-account=600/60'
  const product = await startProduct({ env: { RATE_LIMITS: limits } })
  process.env.BASE_URL = product.baseUrl
  process.env.DEMO_CHAIN_URL = product.demoChainUrl
  return product.stop
}
