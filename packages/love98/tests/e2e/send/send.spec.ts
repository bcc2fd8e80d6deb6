import { expect } from '@playwright/test'
import { problems } from '../accessibility/language-tour'
import { fullRun } from '../full-run'
import { violations } from '../support/axe'
import { delayScripts } from '../support/delay-responses'
import { askNode } from '../support/demo-chain'
import { dialogNamed } from '../support/elements'
import { expectFixedLetters } from '../support/fixed-letters'
import { test } from '../support/product-test'
import { brokenAddresses, nestedScrolling } from '../support/scroll-containers'
import { fill, openSend, press, sends } from './open-send'

const friend = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
/** The same first and last four digits as the friend's address. */
const twin = `0x90f7${'0'.repeat(32)}b906`
const balanceOf = async (address: string) =>
  BigInt(String(await askNode('eth_getBalance', [address, 'latest'])))

test('ETH is reviewed with the whole address, sent once by a double press, tracked, and its receipt copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { wallet, window } = await openSend(page, '?token=ETH')
  const before = await balanceOf(friend)
  await fill(window, { to: friend.toLowerCase(), amount: '0.015' })
  await press(window, 'Review…')
  // The focus moves to the group with the transfer, not to a button.
  await expect(window.getByRole('group', { name: 'Review the transfer' })).toBeFocused()
  await expect(window.getByText(friend, { exact: true })).toBeVisible()
  await expect(window.getByText('The simulation succeeded.')).toBeVisible()
  await expect(window.getByText('You have not sent to this address from this browser before.')).toBeVisible()
  expect(await violations(page)).toEqual([])
  expect(sends(wallet)).toBe(0)
  await window.getByRole('button', { name: 'Send', exact: true }).dblclick()
  await expect(window.getByText('Confirmed')).toBeVisible()
  expect(sends(wallet)).toBe(1)
  expect(await balanceOf(friend)).toBe(before + 15n * 10n ** 15n)
  await expect(page.getByText('Send 0.015 ETH to 0x90F7…b906').first()).toBeVisible()
  await expect(window.getByText('Network fee:')).toBeVisible()
  expect(await page.evaluate(nestedScrolling)).toEqual([])
  expect(await page.evaluate(brokenAddresses, 10)).toEqual([])
  await expectFixedLetters(window.locator('dd').filter({ hasText: /^0x[0-9a-f]{64}$/ }))
  // The next payment begins with the asset of this one, here the native coin of the chain.
  expect(await page.evaluate(() => localStorage.getItem('love98-last-assets'))).toMatch(/^\{"\d+":null\}$/)
  await press(window, 'Copy Receipt')
  const receipt = await page.evaluate(() => navigator.clipboard.readText())
  expect(receipt).toContain(`To: ${friend}`)
  expect(receipt).toMatch(/Transaction: 0x[0-9a-f]{64}/)

  // The list of the account shows the transfer, and offers to send.
  await page.getByRole('button', { name: /^friend\.eth/ }).click()
  const account = dialogNamed(page, 'Account')
  await expect(account.getByText('Send 0.015 ETH to 0x90F7…b906')).toBeVisible()
  await expect(account.getByText('Confirmed')).toBeVisible()
  await press(account, 'Send…')
  await expect(account).toHaveCount(0)

  // A repeated transfer shows no first-time warning, and the account is among the recent recipients.
  await press(window, 'New Transfer')
  await press(window, 'Recipients')
  await window.getByRole('list', { name: 'Choose a recipient' }).getByRole('button').first().click()
  await expect(window.getByLabel('To:')).toHaveValue(friend)
  await fill(window, { amount: '0.001' })
  await press(window, 'Review…')
  await expect(window.getByText('The simulation succeeded.')).toBeVisible()
  await expect(window.getByText('You have not sent to this address')).toHaveCount(0)

  // An address with the same first and last digits as a known one is reported. It must be compared before sending.
  await press(window, '< Back')
  await fill(window, { to: twin })
  await press(window, 'Review…')
  await expect(window.getByText('This recipient resembles an address that you know')).toBeVisible()
  await expect(window.getByRole('alert').filter({ hasText: `Known address:${friend}` })).toBeVisible()
  await expect(window.getByRole('button', { name: 'Send', exact: true })).toBeDisabled()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(window.getByText('0.001 ETH', { exact: true })).toBeInViewport({ ratio: 1 })
  expect(await problems(page)).toEqual([])
  await window.getByLabel('I have compared both addresses, and this recipient is right.').check()
  await expect(window.getByRole('button', { name: 'Send', exact: true })).toBeEnabled()
  expect(sends(wallet)).toBe(1)
})

