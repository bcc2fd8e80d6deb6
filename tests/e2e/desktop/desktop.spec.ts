import { expect } from '@playwright/test'
import { typeWord } from '../support/by-keyboard'
import { openDesktop, openIcon, startButton } from '../support/desktop'
import { test } from '../support/product-test'
import { taskButton, windowNamed } from '../support/windows'

test('[S1.2] the page is a desktop with its programs and links, named after the community', async ({
  page,
}) => {
  await openDesktop(page)
  await expect(page).toHaveTitle('Love98: decentralized on-chain love')
  const desktop = page.getByRole('navigation', { name: 'Desktop' })
  for (const name of ['Swap Pairs', 'Bridge', 'Governance', 'Notepad', 'Display Properties'])
    await expect(desktop.getByRole('link', { name, exact: true })).toBeVisible()
  for (const name of ['Telegram', 'Twitter', 'Discord', 'NFT Collection', 'Partner Site'])
    await expect(desktop.getByRole('button', { name, exact: true })).toHaveAccessibleDescription(
      'not configured',
    )
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Connect Wallet' })).toBeVisible()
})

test('a double click opens a window, a single click only selects', async ({ page }) => {
  await openDesktop(page)
  const icon = page.getByRole('link', { name: 'Notepad', exact: true })
  await icon.click()
  await expect(icon).toHaveAttribute('data-selected', 'true')
  // Longer than two clicks of a double click are apart: the next one is none of the same.
  await page.waitForTimeout(600)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await icon.dblclick()
  await expect(windowNamed(page, 'Read Me - Notepad')).toContainText('File')
  await expect(page).toHaveURL('/p/notepad')
})

test('two clicks on different icons open neither', async ({ page }) => {
  await openDesktop(page)
  await page.getByRole('link', { name: 'Notepad', exact: true }).click()
  await page.getByRole('link', { name: 'Swap Pairs', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Swap Pairs', exact: true })).toHaveAttribute(
    'data-selected',
    'true',
  )
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a click with Ctrl stays the browser’s: the program opens in a tab of its own', async ({
  page,
  context,
}) => {
  await openDesktop(page)
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Notepad', exact: true }).click({ modifiers: ['ControlOrMeta'] }),
  ])
  await expect(tab).toHaveURL(/\/p\/notepad$/)
  await expect(windowNamed(tab, 'Read Me - Notepad')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a window moves with its caption, and Escape puts it back', async ({ page }) => {
  await openDesktop(page)
  await openIcon(page, 'Notepad')
  const window = windowNamed(page, 'Read Me - Notepad')
  const before = await window.boundingBox()
  if (!before) throw new Error('the window has no place')
  const drag = async (release: () => Promise<void>) => {
    await page.mouse.move(before.x + 120, before.y + 12)
    await page.mouse.down()
    await page.mouse.move(before.x + 220, before.y + 82, { steps: 5 })
    await release()
  }
  await drag(async () => {
    await page.keyboard.press('Escape')
    await page.mouse.up()
  })
  await expect.poll(() => window.boundingBox()).toEqual(before)
  await drag(() => page.mouse.up())
  await expect.poll(() => window.boundingBox()).toEqual({ ...before, x: before.x + 100, y: before.y + 70 })
})

test('a window cannot be dragged out of reach', async ({ page }) => {
  await openDesktop(page)
  await openIcon(page, 'Notepad')
  const window = windowNamed(page, 'Read Me - Notepad')
  const start = await window.boundingBox()
  if (!start) throw new Error('the window has no place')
  await page.mouse.move(start.x + 120, start.y + 12)
  await page.mouse.down()
  await page.mouse.move(1279, 799, { steps: 5 })
  await page.mouse.move(1279 + 400, 799 + 400)
  await page.mouse.up()
  await expect.poll(async () => (await window.boundingBox())?.x).toBe(1280 - 44)
  expect((await window.boundingBox())?.y).toBeLessThanOrEqual(772 - 24)
})

