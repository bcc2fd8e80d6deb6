import { expect } from '@playwright/test'
import { fullRun, isFull } from '../full-run'
import { chainUrl } from '../support/demo-chain'
import { test } from '../support/product-test'
import { InjectedWallet } from '../support/wallet/injected-wallet'
import { accountButton, connectAndAgree } from '../support/wallet/wallet'

const keys = [
  ...['fileTheme', 'love98-windows', 'love98-icons', 'love98-run', 'love98-toolbars', 'love98-sounds'],
  ...['love98-density', 'love98-wallpaper', 'love98-locale', 'love98-folder-options', 'love98-drag-contents'],
  ...['love98-names', 'love98-transactions', 'love98-safe-transactions', 'love98-recent-wallets'],
  ...['love98-sign-in-receipt', 'love98-demo-wallet', 'WALLETCONNECT_DEEPLINK_CHOICE'],
  ...['wagmi.store', 'wagmi.recentConnectorId', 'wagmi.test.wallet.disconnected', 'wagmi.injected.connected'],
]

/** The quick run uses a value that is not an object, and one that is nearly valid. */
const nearly = '{"state":{"connections":42},"clientState":7,"lists":7,"ids":7}'
const texts = isFull ? ['42', 'true', '{}', '[]', nearly] : ['42']

// Proves S6.1
for (const text of texts)
  test(
    `with ${text} under every key of the storage a wallet connects, and reconnects after a reload`,
    fullRun,
    async ({ page }) => {
      await InjectedWallet.inject(page, { chainUrl })
      await page.goto('/')
      await page.evaluate(
        ([keys, text]) => {
          for (const key of keys) localStorage.setItem(key, text)
        },
        [keys, text] as const,
      )
      await page.reload()
      await connectAndAgree(page)
      await page.reload()
      await expect(accountButton(page)).toBeVisible()
    },
  )

// Proves S9.8
test('a stored name that is not text is dropped at every load', fullRun, async ({ page }) => {
  const { address } = await InjectedWallet.inject(page, { chainUrl })
  await page.goto('/')
  await connectAndAgree(page)
  for (const data of [42, true, { toString: 'x' }, ['friend.eth']]) {
    await page.evaluate(
      ([address, data]) => {
        const state = { data, dataUpdatedAt: Date.now(), status: 'success' }
        const queryKey = ['ens-name', 31337, address]
        const queries = [{ queryHash: JSON.stringify(queryKey), queryKey, state }]
        const record = { timestamp: Date.now(), buster: '2', clientState: { mutations: [], queries } }
        localStorage.setItem('love98-names', JSON.stringify(record))
      },
      [address, data] as const,
    )
    await page.reload()
    await expect(accountButton(page)).toBeVisible()
  }
})
