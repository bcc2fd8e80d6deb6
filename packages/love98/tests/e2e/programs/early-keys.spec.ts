import { expect, type Page } from '@playwright/test'
import { fullRun, variants } from '../full-run'
import { delayScripts } from '../support/delay-responses'
import { openDesktop, openStartMenu } from '../support/desktop'
import { test } from '../support/product-test'
import { windowNamed } from '../support/windows'

// Tests of keys that are pressed after a dialog is drawn and before its code is loaded.

const run = (page: Page) => windowNamed(page, 'Run')
const field = (page: Page) => run(page).getByRole('textbox', { name: 'Open:' })

/** Chooses a row of the Start menu while every script that it loads is delayed. */
async function chooseHeld(page: Page, row: RegExp): Promise<() => void> {
  await openDesktop(page)
  await openStartMenu(page)
  const release = await delayScripts(page)
  await page.getByRole('menuitem', { name: row }).click()
  await expect(page.locator('[data-dialog][data-active]')).toBeFocused()
  return release
}

test(
  'a line that is typed into Run at once stays in its field, and further typing is added to it',
  fullRun,
  async ({ page }) => {
    const release = await chooseHeld(page, /^Run/)
    await page.keyboard.type('note')
    release()
    await expect(field(page)).toBeFocused()
    await expect(field(page)).toHaveValue('note')
    await page.keyboard.type('pad')
    await expect(field(page)).toHaveValue('notepad')
  },
)

test('a line that ends with Enter before the code of Run is loaded is run', async ({ page }) => {
  const release = await chooseHeld(page, /^Run/)
  await page.keyboard.type('notepaf')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('d')
  await page.keyboard.press('Enter')
  release()
  await expect(windowNamed(page, 'Read Me - Notepad')).toBeVisible()
  await expect(run(page)).toHaveCount(0)
})

test('Escape closes Run and Shut Down before their code is loaded', fullRun, async ({ page }) => {
  for (const row of [/^Run/, /^Shut Down/]) {
    const release = await chooseHeld(page, row)
    await page.keyboard.press('Escape')
    await expect(page.locator('[data-window]')).toHaveCount(0)
    release()
    await page.unrouteAll({ behavior: 'wait' })
  }
})

test(
  'letters that are typed one by one while Run starts are all kept, also over an earlier line',
  fullRun,
  async ({ page }) => {
    await openDesktop(page, '/p/run')
    await page.evaluate(() =>
      localStorage.setItem('love98-run', JSON.stringify({ version: 1, lines: ['display'] })),
    )
    for (let round = 0; round < 3; round++) {
      await openDesktop(page)
      await openStartMenu(page)
      await page.getByRole('menuitem', { name: /^Run/ }).click()
      await expect(page.locator('[data-dialog][data-active]')).toBeVisible()
      for (const letter of 'notepad') await page.keyboard.press(letter)
      await expect(field(page)).toHaveValue('notepad')
    }
  },
)

for (const [name, path] of variants([
  ['Run', '/p/run'],
  ['Shut Down Cat Club', '/p/shut-down'],
] as const))
  test(
    `on a page of its own ${name} handles Escape that was pressed before any script was loaded`,
    fullRun,
    async ({ page }) => {
      const release = await delayScripts(page)
      await page.goto(path, { waitUntil: 'commit' })
      await expect(windowNamed(page, name)).toBeVisible()
      await page.keyboard.press('Escape')
      release()
      await expect(windowNamed(page, name)).toHaveCount(0)
    },
  )

test(
  'on a page of its own Run keeps what was typed before any script was loaded, in its field or not',
  fullRun,
  async ({ page }) => {
    for (const intoField of [false, true]) {
      const release = await delayScripts(page)
      await page.goto('/p/run', { waitUntil: 'commit' })
      await expect(run(page)).toBeVisible()
      if (intoField) await field(page).click()
      await page.keyboard.type('notep')
      release()
      await expect(field(page)).toBeFocused()
      await expect(field(page)).toHaveValue('notep')
      await page.keyboard.type('ad')
      await expect(field(page)).toHaveValue('notepad')
      await page.unrouteAll({ behavior: 'wait' })
    }
  },
)
