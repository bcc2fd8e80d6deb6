import { expect, type Page } from '@playwright/test'
import { announceMisbehavingWallets, type Misbehaving } from '../../support/misbehaving-wallets'
import { fullRun, isFull, variants } from '../full-run'
import { chainUrl } from '../support/demo-chain'
import { openDesktop } from '../support/desktop'
import { button, dialogNamed } from '../support/elements'
import { test } from '../support/product-test'
import { chains } from '../support/wallet/balance'
import { driveWallets, type Stage } from '../support/wallet/drive-wallets'
import { InjectedWallet } from '../support/wallet/injected-wallet'
import { openWalletList } from '../support/wallet/wallet'

const announced = (page: Page) => page.evaluate(() => Reflect.get(window, 'misbehave') as Misbehaving)

async function openWithWallets(page: Page): Promise<void> {
  const { address } = await InjectedWallet.inject(page, {
    chainUrl,
    name: 'Honest Wallet',
    rdns: 'honest.test',
  })
  await page.addInitScript(announceMisbehavingWallets, address)
  await page.addInitScript((owner) => {
    // A frame that a wallet creates has no storage.
    if (window === top) localStorage.setItem(`${owner}-terms-agreement`, 'true')
  }, address)
  await openDesktop(page)
  expect((await announced(page)).names.length).toBeGreaterThanOrEqual(40)
}

test.describe('wallets that misbehave leave the desktop as it is, and another one connects', () => {
  test.setTimeout(180_000)
  // Their signatures are invalid, so the server answers 401.
  test.use({ expectedErrors: [/Failed to load resource: .* 401/] })

  // The quick run drives a third of the wallets in one stage; `tests/wallet/misbehaving.integration.test.ts` drives all in every stage.
  // Proves S8.11, S8.13
  for (const [stage, title] of variants<readonly [Stage, string]>([
    ['connect', 'when they are connected'],
    ['switch', 'when they are to switch the network'],
    ['sign', 'when they are to sign'],
  ]))
    test(title, async ({ page }) => {
      await openWithWallets(page)
      const [first, second] = await chains(page)
      const each = isFull ? { first: 0, of: 1 } : { first: 0, of: 3 }
      const networks = [first.name, second.name] as const
      expect(await page.evaluate(driveWallets, [stage, networks, each] as const)).toEqual([])
      await expect(page.locator('#taskbar')).toBeVisible()
    })
})

test(
  'the message of a plain object that a wallet throws is shown under Details',
  fullRun,
  async ({ page }) => {
    await openWithWallets(page)
    const index = (await announced(page)).names.indexOf('rejects with code and message')
    await page.evaluate(() => Object.assign(Reflect.get(window, 'misbehave'), { at: 'eth_requestAccounts' }))
    await openWalletList(page)
    await button(page, `Wallet ${index + 1}`).click()
    const dialog = dialogNamed(page, 'Connect a Wallet')
    await expect(dialog.getByRole('status').first()).toHaveText('An unexpected error occurred. Try again.')
    await button(page, 'Details >>').click()
    await expect(dialog.getByRole('textbox', { name: 'Details' })).toHaveValue(
      /-32099: The policy forbids it/,
    )
  },
)
