import { expect } from '@playwright/test'
import { fullRun } from '../full-run'
import { typeWord } from '../support/by-keyboard'
import { openDesktop, openIcon, startButton } from '../support/desktop'
import { test } from '../support/product-test'
import { windowNamed } from '../support/windows'

// Proves S1.2
test(
  'the page is a desktop with its programs and links, named after the community',
  fullRun,
  async ({ page }) => {
    await openDesktop(page)
    await expect(page).toHaveTitle('Cat Club: cats on the chain')
    const desktop = page.getByRole('navigation', { name: 'Desktop' })
    for (const name of ['Swap Pairs', 'Bridge', 'Governance', 'Notepad', 'Display Properties'])
      await expect(desktop.getByRole('link', { name, exact: true })).toBeVisible()
    for (const name of ['My Tokens', 'Charts', 'Solitaire'])
      await expect(desktop.getByRole('link', { name, exact: true })).toBeVisible()
    // Links without an address are in their folders only.
    for (const name of ['Telegram', 'Twitter', 'Discord', 'NFT Collection', 'Partner Site'])
      await expect(desktop.getByText(name, { exact: true })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Start' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Connect Wallet' })).toBeVisible()
  },
)

test('a double click opens a window, a single click only selects', async ({ page }) => {
  await page.clock.install()
  await openDesktop(page)
  const icon = page.getByRole('link', { name: 'Notepad', exact: true })
  await icon.click()
  await expect(icon).toHaveAttribute('data-selected', 'true')
  await page.clock.fastForward(600)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await icon.dblclick()
  await expect(windowNamed(page, 'Read Me - Notepad')).toContainText('File')
  await expect(page).toHaveURL('/p/notepad')
})

test('two clicks on different icons open neither', fullRun, async ({ page }) => {
  await openDesktop(page)
  await page.getByRole('link', { name: 'Notepad', exact: true }).click()
  await page.getByRole('link', { name: 'Swap Pairs', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Swap Pairs', exact: true })).toHaveAttribute(
    'data-selected',
    'true',
  )
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a click with Ctrl adds an icon to the selection, or removes it', fullRun, async ({ page, context }) => {
  await openDesktop(page)
  const selected = page.locator('[data-entry][data-selected]')
  await page.getByRole('link', { name: 'Notepad', exact: true }).click()
  await page.getByRole('link', { name: 'Markets', exact: true }).click({ modifiers: ['ControlOrMeta'] })
  await expect(selected).toHaveCount(2)
  await page.getByRole('link', { name: 'Notepad', exact: true }).click({ modifiers: ['ControlOrMeta'] })
  await expect(selected).toHaveText(['Markets'])
  expect(context.pages()).toHaveLength(1)
})

test('the middle button opens the program in a new browser tab', fullRun, async ({ page, context }) => {
  await openDesktop(page)
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Notepad', exact: true }).click({ button: 'middle' }),
  ])
  await expect(tab).toHaveURL(/\/p\/notepad$/)
  await expect(windowNamed(tab, 'Read Me - Notepad')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test(
  'a link without a configured address says so; Details names the missing setting',
  fullRun,
  async ({ page }) => {
    await openDesktop(page)
    await openIcon(page, 'Social')
    await windowNamed(page, 'Social').locator('[data-item]').first().dblclick()
    const box = page.getByRole('alertdialog', { name: 'Telegram' })
    await expect(box).toContainText('The community has not set up this link yet.')
    await expect(box.getByRole('textbox')).toHaveCount(0)
    await expect(box.getByRole('button', { name: 'OK' })).toBeFocused()
    await box.getByRole('button', { name: 'Details >>' }).click()
    await expect(box.getByRole('textbox')).toHaveValue('community/config.ts: links[4].url')
    await box.getByRole('button', { name: 'OK' }).press('Enter')
    await expect(box).toHaveCount(0)
  },
)

test('the icons are one tab stop, and arrows and letters move between them', async ({ page }) => {
  await openDesktop(page)
  const desktop = page.getByRole('navigation', { name: 'Desktop' })
  const focused = desktop.locator('[data-entry]:focus')
  await desktop.getByRole('link', { name: 'Swap Pairs', exact: true }).focus()
  // The first column has ten icons. The twelfth icon is beside the second one.
  for (const [key, label] of [
    ['ArrowDown', 'Charts'],
    ['ArrowRight', 'Social'],
    ['ArrowRight', 'Social'],
    ['ArrowUp', 'Partners'],
    ['ArrowDown', 'Social'],
    ['ArrowLeft', 'Charts'],
    ['End', 'Cat Moods'],
    ['Home', 'Swap Pairs'],
    // One letter cycles through the icons that begin with it; several letters select a name.
    ['s', 'Solitaire'],
    ['s', 'Social'],
    ['s', 'Swap Pairs'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(focused).toHaveText(label)
  }
  await page.keyboard.press('Home')
  await typeWord(page, 'soc')
  await expect(focused).toHaveText('Social')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Start' })).toBeFocused()
})

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })

  test('the page lists every program and every link', fullRun, async ({ page }) => {
    await page.goto('/')
    const desktop = page.getByRole('navigation', { name: 'Desktop' })
    await expect(desktop.getByRole('listitem')).toHaveCount(15)
    const others = page.getByRole('navigation', { name: 'More programs and links' })
    await expect(others.getByRole('listitem')).toHaveCount(18)
    await expect(others.getByRole('link', { name: 'Help' })).toHaveAttribute('href', '/p/help')
    await desktop.getByRole('link', { name: 'Notepad', exact: true }).click()
    await expect(page).toHaveURL(/\/p\/notepad$/)
    await expect(page).toHaveTitle('Notepad - Cat Club: cats on the chain')
    await expect(page.getByRole('textbox')).toHaveValue(/Welcome to Cat Club/)
  })
})

test('a button pressed before hydration is handled once after it', fullRun, async ({ page }) => {
  let release = () => {}
  const pressed = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\.js$/, async (route) => {
    await pressed
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  // Only the last press counts: the second one replaces the first.
  await startButton(page).click()
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  release()
  await expect(page.getByRole('dialog', { name: 'Connect a Wallet' })).toBeVisible()
  await expect(page.getByRole('menu')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Connect a Wallet' })).toHaveCount(0)
  await startButton(page).click()
  await expect(page.getByRole('menu')).toHaveCount(1)
})
