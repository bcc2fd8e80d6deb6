import { expect, type Locator, type Page } from '@playwright/test'
import { densityKey } from '@/domain/storage-keys'
import { chainUrl } from '../support/demo-chain'
import { openDesktop } from '../support/desktop'
import { button, dialogNamed } from '../support/elements'
import { boxOf } from '../support/geometry'
import { test } from '../support/product-test'
import { openAsOwner } from '../support/safe-owner'
import { openWalletList } from '../support/wallet/wallet'
import { windowNamed } from '../support/windows'

/** Runs in the page. Returns the number of underlined letters. */
const underlined = () => CSS.highlights.get('access-key')?.size ?? 0

async function openAddressBook(page: Page) {
  await openDesktop(page, '/p/treasury')
  await page.getByRole('menubar').getByRole('menuitem', { name: 'Safe', exact: true }).click()
  await page.getByRole('menu').getByText('Address Book…').click()
  return dialogNamed(page, 'Address Book')
}

const stranger = '0x976EA74026E726554dB657fA54763abd0C3a0aa9'

/** True if the label of a field is in the first line of the field, at its left. */
async function isAtLeft(form: Locator, name: string | RegExp): Promise<boolean> {
  const field = form.getByLabel(name, { exact: true })
  return field.evaluate((element: HTMLInputElement) => {
    const [box, text] = [element, element.labels?.[0]].map((part) => part?.getBoundingClientRect())
    return !!box && !!text && text.right <= box.left && text.top >= box.top && text.top < box.top + 21
  })
}

/** Expects fields that follow each other to be 24 px apart, as in Windows 98, with their labels at the left. */
async function expectPitch(form: Locator, names: readonly (string | RegExp)[]) {
  const tops: number[] = []
  for (const name of names) {
    expect(await isAtLeft(form, name), String(name)).toBe(true)
    tops.push((await boxOf(form.getByLabel(name, { exact: true }))).y)
  }
  expect(tops.map((top, index) => top - (tops[0] ?? 0) - 24 * index)).toEqual(names.map(() => 0))
}

async function expectSameSize(dialog: Locator, change: () => Promise<unknown>) {
  const before = await boxOf(dialog)
  await change()
  expect(await boxOf(dialog)).toEqual(before)
}

// Proves S10.4
test('ALT and an underlined letter choose a control of a window and of a dialog over it', async ({
  page,
}) => {
  await openDesktop(page, '/p/display')
  const window = windowNamed(page, 'Display Properties')
  await window.getByRole('tab', { name: 'Background' }).click()
  await expect.poll(() => page.evaluate(underlined)).toBeGreaterThan(5)
  for (const name of ['OK', 'Cancel'])
    await expect(window.getByRole('button', { name })).not.toHaveAttribute('aria-keyshortcuts')
  const keys = await window
    .locator('[aria-keyshortcuts]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-keyshortcuts')))
  expect(new Set(keys).size).toBe(keys.length)
  await page.keyboard.press('Alt+e')
  await expect(window.getByRole('tab', { name: 'Effects' })).toHaveAttribute('aria-selected', 'true')
  await openWalletList(page)
  await expect(button(page, 'Get a Wallet')).toHaveAttribute('aria-keyshortcuts', 'Alt+G')
  await page.keyboard.press('Alt+g')
  await expect(button(page, 'Get a Wallet')).toHaveCount(0)
})

