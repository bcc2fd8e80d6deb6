import { expect, type Page } from '@playwright/test'
import { welcomeKey } from '@/domain/storage-keys'
import { skins } from '@/skins/registry'
import { readLoad, readStored, watchLoad } from '../../support/page-probes.ts'
import { followTransfers } from '../../support/transfers.ts'
import { fullRun, variants } from '../full-run'
import { violations } from '../support/axe'
import { openDesktop, openStartMenu, startButton } from '../support/desktop'
import { test } from '../support/product-test'
import { windowNamed } from '../support/windows'

test.use({ isFirstVisit: true })

const welcome = (page: Page) => page.getByRole('dialog', { name: 'Welcome to Cat Club' })

test.beforeEach(async ({ page }) => {
  await page.clock.install()
})

/** The services are loaded when the address has its entry in the history. */
async function arrived(page: Page) {
  await expect.poll(() => page.evaluate(() => history.state?.love98 !== undefined)).toBe(true)
  await settled(page)
}

/** No request is running, so only the clock can trigger what follows. */
async function settled(page: Page) {
  await page.waitForLoadState('networkidle')
  await page.clock.runFor(100)
}

async function arrive(page: Page) {
  await page.mouse.move(700, 600)
  await page.mouse.move(710, 610)
  await arrived(page)
}

/** The visitor moves the pointer and does nothing else until Welcome has stopped waiting. */
async function idle(page: Page) {
  await arrive(page)
  await page.clock.runFor(1_500)
}

test('Welcome appears on the first visit, and stores and shifts nothing before a click', async ({ page }) => {
  await page.addInitScript(watchLoad, { selector: 'footer', hydrates: true })
  await openDesktop(page)
  await idle(page)
  await expect(welcome(page)).toBeVisible()
  expect(await readStored(page)).toEqual([])
  expect((await readLoad(page)).shift).toBe(0)
  await welcome(page).getByLabel('Night Cat').check()
  await expect(page.locator('body')).toHaveClass(/theme-night-cat/)
  await welcome(page).getByRole('button', { name: 'Close' }).last().click()
  await expect(welcome(page)).toHaveCount(0)

  await openDesktop(page)
  await idle(page)
  await expect(welcome(page)).toHaveCount(0)
})

test('Welcome appears on each visit if the visitor chose that', fullRun, async ({ page }) => {
  await openDesktop(page)
  await idle(page)
  await welcome(page).getByLabel('Show this screen each time I open the desktop').check()
  await page.keyboard.press('Escape')
  await expect(welcome(page)).toHaveCount(0)
  await openDesktop(page)
  await idle(page)
  // Closing it again keeps the choice.
  await expect(welcome(page).getByLabel('Show this screen each time I open the desktop')).toBeChecked()
})

test(
  'Start, Programs, Welcome shows Welcome to a visitor who turned it off, and the focus returns to Start',
  fullRun,
  async ({ page }) => {
    await page.addInitScript((key) => localStorage.setItem(key, ''), welcomeKey)
    await openDesktop(page)
    for (const leave of [
      () => page.keyboard.press('Escape'),
      () => welcome(page).getByRole('button', { name: 'Close' }).last().click(),
    ]) {
      await openStartMenu(page)
      await page.getByRole('menuitem', { name: 'Programs', exact: true }).press('ArrowRight')
      await page.getByRole('menuitem', { name: 'Welcome', exact: true }).press('Enter')
      await expect(welcome(page)).toBeVisible()
      await expect(welcome(page).getByLabel('Show this screen')).not.toBeChecked()
      await leave()
      await expect(welcome(page)).toHaveCount(0)
      await expect(startButton(page)).toBeFocused()
    }
  },
)

test(
  'a program that Welcome offers opens, and only the choice and the window are stored',
  fullRun,
  async ({ page }) => {
    await openDesktop(page)
    await idle(page)
    await welcome(page).getByRole('button', { name: 'Solitaire' }).click()
    await expect(windowNamed(page, 'Solitaire')).toBeVisible()
    await expect(welcome(page)).toHaveCount(0)
    expect(await page.evaluate(() => localStorage.getItem('love98-welcome'))).toBe('')
  },
)

