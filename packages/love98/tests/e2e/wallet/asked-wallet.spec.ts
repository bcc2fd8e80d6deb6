import { expect, type Page } from '@playwright/test'
import { fullRun, variants } from '../full-run'
import { violations } from '../support/axe'
import { chainUrl } from '../support/demo-chain'
import { openDesktop } from '../support/desktop'
import { button, dialogNamed } from '../support/elements'
import { boxOf } from '../support/geometry'
import { test } from '../support/product-test'
import { InjectedWallet } from '../support/wallet/injected-wallet'
import { chooseWallet, walletRows } from '../support/wallet/wallet'

const dialog = (page: Page) => dialogNamed(page, 'Connect a Wallet')
const status = (page: Page) => dialog(page).getByRole('status').first()
const heading = (page: Page, name: string) => dialog(page).getByRole('heading', { name })
const explanation = (page: Page) => page.getByRole('group', { name: 'What is a Wallet?' })

// Proves S2.7
test(
  'the pane beside the list names the wallet that is being asked, and the one that refused',
  fullRun,
  async ({ page }) => {
    const wallet = await InjectedWallet.inject(page, { chainUrl })
    wallet.mode = 'silent'
    await openDesktop(page)
    await chooseWallet(page)
    await expect(heading(page, 'Waiting for Test Wallet')).toBeVisible()
    await expect(explanation(page)).toHaveCount(0)
    expect(await violations(page)).toEqual([])
    await button(page, 'What is a Wallet?').first().click()
    await expect(explanation(page)).toBeVisible()
    await button(page, '< Back').click()
    await expect(heading(page, 'Waiting for Test Wallet')).toBeVisible()
    await page.keyboard.press('Escape')

    wallet.mode = 'reject'
    await chooseWallet(page)
    await expect(heading(page, 'Test Wallet did not connect')).toBeVisible()
    await expect(status(page)).toHaveText('Request rejected.')
  },
)

// Proves S2.7
test('the Demo Wallet is not called an extension', fullRun, async ({ page }) => {
  await openDesktop(page)
  await chooseWallet(page, 'Demo Wallet')
  await expect(status(page)).toHaveText('Opening Demo Wallet… Confirm the connection in its window.')
  await expect(heading(page, 'Waiting for Demo Wallet')).toBeVisible()
  await expect(dialog(page)).not.toContainText('extension')
})

// Proves S2.7
for (const [width, height] of variants([
  [1280, 800],
  [390, 844],
] as const))
  test(`at ${width} px the dialog does not move when "Details >>" appears`, fullRun, async ({ page }) => {
    await page.setViewportSize({ width, height })
    const wallet = await InjectedWallet.inject(page, { chainUrl })
    wallet.mode = 'silent'
    await openDesktop(page)
    await chooseWallet(page)
    const places = async () => [
      await boxOf(dialog(page)),
      await boxOf(walletRows(page).first()),
      await boxOf(button(page, 'Cancel')),
    ]
    await expect(status(page)).toContainText('Opening Test Wallet')
    const before = await places()
    wallet.mode = 'pending'
    await walletRows(page).filter({ hasText: 'Demo Wallet' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Reject' }).click()
    await button(page, 'Test Wallet').click()
    await expect(button(page, 'Details >>')).toBeVisible()
    expect(await places()).toEqual(before)
  })

// Proves S2.8
test('the dialog names the browser by its own brand', fullRun, async ({ page }) => {
  await page.addInitScript(() => {
    const brands = [{ brand: 'Brave' }, { brand: 'Not;A=Brand' }, { brand: 'Chromium' }]
    Object.defineProperty(navigator, 'userAgentData', { value: { brands } })
  })
  await openDesktop(page)
  await button(page, 'Connect Wallet').click()
  await button(page, 'Get a Wallet').click()
  await button(page, 'GET Rainbow').click()
  await expect(page.getByRole('group', { name: 'Rainbow for Brave' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Add to Brave' })).toBeVisible()
})
