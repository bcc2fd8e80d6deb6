import { expect, type Page } from '@playwright/test'
import { fullRun, variants } from '../full-run'
import { openDesktop } from '../support/desktop'
import { test } from '../support/product-test'
import { windowNamed } from '../support/windows'

const field = (page: Page) => windowNamed(page, 'Run').getByRole('textbox', { name: 'Open:' })

async function run(page: Page, line: string) {
  await expect(field(page)).toBeFocused()
  await field(page).fill(line)
  await page.keyboard.press('Enter')
}

test('Run opens a program by its name with an argument, and closes', fullRun, async ({ page }) => {
  await openDesktop(page, '/p/run')
  await expect(field(page)).toBeFocused()
  await run(page, 'notepad.exe terms')
  await expect(windowNamed(page, 'Terms - Notepad').getByRole('textbox')).toHaveValue(/bind no one/)
  await expect(windowNamed(page, 'Run')).toHaveCount(0)
})

test('Run reports an unknown name and stays open with its text selected', fullRun, async ({ page }) => {
  await openDesktop(page, '/p/run')
  await run(page, 'zeppelin')
  const box = page.getByRole('alertdialog', { name: 'zeppelin' })
  await expect(box).toContainText('Cannot find "zeppelin"')
  await page.keyboard.press('Enter')
  await expect(box).toHaveCount(0)
  await expect(field(page)).toBeFocused()
  await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe('zeppelin')
  expect(await page.evaluate(() => localStorage.getItem('love98-run'))).toBeNull()
})

test(
  'an address needs the block explorer, and a foreign page is not opened',
  fullRun,
  async ({ page, context }) => {
    await openDesktop(page, '/p/run')
    await run(page, `0x${'ab'.repeat(20)}`)
    await expect(page.getByRole('alertdialog')).toContainText('The community has not set up this link yet.')
    await page.keyboard.press('Enter')
    await run(page, 'https://elsewhere.example/')
    await expect(page.getByRole('alertdialog')).toContainText(
      'elsewhere.example is not a site of this community',
    )
    expect(context.pages()).toHaveLength(1)
  },
)

// Proves S10.9
test('Run opens over the Start button, and its list of earlier lines fills the field', async ({ page }) => {
  await openDesktop(page, '/p/run')
  await run(page, 'notepad')
  await expect(windowNamed(page, 'Read Me - Notepad')).toBeVisible()
  await openDesktop(page, '/p/run')
  const [dialog, taskbar] = [
    await windowNamed(page, 'Run').boundingBox(),
    await page.locator('footer').boundingBox(),
  ]
  expect(dialog?.x).toBe(8)
  expect((dialog?.y ?? 0) + (dialog?.height ?? 0) + 8).toBe(taskbar?.y)
  await field(page).fill('something else')
  await windowNamed(page, 'Run').getByRole('button', { name: 'Earlier commands' }).click()
  await page.getByRole('menuitem', { name: 'notepad' }).click()
  await expect(field(page)).toHaveValue('notepad')
  await expect(field(page)).toBeFocused()
})

test('Up and Down recall earlier lines, also after a reload', fullRun, async ({ page }) => {
  await openDesktop(page, '/p/run')
  await run(page, 'display')
  await expect(windowNamed(page, 'Display Properties')).toBeVisible()
  await openDesktop(page, '/p/run')
  await expect(field(page)).toHaveValue('display')
  await run(page, 'notepad')
  await expect(windowNamed(page, 'Read Me - Notepad')).toBeVisible()
  await openDesktop(page, '/p/run')
  await expect(field(page)).toHaveValue('notepad')
  await field(page).press('ArrowUp')
  await expect(field(page)).toHaveValue('display')
  await field(page).press('ArrowUp')
  await expect(field(page)).toHaveValue('display')
  await field(page).press('ArrowDown')
  await expect(field(page)).toHaveValue('notepad')
  await field(page).press('ArrowDown')
  await expect(field(page)).toHaveValue('')
})

for (const stored of variants([
  'not json',
  '{"version":2,"lines":["cats"]}',
  '{"version":1,"lines":"cats"}',
  '[]',
]))
  test(`the invalid stored history ${stored} is ignored`, fullRun, async ({ page }) => {
    await page.addInitScript((value) => localStorage.setItem('love98-run', value), stored)
    await openDesktop(page, '/p/run')
    await expect(field(page)).toHaveValue('')
  })

test(
  'bsod shows the blue screen, whose id can be copied; any key returns to the desktop',
  fullRun,
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openDesktop(page, '/p/run')
    await run(page, 'bsod')
    await expect(page).toHaveURL(/\/bsod$/)
    const message = page.getByText(/A fatal exception 0E-[0-9A-F]{4}-[0-9A-F]{4} has occurred/)
    await expect(message).toBeVisible()
    const id = /0E-[0-9A-F-]{9}/.exec((await message.textContent()) ?? '')?.[0] ?? ''
    // The server renders the screen, which handles presses a moment later, so the test presses again as a person would.
    await expect(async () => {
      await page.getByRole('button', { name: 'Copy Error ID' }).click()
      await expect(page.getByRole('status')).toHaveText('Copied.', { timeout: 1_000 })
    }).toPass()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(id)
    await page.getByRole('heading').click()
    await page.keyboard.press('Control+c')
    await expect(page).toHaveURL(/\/bsod$/)
    await page.keyboard.press('x')
    await expect(page.getByRole('button', { name: 'Start' })).toBeVisible()
  },
)