test('Welcome opens the list of wallets', fullRun, async ({ page }) => {
  await openDesktop(page)
  await idle(page)
  await welcome(page).getByRole('button', { name: 'Connect Wallet' }).click()
  await expect(page.getByRole('dialog', { name: 'Connect a Wallet' })).toBeVisible()
})

for (const [what, path, use] of variants([
  ['a link to a program', '/p/notepad', async () => undefined],
  ['a link with a fragment', '/#scheme=none', async () => undefined],
  [
    'a visit after others',
    '/',
    (page: Page) => page.addInitScript(() => localStorage.setItem('fileTheme', 'standard')),
  ],
] as const))
  test(`${what} does not show Welcome`, fullRun, async ({ page }) => {
    await use(page)
    await openDesktop(page, path)
    await idle(page)
    await expect(welcome(page)).toHaveCount(0)
  })

for (const [what, work] of variants([
  [
    'opened a program',
    (page: Page) => page.getByRole('link', { name: 'Notepad', exact: true }).press('Enter'),
  ],
  ['typed a key', (page: Page) => page.keyboard.press('Shift')],
  [
    'begun to connect a wallet',
    async (page: Page) => {
      await page.getByRole('button', { name: 'Connect Wallet' }).click()
      const list = page.getByRole('dialog', { name: 'Connect a Wallet' })
      await list.getByRole('button', { name: 'Cancel' }).click()
      await expect(list).toHaveCount(0)
      await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    },
  ],
  ['chosen an icon', (page: Page) => page.getByRole('link', { name: 'Notepad', exact: true }).focus()],
] as const))
  test(`a visitor who has ${what} before Welcome is due is not interrupted`, fullRun, async ({ page }) => {
    await openDesktop(page)
    await arrive(page)
    await work(page)
    await page.clock.runFor(1_500)
    await settled(page)
    await expect(welcome(page)).toHaveCount(0)
  })

for (const how of ['by mouse', 'by keyboard'])
  test(`a visitor whose first press, ${how}, is Connect Wallet is not interrupted while the list loads`, async ({
    page,
  }) => {
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/api/config', async (route) => {
      await released
      await route.continue()
    })
    await openDesktop(page)
    const button = page.getByRole('button', { name: 'Connect Wallet' })
    await (how === 'by mouse' ? button.click() : button.press('Enter'))
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await expect.poll(() => page.evaluate(() => history.state?.love98 !== undefined)).toBe(true)
    // The code of Welcome is loaded before the timer ends.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    await page.clock.runFor(3_000)
    release()
    await expect(page.getByRole('dialog', { name: 'Connect a Wallet' })).toBeVisible()
    await expect(welcome(page)).toHaveCount(0)
  })

test('Escape closes Welcome, which has the focus until then', fullRun, async ({ page }) => {
  await openDesktop(page)
  await idle(page)
  await expect(welcome(page).getByRole('button', { name: 'Close' }).last()).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(welcome(page).getByLabel('Show this screen')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(welcome(page)).toHaveCount(0)
  await page.clock.runFor(100)
  await expect(page.getByRole('navigation', { name: 'Desktop' }).locator(':focus')).toHaveCount(1)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('Welcome appears without a touch after the first load', fullRun, async ({ page }) => {
    await openDesktop(page)
    await page.clock.runFor(3_000)
    await arrived(page)
    await page.clock.runFor(1_500)
    await expect(welcome(page)).toBeInViewport({ ratio: 1 })
  })
})

test('axe finds nothing in Welcome in any skin, and a phone shows all of it', async ({ page }) => {
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
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(welcome(page)).toBeInViewport({ ratio: 1 })
    await expect(welcome(page).getByRole('button', { name: 'Close' }).last()).toBeInViewport({ ratio: 1 })
  }
})

test(
  'Welcome and the dialogs that every visit has weigh at most 17 KB of scripts and styles',
  fullRun,
  async ({ page }) => {
    const transfers = await followTransfers(page)
    const bytes = () => transfers.bytes('script') + transfers.bytes('style')
    await openDesktop(page)
    await arrive(page)
    const before = bytes()
    await page.clock.runFor(1_500)
    await expect(welcome(page)).toBeVisible()
    await transfers.quiet(1_000)
    expect(bytes()).toBeGreaterThan(before)
    expect(bytes() - before).toBeLessThanOrEqual(17_000)
  },
)
