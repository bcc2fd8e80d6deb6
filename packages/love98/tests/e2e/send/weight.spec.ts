import { expect, type Page } from '@playwright/test'
import { followTransfers } from '../../support/transfers.ts'
import { variants } from '../full-run'
import { openProgramFolder, openStartMenu } from '../support/desktop'
import { dialogNamed } from '../support/elements'
import { test } from '../support/product-test'
import { visitConnected } from '../support/wallet/connected-visit'
import { accountButton } from '../support/wallet/wallet'

/** Limits for scripts in bytes on the wire: compressed, including headers. */
const limits = { Send: 25_000, 'My Tokens': 20_400, 'Swap Tokens': 23_200 } as const
/** The network is quiet after this time without requests and responses, ms. */
const calm = 1500

const fromAccount = {
  ready: async (page: Page) => {
    await accountButton(page).click()
    await expect(dialogNamed(page, 'Account')).toBeVisible()
  },
  open: (page: Page) =>
    dialogNamed(page, 'Account').getByRole('button', { name: 'Send…', exact: true }).click(),
}
const fromStart = (name: string) => ({
  ready: async (page: Page) => {
    await openStartMenu(page)
    await openProgramFolder(page, 'Exchange')
    await expect(page.getByRole('menuitem', { name, exact: true })).toBeVisible()
  },
  open: (page: Page) => page.getByRole('menuitem', { name, exact: true }).click(),
})

/**
 * Counts requests from the press that opens the window until it shows its figures and the network is quiet. The page,
 * the wallet, the connected account and the menu are loaded before; later dialogs are not counted.
 */
const windows = [
  { name: 'Send', from: fromAccount, shows: 'Available:' },
  { name: 'My Tokens', from: fromStart('My Tokens'), shows: /^Total: / },
  { name: 'Swap Tokens', from: fromStart('Swap Tokens'), shows: 'Network fee' },
] as const

for (const { name, from, shows } of variants(windows))
  test(`${name} weighs at most ${limits[name] / 1000} KB of JavaScript beyond the wallet`, async ({
    page,
  }) => {
    const transfers = await followTransfers(page)
    await visitConnected(page)
    await from.ready(page)
    await transfers.quiet(calm)
    const before = transfers.bytes('script')
    await from.open(page)
    await expect(page.locator('[data-window]').getByText(shows).first()).toBeVisible()
    await transfers.quiet(calm)
    const weight = transfers.bytes('script') - before
    // A smaller weight would mean that the window was loaded before.
    expect(weight).toBeGreaterThan(5_000)
    expect(weight).toBeLessThanOrEqual(limits[name])
  })
