import { expect, type Page } from '@playwright/test'
import { densityKey } from '@/domain/storage-keys'
import { openDesktop } from '../support/desktop'
import { button, dialogNamed } from '../support/elements'
import { boxOf } from '../support/geometry'
import { test } from '../support/product-test'
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
