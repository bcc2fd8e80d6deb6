import { expect } from '@playwright/test'
import { newSigner, openSignedIn, write } from '../guestbook/open-guestbook'
import { fill, openSend, press } from '../send/open-send'
import { chainUrl } from '../support/demo-chain'
import { openDesktop } from '../support/desktop'
import { button, dialogNamed } from '../support/elements'
import { InjectedWallet } from '../support/wallet/injected-wallet'
import { windowNamed } from '../support/windows'
import { visitToBuy } from '../swap/swap-window'
import type { States } from './states-of-programs'

export const statesWithAWallet: States = {
  async Guestbook(page, see) {
    const window = await openSignedIn(page, newSigner())
    // The notification would cover buttons of the window, which is maximized on small screens.
    await page.getByRole('group', { name: 'Account Verified' }).getByRole('button').last().click()
    await window.getByLabel('Your entry for today:').fill('see love98 dot com')
    await expect(window.getByRole('alert')).toContainText('Links are not allowed.')
    await see('a link')
    const row = await write(window, `gm ${Date.now()} ${'cats '.repeat(20)}`)
    await row.getByRole('button').click()
    await see('a selected entry')
    await window.getByRole('button', { name: 'Properties…' }).click()
    const dialog = dialogNamed(page, 'Entry Properties')
    await dialog.getByRole('button', { name: 'Verify' }).click()
    await expect(dialog.getByRole('status')).toContainText('signed this message')
    await see('its properties')
  },
  async Send(page, see) {
    const { window } = await openSend(page)
    await fill(window, { to: '0x12', amount: 'one' })
    await press(window, 'Review…')
    await see('what cannot be sent')
    await fill(window, { to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', amount: '0.01' })
    await press(window, 'Review…')
    await expect(window.getByText('The simulation succeeded.')).toBeVisible()
    await see('the review')
  },
  async 'Swap Tokens'(page, see) {
    const { window, wizard, type, press: pressIn } = await visitToBuy(page, 'CAT-ETH')
    await type('0.01')
    await expect(window.getByText('Price impact')).toBeVisible()
    await see('a quote')
    await pressIn('Swap…')
    await expect(wizard.getByRole('button', { name: 'Swap', exact: true })).toBeEnabled()
    await see('the wizard')
  },
  async 'My Tokens'(page, see) {
    await InjectedWallet.inject(page, { chainUrl })
    await openDesktop(page, '/p/holdings')
    const window = windowNamed(page, 'My Tokens')
    await window.getByRole('button', { name: 'Connect Wallet', exact: true }).click()
    await button(page, 'Test Wallet').click()
    await button(page, 'Agree').click()
    await button(page, 'Not now').click()
    await expect(window.getByText(/^Total: [\d.,]+ ETH$/)).toBeVisible()
    await window.getByRole('table').getByRole('button', { name: 'CAT', exact: true }).click()
    await see('a selected asset')
  },
}
