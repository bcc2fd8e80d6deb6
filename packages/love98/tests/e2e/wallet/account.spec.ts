import { expect } from '@playwright/test'
import { fullRun } from '../full-run'
import { chainUrl } from '../support/demo-chain'
import { nextFrame, stopTime } from '../support/desktop'
import { button, dialogNamed } from '../support/elements'
import { test } from '../support/product-test'
import { expectBalance } from '../support/wallet/balance'
import { InjectedWallet } from '../support/wallet/injected-wallet'
import { accountButton, connectAndAgree } from '../support/wallet/wallet'

test.describe('the account', () => {
  // Proves S2.10
  test('the address is copied, which is confirmed for 1.5 s', fullRun, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.clock.install()
    const wallet = await InjectedWallet.inject(page, { chainUrl })
    await page.goto('/')
    await connectAndAgree(page)
    await accountButton(page).click()
    const box = dialogNamed(page, 'Account')
    await expectBalance(box, wallet.address)
    await stopTime(page)
    await button(page, 'Copy Address').click()
    await expect(button(page, 'Copied!')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(wallet.address)
    await page.clock.runFor(1_499)
    await expect(button(page, 'Copied!')).toBeVisible()
    await page.clock.runFor(1)
    await expect(button(page, 'Copy Address')).toBeVisible()
  })

  // Proves S2.10
  test('the address can be selected if the page may not copy', fullRun, async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined })
      document.execCommand = () => false
    })
    const wallet = await InjectedWallet.inject(page, { chainUrl })
    await page.goto('/')
    await connectAndAgree(page)
    await accountButton(page).click()
    await button(page, 'Copy Address').click()
    const said = dialogNamed(page, 'Account').getByRole('status')
    await expect(said.filter({ hasText: 'Select the address and press CTRL+C' })).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Address' })).toHaveValue(wallet.address)
  })

  // Proves S2.9
  test('on a narrow screen the balance is neither shown nor fetched', fullRun, async ({ page }) => {
    const methods: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/rpc/')) methods.push(request.postData() ?? '')
    })
    await page.setViewportSize({ width: 767, height: 800 })
    await InjectedWallet.inject(page, { chainUrl })
    await page.goto('/')
    // The name has arrived in the same way: the balance would have been requested with it.
    await connectAndAgree(page)
    await nextFrame(page)
    await expect(accountButton(page)).not.toContainText('ETH')
    expect(methods).not.toEqual([])
    expect(methods.filter((body) => body.includes('eth_getBalance'))).toEqual([])
    await page.setViewportSize({ width: 768, height: 800 })
    await expect(accountButton(page)).toContainText('ETH')
  })
})
