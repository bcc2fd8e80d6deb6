import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'
import { openDesktop, openIcon, test, windowNamed } from './product-test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Runs axe in the page; the caption buttons of 16 × 14 px are the one known exception, each has its equivalent. */
async function violations(page: Page): Promise<string[]> {
  // The page's own policy forbids evaluating text; the protocol may.
  await page.evaluate(axe.source)
  return page.evaluate(async (wanted) => {
    const run = Reflect.get(window, 'axe') as typeof axe
    const { violations: found } = await run.run(
      { exclude: [['.caption-button']] },
      { runOnly: wanted, rules: { 'target-size': { enabled: true } } },
    )
    return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
  }, tags)
}

const programs = [
  ['Swap Pairs', 'Swap Pairs', 'LOVE-ETH'],
  ['Notepad', 'Read Me - Notepad', 'File'],
  ['Display Properties', 'Display Properties', 'Vaporwave Arcade'],
] as const

/** One skin in the quick run; the contrast of all palettes has a table of its own. */
const skins = process.env.LOVE98_FULL === '1' ? ['tang-gang', 'love', 'vaporwave-arcade'] : ['tang-gang']

for (const [icon, title, content] of programs)
  for (const skin of skins)
    test(`axe finds nothing with ${icon} and the Start menu open, in ${skin}`, async ({ page }) => {
      await page.addInitScript((id) => localStorage.setItem('fileTheme', id), skin)
      await openDesktop(page)
      await openIcon(page, icon)
      await expect(windowNamed(page, title)).toContainText(content)
      await page.getByRole('button', { name: 'Start' }).click()
      await expect(page.getByRole('menuitem', { name: 'Programs' })).toBeFocused()
      expect(await violations(page)).toEqual([])
    })

for (const media of [{ forcedColors: 'active' }, { reducedMotion: 'reduce' }, { contrast: 'more' }] as const)
  test(`axe finds nothing with ${JSON.stringify(media)}`, async ({ page }) => {
    await page.emulateMedia(media)
    await openDesktop(page)
    await openIcon(page, 'Swap Pairs')
    await expect(windowNamed(page, 'Swap Pairs')).toContainText('LOVE-ETH')
    await page.getByRole('button', { name: 'Start' }).click()
    await expect(page.getByRole('menuitem', { name: 'Programs' })).toBeFocused()
    expect(await violations(page)).toEqual([])
  })

test('axe finds nothing in a message box and in the connect dialog', async ({ page }) => {
  await openDesktop(page)
  await openIcon(page, 'Discord')
  await expect(page.getByRole('alertdialog')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  await expect(page.getByRole('button', { name: 'Demo Wallet', exact: true })).toBeVisible()
  expect(await violations(page)).toEqual([])
})
