import { expect, type Locator } from '@playwright/test'
import { chainUrl } from '../support/demo-chain'
import { button, dialogNamed, menuRow } from '../support/elements'
import { openAsOwner } from '../support/safe-owner'
import type { States } from './states-of-programs'

const friend = '0x14dC79964da2C08b23698B3D3cc7Ca32193d9955'

/** More functions and more fields than fit on a low screen. */
const longAbi = [
  `everything(${[...'abcdefgh'].map((name) => `address ${name}`).join(', ')})`,
  ...[...'abcdefghijklmnop'].map((name) => `${name.repeat(8)}(uint256 amount)`),
].join('\n')

async function cancel(form: Locator) {
  await form.getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect(form).toHaveCount(0)
}

/** The forms with which an owner of the Treasury proposes. Nothing is signed, so the Safe stays as it is. */
export const statesOfOwners: States = {
  async 'the forms of the Treasury'(page, see) {
    const { window } = await openAsOwner(page, { url: '', deployment: { chains: [{ rpcUrl: chainUrl }] } })

    await window.getByRole('button', { name: 'New Transaction…' }).click()
    const payment = dialogNamed(page, 'New Transaction')
    await expect(payment.getByRole('radio', { name: /CAT/ })).toBeVisible()
    await see('New Transaction')
    for (const amount of ['0.1', '0.2', '0.3', '0.4', '0.5', '0.6', '0.7']) {
      await payment.getByLabel('To', { exact: true }).fill(friend)
      await payment.getByLabel('Amount').fill(amount)
      await payment.getByRole('button', { name: 'Add Payment' }).click()
    }
    await payment.getByLabel('To', { exact: true }).fill('friend.eth')
    await expect(payment.getByText(/^friend\.eth resolves to 0x/)).toBeVisible()
    await payment.getByLabel('Amount').fill('999999999')
    await payment.getByRole('button', { name: 'Propose' }).click()
    await expect(payment.getByRole('alert')).toHaveText('The Safe does not have enough.')
    await see('several payments, with an error')
    await payment.getByLabel('Amount').fill('0.5')
    await payment.getByLabel('Note').fill('cats '.repeat(40))
    await payment.getByRole('button', { name: 'Propose' }).click()
    await expect(payment.getByRole('region', { name: 'Simulation' })).toContainText('Out:')
    await see('their review')
    await payment.getByRole('button', { name: 'Details >>' }).click()
    await expect(payment).toContainText('safeTxGas')
    await see('the details of their review')
    await payment.getByRole('button', { name: '< Back' }).click()
    await cancel(payment)

    await window.getByRole('button', { name: 'Contract Call…' }).click()
    const call = dialogNamed(page, 'Contract Call')
    await expect(call.getByLabel(/^ABI/)).toBeVisible()
    await see('Contract Call')
    await call.getByLabel(/^ABI/).fill(longAbi)
    await expect(call.getByRole('textbox', { name: /^h/ })).toBeVisible()
    await see('the functions of an ABI')
    await cancel(call)

    await window.getByRole('menuitem', { name: 'Safe', exact: true }).click()
    await menuRow(page, 'Properties').click()
    await button(page, 'Change…').click()
    const change = dialogNamed(page, 'Change Settings')
    await expect(change.getByLabel('New owner')).toBeVisible()
    await see('Change Settings')
    await change.getByRole('radio', { name: 'Replace an owner' }).check()
    await see('the owners to replace')
    await cancel(change)
    await page.keyboard.press('Escape')

    await window.getByRole('tab', { name: 'Messages' }).click()
    await window.getByRole('button', { name: 'Sign Message…' }).click()
    const message = dialogNamed(page, 'Sign Message')
    await expect(message.getByLabel('Message')).toBeVisible()
    await see('Sign Message')
    await message.getByLabel('Message').fill('cats '.repeat(400))
    await see('a long message')
    await cancel(message)
  },
}
