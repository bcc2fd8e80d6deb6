import axe from 'axe-core'
import { anyProgram, expect, facts, openDesktop, test, windows } from './journey.mjs'

test('the desktop opens without errors, under a content policy', async ({ page }) => {
  const response = await page.goto('/')
  expect(response?.status()).toBe(200)
  expect(response?.headers()['content-security-policy']).toContain("object-src 'none'")
  await openDesktop(page)
  await expect(page).toHaveTitle(new RegExp(escaped(facts.name)))
})

test('each program opens a window, whose title is that of the page', async ({ page }) => {
  test.setTimeout(15_000 + facts.programs.length * 10_000)
  for (const { id } of facts.programs) {
    await openDesktop(page, `/p/${id}`)
    await expect(windows(page), id).toHaveCount(1)
    await expect(page, id).toHaveTitle(new RegExp(escaped(facts.name)))
    const heading = windows(page).getByRole('heading', { level: 2 })
    await expect(heading, id).toHaveText(/\S/)
    await expect
      .poll(async () => (await page.title()).startsWith((await heading.textContent()) ?? ''), { message: id })
      .toBe(true)
  }
})

test('the keyboard opens the Start menu and a program, and closes it', async ({ page }) => {
  await openDesktop(page, anyProgram ? `/p/${anyProgram.id}` : '/')
  await page.keyboard.press('Control+Escape')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menuitem')).toHaveCount(0)
  await windows(page).focus()
  await page.keyboard.press('Control+Alt+F4')
  await expect(windows(page)).toHaveCount(0)
  await expect(page).toHaveURL('/')
})

test('axe finds no problem on the desktop with a window', async ({ page }) => {
  await openDesktop(page, anyProgram ? `/p/${anyProgram.id}` : '/')
  await page.evaluate(axe.source)
  const found = await page.evaluate(async () => {
    const { violations, passes } = await Reflect.get(window, 'axe').run(
      // The caption buttons are as small as in 1998; the menu of a window has their commands, too.
      { exclude: [['.caption-button']] },
      { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'], resultTypes: ['violations'] },
    )
    if (passes.length === 0) throw new Error('axe checked nothing')
    return violations.map((/** @type {{ id: string, help: string }} */ { id, help }) => `${id}: ${help}`)
  })
  expect(found).toEqual([])
})

test('a phone shows the desktop and a window without scrolling sideways', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await openDesktop(page, anyProgram ? `/p/${anyProgram.id}` : '/')
  await expect(page.locator('[data-start]')).toBeInViewport({ ratio: 1 })
  const box = await windows(page).boundingBox()
  expect(box && box.x >= 0 && box.x + box.width <= 360).toBe(true)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})

test('the Demo Wallet connects, and the account agrees to the terms', async ({ page }) => {
  const { connect, demoWallet, account, agree, notNow } = facts.words
  const button = (/** @type {string} */ name) => page.getByRole('button', { name, exact: true })
  await openDesktop(page)
  const area = page.locator('[data-wallet-area]')
  await area.getByRole('button', { name: connect, exact: true }).click()
  await button(demoWallet).click()
  await button(account).click()
  await button(agree).click()
  await button(notNow).click()
  await expect(area.getByRole('button', { name: connect, exact: true })).toHaveCount(0)
  await expect(area.getByRole('button').last()).toBeVisible()
})

/** @param {string} text */
function escaped(text) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
