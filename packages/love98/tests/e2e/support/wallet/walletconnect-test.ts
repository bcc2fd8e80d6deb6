import { Phone } from '../../../wallet/walletconnect-phone'
import { type Relay, startRelay } from '../../../wallet/walletconnect-relay'
import { test as base } from '../product-test'
import { type Product, startProduct } from '../start-product'

/** A product with a project id, whose relay is the one of the tests. */
export const test = base.extend<
  { verifications: () => number },
  { relay: Relay; product: Product; phone: Phone }
>({
  relay: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads which fixtures are wanted from this pattern
    async ({}, use) => {
      const relay = await startRelay()
      await use(relay)
      await relay.stop()
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ relay }, use) => {
      const product = await startProduct({
        env: { WALLETCONNECT_PROJECT_ID: 'test', WALLETCONNECT_RELAY_URL: relay.url },
      })
      await use(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  phone: [
    async ({ relay }, use) => {
      const phone = await Phone.switchOn(relay.url, [31337, 31338])
      await use(phone)
      await phone.switchOff()
    },
    { scope: 'worker' },
  ],
  productUrl: async ({ product }, use) => use(product.baseUrl),
  // The library requests the verification of the site from its makers' page. The tests block and count the requests.
  verifications: [
    async ({ page, phone }, use) => {
      let count = 0
      phone.mode = 'approve'
      phone.asked.length = 0
      await page.route('https://verify.walletconnect.org/**', (route) => {
        count++
        return route.abort()
      })
      await use(() => count)
    },
    { auto: true },
  ],
})
