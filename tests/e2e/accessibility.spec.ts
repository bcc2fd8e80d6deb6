import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'
import { programs } from '@/programs/registry'
import community from '../../love98.config'
import { openDesktop, openIcon, startButton, test } from './product-test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const shown = programs.filter(({ id }) => community.programs.includes(id))

/** One skin in the quick run; the contrast of all palettes has a table of its own. */
const skins = process.env.LOVE98_FULL === '1' ? ['tang-gang', 'love', 'vaporwave-arcade'] : ['tang-gang']

/** The caption buttons of 1998 are smaller than a finger; a test below asserts what takes their place. */
const classicButtons = [['.caption-button']]

/** Runs axe in the page. */
async function violations(page: Page, exclude: string[][] = classicButtons): Promise<string[]> {
  // The page's own policy forbids evaluating text; the protocol may.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(
    async ({ wanted, without }) => {
      const run = Reflect.get(window, 'axe') as typeof axe
      const { violations: found, passes } = await run.run(
        { exclude: without },
        { runOnly: wanted, rules: { 'target-size': { enabled: true } } },
      )
      if (passes.length === 0) throw new Error('axe looked at nothing')
      return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
    },
    { wanted: tags, without: exclude },
  )
}

/** The window of a program with its inside there, and the Start menu open. */
async function openWithMenu(page: Page, path: string): Promise<void> {
  await openDesktop(page, path)
  const window = page.locator('[data-window]')
  await expect(window).toHaveCount(1)
  // What is loading says so in a status; what is loaded holds something to use or to read.
  await expect(window.locator('p[role="status"]').filter({ hasText: /Loading|Ļóàďîñğ/ })).toHaveCount(0)
  const inside = window.locator('[data-caption] + *')
  await expect(inside.locator('button, a[href], input, textarea, [role="grid"]').first()).toBeVisible()
  await openMenu(page)
}

async function openMenu(page: Page): Promise<void> {
  await startButton(page).click()
  await expect(page.getByRole('menu').first()).toBeVisible()
  await expect(page.getByRole('menuitem').first()).toBeVisible()
}

for (const { id, title } of shown)
  for (const skin of skins)
    test(`axe finds nothing in ${title} with a menu open, in every mode, in ${skin}`, async ({ page }) => {
      test.setTimeout(120_000)
      await page.addInitScript((chosen) => localStorage.setItem('fileTheme', chosen), skin)
      await openWithMenu(page, `/p/${id}`)
      const found: Record<string, string[]> = { default: await violations(page) }
      await page.emulateMedia({ forcedColors: 'active' })
      found['forced colours'] = await violations(page)
      await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' })
      found['reduced motion'] = await violations(page)
      await page.emulateMedia({ reducedMotion: 'no-preference' })

      await page.setViewportSize({ width: 320, height: 640 })
      await page.keyboard.press('Escape')
      await openMenu(page)
      found['320 px'] = await violations(page)

      await page.setViewportSize({ width: 1280, height: 800 })
      await openWithMenu(page, `/p/${id}?locale=ar-XB`)
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
      found['right to left'] = await violations(page)
      expect(found).toEqual({
        default: [],
        'forced colours': [],
        'reduced motion': [],
        '320 px': [],
        'right to left': [],
      })
    })

test('axe finds nothing on the desktop when more contrast is wanted', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more' })
  await openWithMenu(page, '/p/notepad')
  expect(await violations(page)).toEqual([])
})

test('each caption button of 16 × 14 px has a row of full height in the menu of its window', async ({
  page,
}) => {
  await openDesktop(page, '/p/notepad')
  const window = page.locator('[data-window]')
  const names = await window
    .locator('.caption-button')
    .evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel))
  expect(names).toEqual(['Minimize', 'Maximize', 'Close'])
  await window.locator('[data-caption] button[aria-haspopup="menu"]').click()
  for (const name of names) {
    const row = page.getByRole('menuitem', { name: new RegExp(`^${name}`) })
    await expect(row).toBeEnabled()
    expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(24)
  }
})

test('in the largest size the caption buttons are large enough too, and axe excludes nothing', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('love98-density', 'extra-large'))
  await openWithMenu(page, '/p/notepad')
  expect(await violations(page, [])).toEqual([])
})

test('axe finds nothing in a message box and in the connect dialog', async ({ page }) => {
  await openDesktop(page)
  await openIcon(page, 'Telegram')
  await expect(page.getByRole('alertdialog')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  await expect(page.getByRole('button', { name: 'Demo Wallet', exact: true })).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test('the desktop is told as a heading, a list of links, windows and a toolbar', async ({ page }) => {
  await openDesktop(page, '/p/notepad')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Love98: decentralized on-chain love')
  await expect(page.getByRole('main')).toHaveCount(1)
  await expect(page.getByRole('contentinfo')).toHaveCount(1)
  await expect(page.locator('[role="application"]')).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: 'Desktop' })).toMatchAriaSnapshot(`
    - navigation "Desktop":
      - list:
        - listitem:
          - link "Swap Pairs":
            - /url: /p/swap
  `)
  await expect(page.locator('[data-window]')).toMatchAriaSnapshot(`
    - dialog "Read Me - Notepad":
      - 'button "Read Me - Notepad: system menu"'
      - heading "Read Me - Notepad" [level=2]
      - button "Minimize"
      - button "Maximize"
      - button "Close"
      - menubar "Notepad":
        - menuitem "File"
        - menuitem "Edit"
  `)
  await expect(page.getByRole('toolbar', { name: 'Taskbar' })).toMatchAriaSnapshot(`
    - toolbar "Taskbar":
      - button "Start"
      - list:
        - listitem:
          - button "Read Me - Notepad" [pressed]
      - button "Connect Wallet"
  `)
})

test('the first keys of Tab lead past the desktop: to the windows, the taskbar and Start', async ({
  page,
}) => {
  await openDesktop(page, '/p/notepad')
  await page.evaluate(() => document.body.focus())
  const links = page.locator('a[data-skip]')
  await expect(links).toHaveCount(3)
  for (const [index, target] of [
    '[data-window]',
    '#taskbar',
    '#taskbar button[aria-haspopup="menu"]',
  ].entries()) {
    await links.nth(index).focus()
    await expect(links.nth(index)).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.locator(target).first()).toBeFocused()
  }
})

test('what changes by itself is told in regions that are there before it changes', async ({
  page,
  context,
}) => {
  await openDesktop(page)
  const region = page.locator('footer [role="status"]').first()
  await expect(region).toHaveCount(1)
  await expect(region).toHaveText('')
  await context.setOffline(true)
  await expect(region).toContainText('There is no network')
  await context.setOffline(false)
  await expect(region).toContainText('The network is back')
})
