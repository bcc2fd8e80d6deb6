import { expect, type Locator, test } from '@playwright/test'
import { violations } from '../support/axe'
import { expectFixedLetters } from '../support/fixed-letters'
import { openAsOwner } from '../support/safe-owner'
import { openTab, watchProblems, withSafeProduct } from '../support/safe-product'

const product = withSafeProduct()
const problems = watchProblems()

const choose = (window: Locator, row: string | RegExp) => window.getByRole('option', { name: row }).click()
const details = (window: Locator) => window.getByRole('region', { name: 'Details' })
const press = (window: Locator, name: string) =>
  details(window).getByRole('button', { name, exact: true }).click()

test('an owner with a plain wallet signs, executes and rejects by clicks, and the chain confirms it', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const { wallet, window } = await openAsOwner(page, product())
  const { host } = product()
  expect(await host.nonce()).toBe(0)

  // A rejection in the wallet shows no message, and adds no signature.
  await choose(window, /#0 Send/)
  const hashes = details(window).getByRole('group', { name: 'Hashes for a hardware wallet' })
  for (const name of ['Domain hash', 'Message hash', 'safeTxHash'])
    await expectFixedLetters(hashes.getByText(name, { exact: true }).locator('+ bdi'))
  wallet.mode = 'reject'
  await press(window, 'Sign')
  await expect.poll(() => wallet.countOf('eth_signTypedData_v4')).toBe(1)
  await expect(details(window).getByRole('button', { name: 'Sign', exact: true })).toBeEnabled()
  await expect(details(window).getByRole('button', { name: 'Execute', exact: true })).toHaveCount(0)
  wallet.mode = 'approve'
  await press(window, 'Sign')
  await expect(details(window)).toContainText('Ready to execute')
  await press(window, 'Execute')
  await expect.poll(host.nonce).toBe(1)
  const yours = window.getByRole('list', { name: 'Submitted from this browser' })
  await expect(yours).toContainText('Executed')

  // When the rejection is executed, the payment with the same nonce can no longer be.
  await choose(window, /#1 Reject/)
  await expect(details(window).getByRole('region', { name: 'Simulation' })).toContainText(
    "No contract reports a transfer of the Safe's assets.",
  )
  const signed = wallet.countOf('eth_signTypedData_v4')
  await press(window, 'Sign and Execute')
  await expect.poll(host.nonce).toBe(2)
  // The owner who executes approves by sending, so no additional signature is requested.
  expect(wallet.countOf('eth_signTypedData_v4')).toBe(signed)

  // A change of the owners shows a warning. It must be acknowledged before signing; a rejection needs no
  // acknowledgment.
  await choose(window, /#2 Add the owner/)
  await expect(details(window).getByRole('alert')).toHaveText('It changes who owns the Safe.')
  expect(await violations(page)).toEqual([])
  await press(window, 'Reject')
  // The rejection is reviewed before the wallet opens.
  const review = page.getByRole('dialog', { name: 'New Transaction' })
  await expect(review.getByText('Nonce', { exact: true }).locator('+ dd')).toHaveText('2')
  await review.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(review).toHaveCount(0)
  await expect(window.getByText('Only one of these will run (nonce 2)')).toBeVisible()
  await expect(window.getByRole('option', { name: /#2 Reject/ })).toContainText('1 of 2 signed')

  const { owners } = product().deployment.safe
  expect(await host.owners()).toEqual(owners)
  expect(problems).toEqual([])
})

test('an owner with a plain wallet proposes a payment and signs messages', async ({ page }) => {
  test.setTimeout(120_000)
  const { wallet, window } = await openAsOwner(page, product())
  await window.getByRole('button', { name: 'New Transaction…' }).click()
  const form = page.getByRole('dialog', { name: 'New Transaction' })
  await form.getByRole('radio', { name: /CAT/ }).check()
  await form.getByLabel('To', { exact: true }).fill('0x14dC79964da2C08b23698B3D3cc7Ca32193d9955')
  await form.getByLabel('Amount').fill('999999999')
  await form.getByRole('button', { name: 'Propose' }).click()
  await expect(form.getByRole('alert')).toHaveText('The Safe does not have enough.')
  expect(await violations(page)).toEqual([])
  await form.getByLabel('Amount').fill('12')
  await form.getByLabel('Note').fill('<b>Twelve</b>')
  await form.getByRole('button', { name: 'Propose' }).click()
  // The transaction is reviewed before the wallet opens.
  await expect(form).toContainText(
    /Send to 0x14dC79964da2C08b23698B3D3cc7Ca32193d9955: 12 CAT \(token 0x\w+\)/,
  )
  await form.getByRole('button', { name: 'Details >>' }).click()
  await expect(form).toContainText('safeTxGas0')
  expect(wallet.countOf('eth_signTypedData_v4')).toBe(0)
  expect(await violations(page)).toEqual([])
  await form.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(form).toHaveCount(0)
  await expect(window.getByText('Proposed to the owners.')).toBeVisible()
  await expect(window.getByRole('list', { name: 'Submitted from this browser' })).toContainText(
    'Send 12 CAT to 0x14dC…9955Needs signatures: 1 of 2',
  )
  await choose(window, /Send to 0x14dC79964da2C08b23698B3D3cc7Ca32193d9955: 12 CAT \(token 0x\w+\)/)
  await expect(details(window).getByRole('region', { name: 'Reported by the Safe service' })).toContainText(
    '<b>Twelve</b>',
  )

  await openTab(page, 'Messages')
  await choose(window, /agrees to the terms/)
  await press(window, 'Sign')
  await expect(details(window)).toContainText('Prepared signature')
  await window.getByRole('button', { name: 'Sign Message…' }).click()
  const message = page.getByRole('dialog', { name: 'Sign Message' })
  await message.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(message.getByRole('alert')).toHaveText('Enter the message to sign.')
  await message.getByLabel('Message').fill('Greetings from outside')
  await message.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(window.getByRole('option', { name: /Greetings from outside/ })).toContainText('1 of 2 signed')
  expect(problems).toEqual([])
})
