import { expect, type Page } from '@playwright/test'
import { skins } from '@/skins/registry'
import { readLoad, readStored, watchLoad } from '../../support/page-probes.mjs'
import { followTransfers } from '../../support/transfers.mjs'
import { violations } from '../support/axe'
import { openDesktop } from '../support/desktop'
import { button } from '../support/elements'
import { test } from '../support/product-test'
import { windowNamed } from '../support/windows'

/** The browser says that no program drives it, as a visitor's does. */
const asVisitor = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'webdriver', { get: () => false }))

const welcome = (page: Page) => page.getByRole('dialog', { name: 'Welcome to Love98' })

async function lookAround(page: Page) {
  await page.mouse.move(700, 600)
  await page.mouse.move(710, 610)
}

test.beforeEach(async ({ page }) => {
  await page.clock.install()
})

/** The visitor moves the pointer and does nothing else until the patience of Welcome is over. */
async function idle(page: Page) {
  await lookAround(page)
  // The services say that they are there by what they do: the address has its place in the history.
  await expect.poll(() => page.evaluate(() => history.state?.love98 !== undefined)).toBe(true)
  await page.clock.runFor(1_500)
}

test('the first visit is welcomed, with nothing stored and nothing shifted before a click', async ({
  page,
}) => {
  await asVisitor(page)
  await page.addInitScript(watchLoad, { selector: 'footer', hydrates: true })
  await openDesktop(page)
  await idle(page)
  await expect(welcome(page)).toBeVisible()
  expect(await readStored(page)).toEqual([])
  expect((await readLoad(page)).shift).toBe(0)
  await welcome(page).getByLabel('Vaporwave Arcade').check()
  await expect(page.locator('body')).toHaveClass(/theme-vaporwave-arcade/)
  await welcome(page).getByRole('button', { name: 'Close' }).last().click()
  await expect(welcome(page)).toHaveCount(0)

  await openDesktop(page)
  await idle(page)
  await expect(welcome(page)).toHaveCount(0)
})

test('it comes each time when that was wished', async ({ page }) => {
  await asVisitor(page)
  await openDesktop(page)
  await idle(page)
  await welcome(page).getByLabel('Show this screen each time I open the desktop').check()
  await page.keyboard.press('Escape')
  await expect(welcome(page)).toHaveCount(0)
  await openDesktop(page)
  await idle(page)
  await expect(welcome(page)).toBeVisible()
})

test('its buttons open a program, and the list of wallets', async ({ page }) => {
  await asVisitor(page)
  await openDesktop(page)
  await idle(page)
  await welcome(page).getByRole('button', { name: 'Solitaire' }).click()
  await expect(windowNamed(page, 'Solitaire')).toBeVisible()
  await page.evaluate(() => localStorage.clear())
  const other = await page.context().newPage()
  await other.clock.install()
  await asVisitor(other)
  await openDesktop(other)
  await other.evaluate(() => localStorage.clear())
  await openDesktop(other)
  await idle(other)
  await welcome(other).getByRole('button', { name: 'Connect Wallet' }).click()
  await expect(other.getByRole('dialog', { name: 'Connect a Wallet' })).toBeVisible()
})

for (const [what, path, use] of [
  ['a link to a program', '/p/notepad', async () => undefined],
  [
    'a visit after others',
    '/',
    (page: Page) => page.addInitScript(() => localStorage.setItem('fileTheme', 'love')),
  ],
] as const)
  test(`${what} is not welcomed`, async ({ page }) => {
    await asVisitor(page)
    await use(page)
    await openDesktop(page, path)
    await idle(page)
    await expect(welcome(page)).toHaveCount(0)
  })

test('a visitor who is doing something already is not interrupted', async ({ page }) => {
  await asVisitor(page)
  await openDesktop(page)
  await page.getByRole('link', { name: 'Notepad', exact: true }).press('Enter')
  await expect(windowNamed(page, 'Read Me - Notepad')).toBeVisible()
  await idle(page)
  await expect(welcome(page)).toHaveCount(0)
})

test('axe finds nothing in any skin, and on a phone all of it is on screen', async ({ page }) => {
  await asVisitor(page)
  await openDesktop(page)
  await idle(page)
  for (const { id, name } of skins) {
    await welcome(page).getByLabel(name).check()
    await expect(page.locator('body')).toHaveClass(new RegExp(`theme-${id}`))
    expect(await violations(page)).toEqual([])
  }
  for (const [width, height] of [
    [390, 844],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(welcome(page)).toBeInViewport({ ratio: 1 })
    await expect(welcome(page).getByRole('button', { name: 'Close' }).last()).toBeInViewport({ ratio: 1 })
  }
})

test('with what asks for it, it weighs at most 12 KB beside the page, fetched after the first sign of a visitor', async ({
  page,
}) => {
  await asVisitor(page)
  const transfers = await followTransfers(page)
  await openDesktop(page)
  await transfers.quiet(1_500)
  const before = transfers.bytes()
  await idle(page)
  await expect(welcome(page)).toBeVisible()
  await transfers.quiet(1_500)
  expect(transfers.bytes() - before).toBeGreaterThan(0)
  expect(transfers.bytes() - before).toBeLessThanOrEqual(12_000)
  await expect(button(page, 'Connect Wallet')).toBeVisible()
})