// Proves S10.7
test('labels are at the left of fields that are 24 px apart, and above them on a phone', async ({ page }) => {
  const book = await openAddressBook(page)
  const [name, address] = [book.getByLabel('Name', { exact: true }), book.getByLabel(/^Address \(/)]
  const label = book.getByText('Name', { exact: true })
  const [first, second, text] = [await boxOf(name), await boxOf(address), await boxOf(label)]
  expect(second.y - first.y).toBe(24)
  expect(text.x + text.width).toBeLessThan(first.x)
  expect(text.y).toBeGreaterThanOrEqual(first.y)
  await page.setViewportSize({ width: 390, height: 844 })
  expect((await boxOf(label)).y).toBeLessThan((await boxOf(name)).y)
})

// Proves S10.7
test('the forms of the Treasury have labels at the left of fields 24 px apart, and keep their size with an error', async ({
  page,
}) => {
  const { window } = await openAsOwner(page, { url: '', deployment: { chains: [{ rpcUrl: chainUrl }] } })

  await window.getByRole('button', { name: 'New Transaction…' }).click()
  const payment = dialogNamed(page, 'New Transaction')
  await expect(payment.getByRole('radio', { name: /CAT/ })).toBeVisible()
  await expectPitch(payment, ['To', 'Amount', 'Note'])
  await expectSameSize(payment, async () => {
    await payment.getByLabel('To', { exact: true }).fill(stranger)
    await payment.getByRole('button', { name: 'Propose' }).click()
    await expect(payment.getByRole('alert')).toHaveText(/\S/)
  })
  await payment.getByRole('button', { name: 'Cancel' }).click()

  await window.getByRole('button', { name: 'Contract Call…' }).click()
  const call = dialogNamed(page, 'Contract Call')
  await call.getByLabel(/^ABI/).fill('approve(address spender, uint256 value)')
  await expectPitch(call, [/^spender/, /^value/])
  expect(await isAtLeft(call, 'Contract')).toBe(true)
  await call.getByLabel('Contract', { exact: true }).fill(stranger)
  await expectSameSize(call, async () => {
    await call.getByRole('button', { name: 'Propose' }).click()
    await expect(call.getByRole('alert')).toHaveText(/\S/)
  })
  await call.getByRole('button', { name: 'Cancel' }).click()

  await window.getByRole('menuitem', { name: 'Safe', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Properties' }).click()
  await button(page, 'Change…').click()
  const change = dialogNamed(page, 'Change Settings')
  await expectPitch(change, ['New owner', 'Required signatures'])
  await change.getByRole('button', { name: 'Cancel' }).click()
  await page.keyboard.press('Escape')

  await window.getByRole('tab', { name: 'Messages' }).click()
  await window.getByRole('button', { name: 'Sign Message…' }).click()
  const message = dialogNamed(page, 'Sign Message')
  expect(await isAtLeft(message, 'Message')).toBe(true)
  await expectSameSize(message, async () => {
    await message.getByRole('button', { name: 'Sign', exact: true }).click()
    await expect(message.getByRole('alert')).toHaveText('Enter the message to sign.')
  })
  await expectSameSize(message, () => message.getByLabel('Message').fill('cats '.repeat(400)))
})

// Proves S10.7
test('the dialogs of Notepad have labels at the left of their fields', async ({ page }) => {
  await openDesktop(page, '/p/notepad')
  const choose = async (row: string) => {
    await page.getByRole('menuitem', { name: 'File', exact: true }).click()
    await page.getByRole('menu').getByText(row, { exact: true }).click()
  }
  await choose('New')
  await expect(windowNamed(page, 'Untitled - Notepad').getByRole('textbox')).toBeFocused()
  await page.keyboard.press('Control+f')
  const find = dialogNamed(page, 'Find')
  expect(await isAtLeft(find, 'Find what:')).toBe(true)
  const [field, box] = [await boxOf(find.getByRole('textbox')), await boxOf(find.getByText('Match case'))]
  expect(box.y - field.y).toBe(24)
  await page.keyboard.press('Escape')
  await choose('Save As…')
  expect(await isAtLeft(dialogNamed(page, 'Save As'), 'File name:')).toBe(true)
})

test('extra large: radio buttons, check boxes and the icon of the caption are larger, and the window is wider', async ({
  page,
}) => {
  await openDesktop(page, '/p/display')
  const window = windowNamed(page, 'Display Properties')
  const frame = window.locator('> div').first()
  const standard = await boxOf(frame)
  // The sizes of windows are stored too.
  await page.evaluate((key) => {
    localStorage.clear()
    localStorage.setItem(key, 'extra-large')
  }, densityKey)
  await openDesktop(page, '/p/display')
  await expect.poll(async () => (await boxOf(frame)).width).toBeGreaterThan(standard.width * 1.2)
  expect(await boxOf(frame.locator('[data-caption] .icon').first())).toMatchObject({ width: 32, height: 32 })
  await window.getByRole('tab', { name: 'Effects' }).click()
  expect(await boxOf(window.getByRole('checkbox').first())).toMatchObject({ width: 26, height: 26 })
  await window.getByRole('tab', { name: 'Appearance' }).click()
  expect(await boxOf(window.getByRole('radio').first())).toMatchObject({ width: 24, height: 24 })
  const tabs = await window.getByRole('tab').all()
  const tops = await Promise.all(tabs.map(async (tab) => Math.round((await boxOf(tab)).y / 8)))
  expect(new Set(tops).size).toBe(1)
})

test('the row of the selected tab is in front', async ({ page }) => {
  await openDesktop(page, '/p/treasury')
  const window = windowNamed(page, /Treasury/)
  // As narrow as for a long language.
  await window.getByRole('tablist').evaluate((list: HTMLElement) => {
    list.style.inlineSize = '200px'
  })
  const panel = window.getByRole('tabpanel')
  for (const name of ['Balances', 'Messages', 'Balances']) {
    await window.getByRole('tab', { name }).click()
    const tab = await boxOf(window.getByRole('tab', { name }))
    expect(Math.abs(tab.y + tab.height - (await boxOf(panel)).y), name).toBeLessThanOrEqual(3)
  }
})