test('a window is sized by its corner, down to its minimum', async ({ page }) => {
  await openDesktop(page)
  await openIcon(page, 'Notepad')
  const window = windowNamed(page, 'Read Me - Notepad')
  const before = await window.boundingBox()
  if (!before) throw new Error('the window has no place')
  const corner = { x: before.x + before.width, y: before.y + before.height }
  await page.mouse.move(corner.x, corner.y)
  await page.mouse.down()
  await page.mouse.move(corner.x + 60, corner.y + 40, { steps: 4 })
  await page.mouse.up()
  await expect
    .poll(() => window.boundingBox())
    .toEqual({
      ...before,
      width: before.width + 60,
      height: before.height + 40,
    })
  await page.mouse.move(corner.x + 60, corner.y + 40)
  await page.mouse.down()
  await page.mouse.move(before.x, before.y, { steps: 4 })
  await page.mouse.up()
  await expect.poll(() => window.boundingBox()).toEqual({ ...before, width: 220, height: 140 })
})

test('minimize, restore, maximize and close go by caption and taskbar', async ({ page }) => {
  await openDesktop(page)
  await openIcon(page, 'Notepad')
  const window = windowNamed(page, 'Read Me - Notepad')
  const task = taskButton(page, 'Read Me - Notepad')
  const before = await window.boundingBox()
  await expect(task).toHaveAttribute('aria-pressed', 'true')

  await window.getByRole('button', { name: 'Minimize' }).click()
  await expect(window).toBeHidden()
  await expect(task).toHaveAttribute('aria-pressed', 'false')
  await expect(task).toHaveAccessibleName('Read Me - Notepad, minimized')
  await task.click()
  await expect(window).toBeVisible()
  await task.click()
  await expect(window).toBeHidden()
  await task.click()

  await window.getByRole('button', { name: 'Maximize' }).click()
  await expect.poll(() => window.boundingBox()).toEqual({ x: 0, y: 0, width: 1280, height: 772 })
  await window.getByRole('button', { name: 'Restore' }).click()
  await expect.poll(() => window.boundingBox()).toEqual(before)
  await window.getByRole('heading').dblclick()
  await expect(window.getByRole('button', { name: 'Restore' })).toBeVisible()

  await window.getByRole('button', { name: 'Close' }).click()
  await expect(window).toHaveCount(0)
  await expect(task).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Notepad', exact: true })).toBeFocused()
})

