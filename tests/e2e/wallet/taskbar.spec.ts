import { expect } from '@playwright/test'
import { parseSettings } from '@/domain/community/deployment-settings'
import { chainUrl } from '../support/demo-chain'
import { openDesktop } from '../support/desktop'
import { test } from '../support/product-test'
import { InjectedWallet } from '../support/wallet/injected-wallet'
import { taskButton, windowNamed } from '../support/windows'

test('[S2.9] one button before connecting, then the chain and the account', async ({ page }) => {
  await InjectedWallet.inject(page, { chainUrl })
  await openDesktop(page)
  const { chains } = parseSettings(await (await page.request.get('/api/config')).json())
  const connect = page.getByRole('button', { name: 'Connect Wallet' })
  const chain = page.getByRole('button', { name: chains[0]?.name ?? '', exact: true })
  const account = page.getByRole('button', { name: /^love\.eth/ })
  await expect(connect).toBeEnabled()
  expect([await chain.count(), await account.count()]).toEqual([0, 0])

  await connect.click()
  await page.getByRole('button', { name: 'Test Wallet', exact: true }).click()
  await page.getByRole('button', { name: 'Agree' }).click()
  await page.getByRole('button', { name: 'Not now' }).click()
  await expect(account).toContainText(/[\d.,]+k? ETH/)
  await expect(chain).toBeVisible()
  await expect(connect).toHaveCount(0)
  await chain.click()
  await expect(page.getByRole('dialog', { name: 'Switch Networks' })).toBeVisible()
})

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true })

  test('[S2.9] the chain and the account leave room for the buttons of three windows', async ({ page }) => {
    await InjectedWallet.inject(page, { chainUrl })
    await openDesktop(page)
    for (const name of ['Notepad', 'Swap Pairs', 'Social']) {
      await page.getByRole('navigation', { name: 'Desktop' }).getByText(name, { exact: true }).tap()
      await windowNamed(page, name === 'Notepad' ? 'Read Me - Notepad' : name)
        .getByRole('button', { name: 'Minimize' })
        .tap()
    }
    await page.getByRole('button', { name: 'Connect Wallet' }).tap()
    await page.getByRole('button', { name: 'Test Wallet', exact: true }).tap()
    await page.getByRole('button', { name: 'Agree' }).tap()
    await page.getByRole('button', { name: 'Not now' }).tap()
    await expect(page.getByRole('button', { name: /^love\.eth/ })).toBeVisible()
    for (const part of [page.locator('[data-start]'), page.getByRole('button', { name: /^love\.eth/ })])
      expect((await part.boundingBox())?.width).toBeGreaterThanOrEqual(44)
    const clock = await page.locator('footer time').boundingBox()
    expect((clock?.x ?? 320) + (clock?.width ?? 0)).toBeLessThanOrEqual(320)
    for (const title of ['Social', 'Read Me - Notepad', 'Swap Pairs']) {
      await taskButton(page, title).tap()
      await expect(windowNamed(page, title)).toBeVisible()
      await expect(taskButton(page, title)).toBeInViewport({ ratio: 0.9 })
    }
  })
})
