import { expect, type Locator } from '@playwright/test'
import { densityKey } from '@/domain/storage-keys'
import { addressBookKey, recipientsKey, safeTransactionsKey } from '@/domain/wallet/storage-keys'
import { statesWithAWallet } from '../accessibility/states-with-a-wallet'
import { fullRun, variants } from '../full-run'
import { serveCandles } from '../support/candles'
import { chainUrl } from '../support/demo-chain'
import { openDesktop } from '../support/desktop'
import { dialogNamed } from '../support/elements'
import { boxOf } from '../support/geometry'
import { test } from '../support/product-test'
import { openAsOwner } from '../support/safe-owner'
import { windowNamed } from '../support/windows'

/**
 * Expects at least `fewest` rows of one height.
 * @param height CSS pixels. @default that of Windows Standard with a mouse
 */
async function expectPitch(rows: Locator, fewest: number, what: string, height = 17) {
  await expect.poll(() => rows.count(), what).toBeGreaterThanOrEqual(fewest)
  const heights = await rows.evaluateAll((all) =>
    all.filter((row) => row.checkVisibility()).map((row) => row.getBoundingClientRect().height),
  )
  expect.soft(new Set(heights), what).toEqual(new Set([height]))
}

const recipients = [
  '0x14dC79964da2C08b23698B3D3cc7Ca32193d9955',
  '0x976EA74026E726554dB657fA54763abd0C3a0aa9',
]

// Proves S10.25
test('rows of trees, lists, tables and drop-down lists are 17 px high', async ({ page }) => {
  await serveCandles(page)
  await openDesktop(page, '/p/help')
  await expectPitch(page.getByRole('treeitem'), 5, 'the contents of Help')

  await openDesktop(page, '/p/treasury')
  const treasury = windowNamed(page, /Treasury/)
  await expectPitch(treasury.locator('tbody tr'), 2, 'the balances of the Treasury')
  await treasury.getByRole('tab', { name: 'Queue' }).click()
  await expectPitch(treasury.getByRole('option'), 2, 'the queue of the Treasury')

  await openDesktop(page, '/p/charts?open=CAT-ETH')
  await page.getByRole('menubar').getByRole('menuitem', { name: 'View', exact: true }).click()
  await page.getByRole('menu').getByText('Table', { exact: true }).click()
  await expectPitch(windowNamed(page, /Charts$/).locator('tbody tr'), 5, 'the table of a chart')

  await openDesktop(page, '/p/display')
  const display = windowNamed(page, 'Display Properties')
  await display.getByRole('tab', { name: 'Background' }).click()
  const wallpapers = display.getByRole('radio', { name: /./ }).locator('xpath=..')
  await expectPitch(wallpapers, 3, 'the wallpapers')
  await display.getByRole('tab', { name: 'Screen Saver' }).click()
  await display.getByRole('combobox', { name: 'Screen Saver' }).click()
  await expectPitch(page.getByRole('option'), 3, 'the screen savers')
})

// Proves S10.25
test('recipients of the Treasury and of Send have rows of 17 px, with a name too', async ({ page }) => {
  const known = recipients.map((address, index) => ({
    chainId: 31_337,
    address,
    name: index ? 'cat.eth' : null,
  }))
  await page.addInitScript(
    ([book, recent, entries]) => {
      localStorage.setItem(book, JSON.stringify({ version: 1, entries }))
      localStorage.setItem(recent, JSON.stringify({ version: 1, recipients: entries }))
    },
    [addressBookKey, recipientsKey, known] as const,
  )
  const { window } = await openAsOwner(page, { url: '', deployment: { chains: [{ rpcUrl: chainUrl }] } })
  await window.getByRole('button', { name: 'New Transaction…' }).click()
  const form = dialogNamed(page, 'New Transaction')
  await form.getByRole('button', { name: 'From Your Address Book' }).click()
  const entries = form.getByRole('list', { name: /names/ }).getByRole('button')
  await expectPitch(entries, 2, 'the address book of the Treasury')

  await openDesktop(page, '/p/send')
  const send = windowNamed(page, 'Send')
  await send.getByRole('button', { name: 'Recipients' }).click()
  await expectPitch(
    send.getByRole('list', { name: 'Choose a recipient' }).getByRole('button'),
    2,
    'the recipients of Send',
  )
})

// Proves S10.25
for (const [density, height] of variants([
  ['large', 28],
  ['extra-large', 44],
] as const))
  test(`with the size ${density} rows of lists are ${height} px high`, async ({ page }) => {
    await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
      densityKey,
      density,
    ] as const)
    await openDesktop(page, '/p/treasury')
    const treasury = windowNamed(page, /Treasury/)
    await expectPitch(treasury.locator('tbody tr'), 2, 'the balances of the Treasury', height)
    await treasury.getByRole('tab', { name: 'Queue' }).click()
    await expectPitch(treasury.getByRole('option'), 2, 'the queue of the Treasury', height)
    await openDesktop(page, '/p/display?open=saver')
    const display = windowNamed(page, 'Display Properties')
    await display.getByRole('tab', { name: 'Screen Saver' }).click()
    await display.getByRole('combobox', { name: 'Screen Saver' }).click()
    await expectPitch(page.getByRole('option'), 3, 'the screen savers', height)
  })