test('Notepad opens as often as wanted, Swap Pairs once; a press raises a window', async ({ page }) => {
  await openDesktop(page)
  await openIcon(page, 'Swap Pairs')
  await openIcon(page, 'Notepad')
  await windowNamed(page, 'Read Me - Notepad').getByRole('button', { name: 'Minimize' }).click()
  await openIcon(page, 'Notepad')
  await expect(taskButton(page, 'Read Me - Notepad')).toHaveCount(2)
  await page.getByRole('link', { name: 'Swap Pairs', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(taskButton(page, 'Swap Pairs')).toHaveCount(1)
  await expect(windowNamed(page, 'Swap Pairs')).toHaveAttribute('data-active', 'true')
  await taskButton(page, 'Read Me - Notepad').last().click()
  await expect(windowNamed(page, 'Swap Pairs')).not.toHaveAttribute('data-active')
})

test('[S2.6] Notepad shows the terms, and the caption follows the document', async ({ page }) => {
  await openDesktop(page)
  await openIcon(page, 'Notepad')
  await page.getByRole('menuitem', { name: 'File' }).click()
  await page.getByRole('menuitemradio', { name: 'Terms' }).click()
  const window = windowNamed(page, 'Terms - Notepad')
  await expect(window.getByRole('textbox')).toHaveValue(/rules of LOVE are not bound by any jurisdiction/)
  await expect(taskButton(page, 'Terms - Notepad')).toBeVisible()
})

test('the menu bar works by keyboard alone, and glides with the pointer', async ({ page }) => {
  await openDesktop(page)
  await openIcon(page, 'Notepad')
  const [file, edit] = ['File', 'Edit'].map((name) => page.getByRole('menuitem', { name, exact: true }))
  if (!file || !edit) throw new Error('there is no menu bar')
  await file.focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitemradio', { name: 'Read Me' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('menuitem', { name: 'Select All' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(edit).toBeFocused()
  await expect(page.getByRole('menu')).toHaveCount(0)
  await page.keyboard.press('ArrowLeft')
  await expect(file).toBeFocused()
  await file.click()
  await edit.hover()
  await expect(page.getByRole('menu', { name: 'Edit' })).toBeVisible()
  await page.getByRole('menuitemradio', { name: 'Word Wrap' }).click()
  await expect(page.getByRole('textbox')).toHaveAttribute('wrap', 'off')
})

test('the Start menu works by keyboard alone, submenus and letters included', async ({ page }) => {
  await openDesktop(page)
  await page.getByRole('button', { name: 'Start' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Programs' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Links' })).toBeFocused()
  // Only one row answers to the letter: its submenu opens.
  await page.keyboard.press('d')
  await expect(page.getByRole('menuitem', { name: 'Read Me' })).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('menuitem', { name: 'Documents' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('menuitem', { name: 'Read Me' })).toBeFocused()
  await page.keyboard.press('End')
  await expect(page.getByRole('menu', { name: 'Documents' }).getByRole('menuitem').last()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(windowNamed(page, 'Help - Notepad')).toBeFocused()
  await expect(page.getByRole('menu')).toHaveCount(0)
})

test('Escape closes one level of the Start menu at a time and gives the focus back', async ({ page }) => {
  await openDesktop(page)
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page.getByRole('menuitem', { name: 'Programs' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('menu')).toHaveCount(2)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Start' })).toBeFocused()
})

test('a press outside, and a second press on Start, close the Start menu', async ({ page }) => {
  await openDesktop(page)
  const start = page.getByRole('button', { name: 'Start' })
  await start.click()
  await expect(page.getByRole('menu')).toHaveCount(1)
  await page.mouse.click(800, 300)
  await expect(page.getByRole('menu')).toHaveCount(0)
  await start.click()
  await expect(page.getByRole('menu')).toHaveCount(1)
  await start.click()
  await expect(page.getByRole('menu')).toHaveCount(0)
})

test('what is not configured says which setting is missing', async ({ page }) => {
  await openDesktop(page)
  await openIcon(page, 'Telegram')
  const box = page.getByRole('alertdialog', { name: 'Telegram' })
  await expect(box).toContainText('Set links.telegram in love98.config.ts')
  await expect(box.getByRole('button', { name: 'OK' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(box).toHaveCount(0)
})

test('the icons are one stop for Tab, and arrows and letters go between them', async ({ page }) => {
  await openDesktop(page)
  const desktop = page.getByRole('navigation', { name: 'Desktop' })
  const focused = desktop.locator('[data-entry]:focus')
  await desktop.getByRole('link', { name: 'Swap Pairs', exact: true }).focus()
  // Ten icons stand in the first column; beside the second of them stands the twelfth.
  for (const [key, label] of [
    ['ArrowDown', 'Treasury'],
    ['ArrowRight', 'Telegram'],
    ['ArrowRight', 'Telegram'],
    ['ArrowUp', 'Display Properties'],
    ['ArrowDown', 'Telegram'],
    ['ArrowLeft', 'Treasury'],
    ['End', 'Partner Site'],
    ['Home', 'Swap Pairs'],
    // One letter goes through those that begin with it, a word to the one that is meant.
    ['t', 'Treasury'],
    ['t', 'Telegram'],
    ['t', 'Twitter'],
    ['t', 'Treasury'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(focused).toHaveText(label)
  }
  await page.keyboard.press('Home')
  await typeWord(page, 'twi')
  await expect(focused).toHaveText('Twitter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Start' })).toBeFocused()
})

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })

  test('the page lists every program and every link', async ({ page }) => {
    await page.goto('/')
    const desktop = page.getByRole('navigation', { name: 'Desktop' })
    await expect(desktop.getByRole('listitem')).toHaveCount(16)
    const others = page.getByRole('navigation', { name: 'More programs and links' })
    await expect(others.getByRole('listitem')).toHaveCount(9)
    await expect(others.getByRole('link', { name: 'Help' })).toHaveAttribute('href', '/p/help')
    await desktop.getByRole('link', { name: 'Notepad', exact: true }).click()
    await expect(page).toHaveURL(/\/p\/notepad$/)
    await expect(page).toHaveTitle('Notepad - Love98: decentralized on-chain love')
    await expect(page.getByRole('textbox')).toHaveValue(/Welcome to Love98/)
  })
})

test('a button that is pressed before the page is alive answers when it is, once', async ({ page }) => {
  let release = () => {}
  const pressed = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\.js$/, async (route) => {
    await pressed
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  // The first press is overtaken by the second: only the last one counts.
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
