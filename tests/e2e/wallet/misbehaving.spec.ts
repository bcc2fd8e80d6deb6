import { expect, type Page } from '@playwright/test'
import { announceMisbehavingWallets, type Misbehaving } from '../../support/misbehaving-wallets'
import { chainUrl } from '../support/demo-chain'
import { button, dialogNamed } from '../support/elements'
import { test } from '../support/product-test'
import { chains } from '../support/wallet/balance'
import { InjectedWallet } from '../support/wallet/injected-wallet'
import { openWalletList } from '../support/wallet/wallet'

const verification = (page: Page) => dialogNamed(page, 'Verify your account')
const cancel = (page: Page) => verification(page).getByRole('button', { name: 'Cancel' })

/** The desktop with all the wallets, and an honest one, whose account has agreed to the terms before. */
async function openWithWallets(page: Page): Promise<{ honest: InjectedWallet; names: readonly string[] }> {
  const honest = await InjectedWallet.inject(page, { chainUrl, name: 'Honest Wallet', rdns: 'honest.test' })
  await page.addInitScript(announceMisbehavingWallets, honest.address)
  await page.addInitScript((address) => {
    if (window === top) localStorage.setItem(`${address}-terms-agreement`, 'true')
  }, honest.address)
  await page.goto('/')
  const names = await page.evaluate(() => (Reflect.get(window, 'misbehave') as Misbehaving).names)
  expect(names.length).toBeGreaterThanOrEqual(40)
  return { honest, names }
}

const misbehaveAt = (page: Page, method: string) =>
  page.evaluate((at) => Object.assign(Reflect.get(window, 'misbehave') as Misbehaving, { at }), method)

/** Connects a wallet that behaves well while it connects, by a row of the list that is on screen. */
async function connect(page: Page, name: string) {
  await button(page, name).click()
  await expect(cancel(page)).toBeVisible()
}

/** Nothing crashed, no box reports an error, and the honest wallet connects and disconnects. */
async function expectToStand(page: Page) {
  await expect(page.locator('#taskbar')).toBeVisible()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  if (!(await dialogNamed(page, 'Connect a Wallet').isVisible())) await openWalletList(page)
  await connect(page, 'Honest Wallet')
  await cancel(page).click()
  await expect(button(page, 'Connect Wallet')).toBeEnabled()
}

/** What the wallet said stands behind "Details >>". */
async function expectWords(page: Page) {
  await button(page, 'Details >>').click()
  await expect(page.getByRole('textbox', { name: 'Details' })).toHaveValue(/-32099: The policy forbids it/)
}

test.describe('wallets that misbehave leave the desktop as it is, and another one connects', () => {
  test.setTimeout(180_000)

  test('[S8.13] when they are connected', async ({ page }) => {
    const { names } = await openWithWallets(page)
    await misbehaveAt(page, 'eth_requestAccounts')
    for (const [index, name] of names.entries())
      await test.step(name, async () => {
        await openWalletList(page)
        await button(page, `Wallet ${index + 1}`).click()
        const status = dialogNamed(page, 'Connect a Wallet').getByRole('status')
        if (name !== 'never answers')
          await expect(cancel(page).or(status.filter({ hasNotText: /^Opening/ }))).toBeVisible()
        if (await cancel(page).isVisible()) await cancel(page).click()
        if (name === 'rejects with code and message') await expectWords(page)
        await expectToStand(page)
      })
  })

  test('[S8.13] when they are to switch the network', async ({ page }) => {
    const { names } = await openWithWallets(page)
    const [first, second] = await chains(page)
    await misbehaveAt(page, 'wallet_switchEthereumChain')
    for (const [index, name] of names.entries())
      await test.step(name, async () => {
        await openWalletList(page)
        await connect(page, `Wallet ${index + 1}`)
        await verification(page).getByRole('button', { name: 'Not now' }).click()
        await button(page, first.name).click()
        const networks = dialogNamed(page, 'Switch Networks')
        await button(page, second.name).click()
        const isOver = networks
          .getByRole('status')
          .filter({ hasText: /./ })
          .or(button(page, 'Connect Wallet'))
        // A wallet that answers without switching is waited for, until the visitor gives up.
        const isWaiting = networks.getByText('Confirm in Wallet')
        const isEnd = /^(answers|never)/.test(name) ? isOver.or(isWaiting) : isOver
        await expect(isEnd.first()).toBeVisible()
        if (await networks.isVisible()) await networks.getByRole('button', { name: 'Disconnect' }).click()
        await expectToStand(page)
      })
  })

  test.describe('and sign', () => {
    // What they sign with is no signature of the account.
    test.use({ expectedErrors: [/Failed to load resource: .* 401/] })
    test('[S8.11] when they are to sign', async ({ page }) => {
      const { names } = await openWithWallets(page)
      await misbehaveAt(page, 'personal_sign')
      for (const [index, name] of names.entries())
        await test.step(name, async () => {
          await openWalletList(page)
          await connect(page, `Wallet ${index + 1}`)
          await button(page, 'Sign message').click()
          const isWaiting = button(page, 'Waiting for signature...')
          const isOver = button(page, /^(Retry|Sign message|Connect Wallet)$/)
          await expect(name === 'never answers' ? isWaiting : isOver).toBeVisible()
          if (await cancel(page).isVisible()) await cancel(page).click()
          await expectToStand(page)
        })
    })
  })
})
