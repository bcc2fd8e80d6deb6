import { expect, type Page } from '@playwright/test'
import { parseSettings } from '@/domain/community/deployment-settings'
import { fullRun } from '../full-run'
import { violations } from '../support/axe'
import { chooseByKeyboard, tabTo } from '../support/by-keyboard'
import { chainUrl } from '../support/demo-chain'
import { openDesktop } from '../support/desktop'
import { button, dialogNamed } from '../support/elements'
import { test } from '../support/product-test'
import { InjectedWallet } from '../support/wallet/injected-wallet'

/** Leaves the question to verify for later and opens the account, both by keyboard. @returns the account's button */
async function openAccount(page: Page) {
  await tabTo(page, 'Not now')
  await page.keyboard.press('Enter')
  await expect(page.locator('dialog')).toHaveCount(0)
  const account = button(page, /^friend\.eth/)
  await account.focus()
  await page.keyboard.press('Enter')
  return account
}

// Proves S2.7, S2.10, S2.11, S2.12
test('the keyboard alone connects from the list, opens the account and disconnects', async ({ page }) => {
  const wallet = await InjectedWallet.inject(page, { chainUrl })
  wallet.mode = 'reject'
  await openDesktop(page)
  await chooseByKeyboard(page, 'Test Wallet')
  await expect(button(page, 'Retry')).toBeVisible()
  wallet.mode = 'approve'
  await tabTo(page, 'Retry')
  await page.keyboard.press('Enter')
  await expect(dialogNamed(page, 'Terms')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await tabTo(page, 'Agree')
  await page.keyboard.press('Enter')
  await expect(dialogNamed(page, 'Verify your account')).toBeVisible()
  expect(await violations(page)).toEqual([])
  const account = await openAccount(page)
  await expect(dialogNamed(page, 'Account')).toBeVisible()
  await tabTo(page, 'Copy Address')
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog')).toHaveCount(0)
  await expect(account).toBeFocused()

  const { chains } = parseSettings(await (await page.request.get('/api/config')).json())
  const [first, second] = chains.map(({ name }) => name)
  await button(page, first ?? '').focus()
  await page.keyboard.press('Enter')
  await expect(dialogNamed(page, 'Switch Networks')).toBeVisible()
  await expect(button(page, second ?? '')).toBeFocused()
  // The chain is unknown to the wallet, so it is added before the switch.
  await page.keyboard.press('Enter')
  await expect(page.locator('dialog')).toHaveCount(0)
  await expect(button(page, second ?? '')).toBeVisible()

  await wallet.changeChain(5)
  const wrong = button(page, 'Wrong network')
  await wrong.focus()
  await page.keyboard.press('Enter')
  await expect(dialogNamed(page, 'Switch Networks')).toBeVisible()
  await tabTo(page, 'Disconnect')
  await page.keyboard.press('Enter')
  await expect(button(page, 'Connect Wallet')).toBeEnabled()
  await expect(page.locator('dialog')).toHaveCount(0)
})

// Proves S2.10
test('the keyboard alone clears the list of recent transactions', fullRun, async ({ page }) => {
  const wallet = await InjectedWallet.inject(page, { chainUrl })
  const key = 'love98-transactions'
  const sent = { hash: `0x${'1'.repeat(64)}`, description: 'A gift', status: 'confirmed', addedAt: 0 }
  const lists = { [`${wallet.address} 31337`]: [sent] }
  await page.addInitScript(
    ([owner, name, text]) => {
      localStorage.setItem(`${owner}-terms-agreement`, 'true')
      localStorage.setItem(name, text)
    },
    [wallet.address, key, JSON.stringify({ version: 2, lists })] as const,
  )
  await openDesktop(page)
  await chooseByKeyboard(page, 'Test Wallet')
  const account = await openAccount(page)
  const box = dialogNamed(page, 'Account')
  await expect(box.getByRole('listitem').filter({ hasText: 'A gift' })).toContainText('Confirmed')
  await tabTo(page, 'Clear All')
  await page.keyboard.press('Enter')
  await expect(box).toContainText('Your transactions will appear here…')
  await expect(box.getByRole('button', { name: 'Clear All' })).toHaveCount(0)
  await expect(box.getByRole('group', { name: 'Recent Transactions' })).toBeFocused()
  expect(await violations(page)).toEqual([])
  await expect.poll(() => page.evaluate((name) => localStorage.getItem(name), key)).not.toContain('A gift')
  await page.keyboard.press('Escape')
  await expect(account).toBeFocused()
})

// Proves S2.8
test('the keyboard alone leads through Get a Wallet, each way there and back', fullRun, async ({ page }) => {
  await openDesktop(page)
  await button(page, 'Connect Wallet').focus()
  await page.keyboard.press('Enter')
  await expect(dialogNamed(page, 'Connect a Wallet')).toBeVisible()
  const heading = (name: string) => page.getByRole('heading', { name, exact: true })
  for (const [name, next] of [
    ['Get a Wallet', 'Get a Wallet'],
    ['GET Rainbow', 'Get Rainbow'],
    ['Get the App', 'Install Rainbow'],
    ['Continue', 'Get started with Rainbow'],
    ['< Back', 'Install Rainbow'],
    ['< Back', 'Get Rainbow'],
    ['< Back', 'Get a Wallet'],
  ] as const) {
    await tabTo(page, name)
    await page.keyboard.press('Enter')
    await expect(heading(next)).toBeVisible()
  }
  await page.keyboard.press('Escape')
  await expect(button(page, 'Connect Wallet')).toBeFocused()

  // On a narrow screen the explanation of wallets has its own page.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.keyboard.press('Enter')
  await tabTo(page, 'What is a Wallet?')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('group', { name: 'What is a Wallet?' })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await tabTo(page, '< Back')
  await page.keyboard.press('Enter')
  await tabTo(page, 'Cancel')
  await page.keyboard.press('Enter')
  await expect(page.locator('dialog')).toHaveCount(0)
})

// Proves S8.9
test(
  'the keyboard alone reaches the waiting step, a refusal and its details',
  fullRun,
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const wallet = await InjectedWallet.inject(page, { chainUrl })
    wallet.mode = 'silent'
    await openDesktop(page)
    await chooseByKeyboard(page, 'Test Wallet')
    await expect(button(page, 'Test Wallet')).toHaveAccessibleDescription(/Confirm the connection/)
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.locator('dialog')).toHaveCount(0)

    wallet.mode = 'pending'
    await chooseByKeyboard(page, 'Test Wallet')
    await expect(button(page, 'Details >>')).toBeVisible()
    await tabTo(page, 'Details >>')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('textbox', { name: 'Details' })).toHaveValue(/already pending/)
    await expect(button(page, 'Retry')).toBeInViewport({ ratio: 1 })
    expect(await violations(page)).toEqual([])
    await tabTo(page, 'Copy')
    await page.keyboard.press('Enter')
    await expect(button(page, 'Copied.')).toBeVisible()
  },
)
