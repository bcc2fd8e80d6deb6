import { expect } from '@playwright/test'
import { fullRun } from '../full-run'
import { boxOf } from '../support/geometry'
import { test } from '../support/product-test'
import { refusal } from '../support/wallet/injected-wallet'
import { balanceOf, visitSwap, visitToBuy } from './swap-window'

test.use({ expectedErrors: [/Failed to load resource/] })

test(
  'a quote older than 30 seconds cannot be signed, and another try shows one of now',
  fullRun,
  async ({ page }) => {
    await page.clock.install()
    const { wallet, wizard, type, press, pressInWizard } = await visitToBuy(page, 'CAT-ETH')
    await type('0.01')
    await press('Swap…')
    const swap = wizard.getByRole('button', { name: 'Swap', exact: true })
    await expect(swap).toBeEnabled()
    const size = await boxOf(wizard)
    await page.route('**/api/market', (route) => route.abort())
    await page.clock.fastForward(31_000)
    await swap.click()
    await expect(wizard.getByRole('alert')).toHaveText(
      'The price is older than 30 seconds. Try again with the next block.',
    )
    expect(await boxOf(wizard)).toEqual(size)
    expect(wallet.countOf('eth_sendTransaction')).toBe(0)
    await page.unroute('**/api/market')
    const read = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/market')
    await page.clock.fastForward(10_000)
    await read
    await pressInWizard('Retry')
    await expect(swap).toBeEnabled()
  },
)

test(
  'a wallet that refuses a batch (5750) is asked for the permission and the swap one by one',
  fullRun,
  async ({ page }) => {
    const { wallet, settings, wizard, type, press, pressInWizard } = await visitSwap(page, 'CAT-ETH')
    wallet.own.wallet_getCapabilities = () => ({ '0x7a69': { atomic: { status: 'ready' } } })
    wallet.own.wallet_sendCalls = () => {
      throw refusal(5750, 'The user rejected the upgrade')
    }
    await type('3')
    await press('Swap…')
    await pressInWizard('Approve and Swap')
    await expect(wizard.getByRole('alert')).toHaveText(
      'Your wallet cannot do both steps at once. Continue with the approval.',
    )
    expect(wallet.countOf('eth_sendTransaction')).toBe(0)
    const before = await balanceOf(settings, wallet.address, 'CAT')
    await pressInWizard('Approve')
    await pressInWizard('Swap')
    await expect(wizard).toContainText('You received')
    expect(await balanceOf(settings, wallet.address, 'CAT')).toBe(before - 3n * 10n ** 18n)
    expect(wallet.countOf('wallet_sendCalls')).toBe(1)
    expect(wallet.countOf('eth_sendTransaction')).toBe(2)
  },
)