test('a link fills in the form, is removed from the address bar, and sends nothing', async ({ page }) => {
  const { wallet, window } = await openSend(page, `?to=${friend}&token=CAT&amount=1.5`)
  await expect(window.getByLabel('To:')).toHaveValue(friend)
  await expect(window.getByLabel('Amount:')).toHaveValue('1.5')
  await expect(window.getByRole('combobox', { name: /Asset:/ })).toContainText('CAT')
  await expect(window.getByText('Filled in by a link. Check every field before you continue.')).toBeVisible()
  expect(new URL(page.url()).search).not.toContain('to=')
  expect(sends(wallet)).toBe(0)
  // Until the review has loaded, the form stays, with the hourglass.
  const release = await delayScripts(page)
  await press(window, 'Review…')
  const form = window.locator('form')
  await expect(form).toHaveAttribute('aria-busy', 'true')
  await expect(window.getByLabel('Amount:')).toHaveValue('1.5')
  await expect(window.getByText('Loading…')).toHaveCount(0)
  const cursor = await form.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const shown = document.elementFromPoint(x + width / 2, y + height / 2) ?? element
    return getComputedStyle(shown).cursor
  })
  expect(cursor).toMatch(/wait$/)
  release()
  await expect(window.getByText('The simulation succeeded.')).toBeVisible()
  expect(sends(wallet)).toBe(0)
})

test('a link to a token that is not configured says so', fullRun, async ({ page }) => {
  const { window } = await openSend(page, `?to=${friend}&token=${encodeURIComponent('LOVΕ')}&amount=1`)
  await expect(window.getByText('The link asks for a token that is not configured here.')).toBeVisible()
  await expect(window.getByRole('button', { name: 'Review…', exact: true })).toBeDisabled()
})

test('an invalid transfer is refused with the reason beside its field', fullRun, async ({ page }) => {
  const { wallet, window } = await openSend(page, '?token=CAT')
  const token = await page.evaluate(
    async () => (await (await fetch('/api/config')).json()).tokens.CAT.address,
  )
  const refused: readonly (readonly [to: string, amount: string, words: string])[] = [
    [friend.replace('90F7', '90f7'), '1', 'its capital letters do not match its other characters (EIP-55)'],
    [`arb1:${friend}`, '1', 'The address is for another network.'],
    [`eth:${friend}`, '1', 'The address is for another network.'],
    [`0x${'0'.repeat(40)}`, '1', 'This is the zero address. Anything that you send to it is lost.'],
    [token, '1', 'This is the contract of the token itself.'],
    // The first "о" is Cyrillic.
    ['lоve.eth', '1', 'The name mixes letters from different alphabets.'],
    ['nobody.eth', '1', 'nobody.eth has no address on this network.'],
    [friend, '1e18', 'Do not use an exponent'],
    [friend, '1,5', 'Do not use commas.'],
    [friend, '-1', 'The amount is below zero.'],
    [friend, '0', 'The amount is zero.'],
    [friend, '0.0000000000000000001', 'CAT has 18 decimals.'],
    [friend, '999999999999999', 'Not enough CAT.'],
  ]
  for (const [to, amount, words] of refused) {
    await fill(window, { to, amount })
    await press(window, 'Review…')
    await expect(window.getByRole('alert').filter({ hasText: words })).toBeVisible()
    await expect(window.getByText('Review the transfer')).toHaveCount(0)
  }
  expect(sends(wallet)).toBe(0)
})

test(
  'a rejection in the wallet is silent, and another account ends the review',
  fullRun,
  async ({ page }) => {
    const { wallet, window } = await openSend(page, '?token=ETH')
    await fill(window, { to: friend, amount: '0.001' })
    await press(window, 'Review…')
    wallet.mode = 'reject'
    await press(window, 'Send')
    await expect.poll(() => sends(wallet)).toBe(1)
    await expect(window.getByRole('button', { name: 'Send', exact: true })).toBeEnabled()
    wallet.mode = 'approve'
    await wallet.changeAccounts([wallet.otherAddress])
    await page.getByRole('button', { name: 'Agree', exact: true }).click()
    await expect(
      window.getByText('The account or the network changed. Review the transfer again.'),
    ).toBeVisible()
    await expect(window.getByLabel('To:')).toHaveValue(friend)
    await expect(window.getByText(wallet.otherAddress)).toBeVisible()

    // The other account sends to a name: its address is shown in full, with the same primary name.
    await fill(window, { to: 'friend.eth' })
    await expect(window.getByText(`friend.eth resolves to ${wallet.address}`)).toBeVisible()
    await press(window, 'Review…')
    await expect(window.getByText(wallet.address, { exact: true })).toBeVisible()
    await expect(window.getByText('The primary name of this address is friend.eth.')).toBeVisible()
    expect(sends(wallet)).toBe(1)
  },
)

test(
  'a token that keeps a part of each transfer shows the amount that arrives',
  fullRun,
  async ({ page }) => {
    const { wallet, window } = await openSend(page, `?to=${friend}&token=MEOW&amount=100`)
    await press(window, 'Review…')
    await expect(
      window.getByText('According to the simulation, MEOW deducts 2 MEOW from this transfer.'),
    ).toBeVisible()
    await press(window, 'Send')
    await expect(window.getByText('Confirmed')).toBeVisible()
    await expect(window.getByText('98 MEOW', { exact: true })).toBeVisible()
    expect(sends(wallet)).toBe(1)
  },
)
