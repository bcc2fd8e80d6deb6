import { expect } from '@playwright/test'
import { fullRun } from '../full-run'
import { delayScripts } from '../support/delay-responses'
import { askNode } from '../support/demo-chain'
import { openIcon } from '../support/desktop'
import { tooltip } from '../support/elements'
import { test } from '../support/product-test'
import { openTray, tray } from '../support/tray'
import { windowNamed } from '../support/windows'

test('the clock’s tooltip has the long date, on hover and on focus, and Escape hides it', async ({
  page,
}) => {
  await page.clock.setFixedTime('1998-06-25T09:08:00Z')
  await openTray(page)
  const clock = page.locator('footer time')
  await clock.hover()
  await page.clock.runFor(600)
  // The second line says that this is the demo.
  const lines = /^Thursday, June 25, 1998\s+Cat Club Demo$/
  await expect(tooltip(page)).toHaveText(lines)
  await expect(clock.locator('..')).toHaveAccessibleDescription(lines)
  // The tooltip stays while the pointer rests on it.
  await page.clock.runFor(60_000)
  await expect(tooltip(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tooltip(page)).toHaveCount(0)
  await page.mouse.move(600, 300)
  await tray(page).getByRole('button', { name: 'Notifications' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.clock.runFor(600)
  await expect(tooltip(page)).toHaveText('Volume (muted)')
})

test(
  'a tooltip stays while the pointer is over it, and closes when the pointer leaves',
  fullRun,
  async ({ page }) => {
    await page.clock.install()
    await openTray(page)
    await page.locator('footer time').hover()
    await expect(tooltip(page)).toBeVisible()
    await tooltip(page).hover()
    await page.clock.fastForward(400)
    await expect(tooltip(page)).toBeVisible()
    await page.mouse.move(600, 300)
    await expect(tooltip(page)).toHaveCount(0)
  },
)

// Proves S7.3
test(
  'the clock’s tooltip has the newest block when the chain has been read, and requests nothing before',
  fullRun,
  async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/rpc/')) asked.push(request.postData() ?? '')
    })
    await openTray(page)
    await page.locator('footer time').hover()
    await expect(tooltip(page)).toHaveText(/^\w+, \w+ \d+, \d+\s*Cat Club Demo$/)
    expect(asked).toEqual([])
    await page.mouse.move(600, 300)
    await openIcon(page, 'Swap Pairs')
    await expect(windowNamed(page, 'Swap Pairs').locator('[data-pair="CAT-PAWS"]')).toContainText(/\d PAWS/)
    const before = await newestBlock()
    await page.locator('footer time').hover()
    const block = /Block ([\d,]+)\s*Cat Club Demo$/
    await expect(tooltip(page)).toHaveText(block)
    const shown = Number((await tooltip(page).textContent())?.match(block)?.[1]?.replaceAll(',', ''))
    expect(shown).toBeGreaterThanOrEqual(before)
    expect(shown).toBeLessThanOrEqual(await newestBlock())
  },
)

async function newestBlock(): Promise<number> {
  return Number(await askNode('eth_blockNumber'))
}

test(
  'a double click on the clock opens Date/Time, with today in its month, and no menu over it',
  fullRun,
  async ({ page }) => {
    await page.clock.setFixedTime('1998-06-25T09:08:00Z')
    await openTray(page)
    await page.locator('footer time').dblclick()
    const panel = page.getByRole('dialog', { name: 'Date/Time' })
    await expect(panel.getByRole('table', { name: 'June 1998' })).toBeVisible()
    await expect(panel.locator('[aria-current="date"]')).toHaveText('25')
    await expect(page.getByRole('menu')).toHaveCount(0)
    await expect(panel.getByRole('heading', { name: 'Date/Time' })).toBeVisible()
    await panel.getByRole('button', { name: 'Close' }).click()
    await expect(panel).toHaveCount(0)
    await page.locator('footer time').click({ button: 'right' })
    await page.getByRole('menuitem', { name: 'Date/Time' }).press('Enter')
    await expect(panel).toBeVisible()
  },
)

test(
  'the clock’s tooltip does not wrap its lines, and does not cover the clock',
  fullRun,
  async ({ page }) => {
    await page.clock.setFixedTime('1998-09-30T09:08:00Z')
    await openTray(page)
    await page.locator('footer time').hover()
    await page.clock.runFor(600)
    await expect(tooltip(page)).toHaveText(/1998\s*Cat Club Demo$/)
    const [tip, clock] = [await tooltip(page).boundingBox(), await page.locator('footer time').boundingBox()]
    // Two lines of 14 px, and the edge.
    expect(tip?.height).toBeLessThanOrEqual(34)
    expect((tip?.y ?? 0) + (tip?.height ?? 0)).toBeLessThanOrEqual(clock?.y ?? 0)
  },
)

test('the time can be copied from the clock’s menu', fullRun, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install()
  await openTray(page)
  // Code that loads late must keep the order: no tooltip may cover a menu that was opened in the meantime.
  const release = await delayScripts(page)
  await page.locator('footer time').click({ button: 'right' })
  release()
  const copy = page.getByRole('menuitem', { name: 'Copy Date and Time' })
  await expect(copy).toBeVisible()
  await page.clock.runFor(1_000)
  await expect(tooltip(page)).toHaveCount(0)
  await copy.click()
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
})