// Proves S10.18
test('the lists of the Treasury name their source once, and their heads are over their columns', async ({
  page,
}) => {
  await openDesktop(page, '/p/treasury')
  const window = windowNamed(page, /Treasury/)
  for (const tab of ['Queue', 'History']) {
    await window.getByRole('tab', { name: tab }).click()
    await expect(window.getByRole('option').first()).toBeVisible()
    // Rows whose bytes were decoded have no source to name.
    await expect(async () => {
      const isReported = (await window.getByRole('option').filter({ hasText: /\* / }).count()) > 0
      expect(await window.getByText(/reported by the Safe service/i).count()).toBe(isReported ? 1 : 0)
    }).toPass({ timeout: 5_000 })
    const list = window.getByRole('listbox')
    // The details leave room for the rows around the selected one.
    await window.getByRole('option').first().click()
    const details = window.getByRole('region', { name: 'Details' })
    await expect(details.getByRole('button', { name: 'Close' })).toBeVisible()
    await expect(details).not.toContainText('Loading…')
    expect((await boxOf(list)).height, tab).toBeGreaterThanOrEqual(5 * 17)
    await expect(window.getByRole('option', { selected: true })).toBeInViewport({ ratio: 1 })
    // So low that its rows need a scroll bar.
    await list.evaluate((box: HTMLElement) => {
      box.style.flex = 'none'
      box.style.blockSize = '40px'
    })
    expect(await list.evaluate((box: HTMLElement) => box.offsetWidth - box.clientWidth)).toBeGreaterThan(10)
    const starts = (row: Locator) =>
      row.locator('> span').evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().left))
    const heads = await starts(list.locator('xpath=preceding-sibling::*[1]'))
    expect(heads).toHaveLength(3)
    expect.soft(await starts(window.getByRole('option').first()), tab).toEqual(heads)
  }
})

test('rows of My Tokens are 17 px high', fullRun, async ({ page }) => {
  await statesWithAWallet['My Tokens']?.(page, async () => {
    await expectPitch(windowNamed(page, 'My Tokens').locator('tbody tr'), 5, 'My Tokens')
  })
})

test('the list of Swap Pairs keeps its height while the wallet loads', async ({ page }) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/config', async (route) => {
    await released
    await route.continue()
  })
  await openDesktop(page, '/p/pairs')
  const add = windowNamed(page, 'Swap Pairs').getByRole('button', { name: 'Add CAT to Wallet' })
  await expect(add).toBeDisabled()
  const before = await boxOf(add)
  release()
  await expect(add).toBeEnabled()
  expect(await boxOf(add)).toEqual(before)
})

test.describe('with fingers', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  // The Safe service does not have the submitted transaction.
  test.use({ expectedErrors: [/404/] })

  // Proves S10.25
  test('check boxes and radio buttons are twice their size, and rows are at least 44 px high', async ({
    page,
  }) => {
    await openDesktop(page, '/p/display?open=effects')
    const display = windowNamed(page, 'Display Properties')
    const size = async (control: Locator) => {
      const { width, height } = await boxOf(control)
      return { width, height }
    }
    const boxes = await display.getByRole('checkbox').all()
    expect(boxes.length).toBeGreaterThan(1)
    for (const box of boxes) expect(await size(box)).toEqual({ width: 26, height: 26 })
    await display.getByRole('tab', { name: 'Appearance' }).tap()
    const radios = await display.getByRole('radio').all()
    expect(radios.length).toBeGreaterThan(1)
    for (const radio of radios) expect(await size(radio)).toEqual({ width: 24, height: 24 })

    await openDesktop(page, '/p/treasury')
    const rows = windowNamed(page, /Treasury/).locator('tbody tr')
    await expect.poll(() => rows.count()).toBeGreaterThanOrEqual(2)
    for (const row of await rows.all()) expect((await boxOf(row)).height).toBeGreaterThanOrEqual(44)

    // Transactions that this browser submitted have their status below their text.
    const address = await windowNamed(page, /Treasury/)
      .getByLabel('Safe', { exact: true })
      .inputValue()
    const submitted = { chainId: 31_337, address, safeTxHash: `0x${'5'.repeat(64)}`, what: 'Send 5 CAT' }
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
      safeTransactionsKey,
      JSON.stringify({ version: 2, state: [submitted] }),
    ] as const)
    await openDesktop(page, '/p/treasury')

    // Texts of three lines stay within their rows.
    await windowNamed(page, /Treasury/)
      .getByRole('tab', { name: 'Queue' })
      .tap()
    const queued = windowNamed(page, /Treasury/).getByRole('option')
    await expect.poll(() => queued.count()).toBeGreaterThanOrEqual(3)
    for (const row of await queued.all()) {
      const { height } = await boxOf(row)
      expect(height).toBeGreaterThanOrEqual(44)
      for (const cell of await row.locator('> span').all())
        expect((await boxOf(cell)).height).toBeLessThanOrEqual(height)
    }
    const places = await windowNamed(page, /Treasury/)
      .getByRole('listbox')
      .locator('> div > *')
      .evaluateAll((all) =>
        all.map((one) => ({
          isHeading: one.role !== 'option',
          top: one.getBoundingClientRect().top,
          bottom: one.getBoundingClientRect().bottom,
        })),
      )
    expect(places.filter(({ isHeading }) => isHeading).length).toBeGreaterThan(1)
    for (const [index, { isHeading, top, bottom }] of places.entries()) {
      expect(top).toBeCloseTo(places[index - 1]?.bottom ?? top, 1)
      if (isHeading) expect(bottom - top).toBeLessThan(30)
    }
    const row = page.getByRole('list', { name: 'Submitted from this browser' }).getByRole('button')
    const [text, status] = [row.getByText('Send 5 CAT'), row.getByText(/The Safe service does not have it/)]
    expect((await boxOf(status)).y).toBeGreaterThanOrEqual((await boxOf(text)).y + 14)
  })
})
