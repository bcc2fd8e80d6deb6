import { expect } from '@playwright/test'
import { chainUrl } from '../support/demo-chain'
import { openDesktop } from '../support/desktop'
import { button, dialogNamed } from '../support/elements'
import { test } from '../support/product-test'
import { InjectedWallet } from '../support/wallet/injected-wallet'
import { accountDialog, openAccount, signMessage } from '../support/wallet/sign-in'
import { accountButton, chooseWallet } from '../support/wallet/wallet'

// Proves S4.5, S4.3
test('two tabs of one browser agree to the terms, sign in and sign out as one', async ({ page, context }) => {
  await InjectedWallet.inject(page, { chainUrl })
  await openDesktop(page)
  await chooseWallet(page)
  await expect(dialogNamed(page, 'Terms')).toBeVisible()

  const other = await context.newPage()
  const itsWallet = await InjectedWallet.inject(other, { chainUrl })
  itsWallet.permitted = [itsWallet.address]
  await other.goto('/')
  await expect(dialogNamed(other, 'Terms')).toBeVisible()
  await button(page, 'Agree').click()
  await expect(dialogNamed(other, 'Terms')).toBeHidden()
  await expect(accountButton(other)).toBeVisible()

  await openAccount(other)
  const verification = accountDialog(other).getByRole('group', { name: 'Verification' })
  await expect(verification).toContainText('Not verified')
  await signMessage(page)
  await expect(verification).toContainText('Verified until')
  await openAccount(page)
  await button(page, 'Sign Out').click()
  await expect(verification).toContainText('Not verified')
})
