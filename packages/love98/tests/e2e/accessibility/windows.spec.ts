import { expect, type Page } from '@playwright/test'
import { fullRun } from '../full-run'
import { shownPrograms } from '../shown-programs'
import { modes, programsIn, skins, violations } from '../support/axe'
import { openDesktop, openIcon, startButton } from '../support/desktop'
import { test } from '../support/product-test'
import { windowNamed } from '../support/windows'

async function openWithMenu(page: Page, path: string): Promise<void> {
  await openDesktop(page, path)
  await openMenu(page)
}

async function openMenu(page: Page): Promise<void> {
  await startButton(page).click()
  await expect(page.getByRole('menuitem').first()).toBeVisible()
}

async function violationsWithWindow(page: Page, exclude?: string[][]): Promise<string[]> {
  const window = page.locator('[data-window]')
  await expect(window).toHaveCount(1)
  await expect(window).toBeVisible()
  // A status is shown while the content loads; loaded content has a control, a link or a grid.
  await expect(window.locator('p[role="status"]').filter({ hasText: /Loading|Ļóàďîñğ/ })).toHaveCount(0)
  const inside = window.locator('[data-caption] + *')
  await expect(inside.locator('button, a[href], input, textarea, [role="grid"]').first()).toBeVisible()
  await expect(page.getByRole('menu')).toHaveCount(1)
  await expect(page.getByRole('menu')).toBeVisible()
  return violations(page, exclude)
}

for (const [mode, { put, prefix }] of Object.entries(modes))
  for (const skin of skins)
    test(`axe finds nothing in programs with a menu open: ${mode}, in ${skin}`, async ({ page }) => {
      const programs = programsIn(mode, shownPrograms)
      test.setTimeout(30_000 + 30_000 * programs.length)
      expect(programs.length).toBeGreaterThan(0)
      await page.addInitScript((chosen) => {
        localStorage.setItem('fileTheme', chosen)
        // Each program is opened alone. Otherwise the windows of the previous one would be restored.
        localStorage.removeItem('love98-windows')
      }, skin)
      await put(page)
      for (const { id, title } of programs) {
        await openWithMenu(page, `${prefix}/p/${id}`)
        await expect(page.locator('body')).toContainClass(`theme-${skin}`)
        await expect(page.locator('html')).toHaveAttribute('dir', mode === 'right to left' ? 'rtl' : 'ltr')
        expect.soft(await violationsWithWindow(page), title).toEqual([])
      }
    })

test(
  'each caption button of 16 × 14 px has a row of full height in the menu of its window',
  fullRun,
  async ({ page }) => {
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
  },
)

test('in the largest size the caption buttons meet the minimum target size, and axe needs no exclusion', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('love98-density', 'extra-large'))
  await openWithMenu(page, '/p/notepad')
  expect(await violationsWithWindow(page, [])).toEqual([])
})

test('axe finds nothing in a message box and in the connect dialog', async ({ page }) => {
  await openDesktop(page)
  await openIcon(page, 'Social')
  await windowNamed(page, 'Social').locator('[data-item]').first().dblclick()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  await expect(page.getByRole('button', { name: 'Demo Wallet', exact: true })).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test('assistive technology finds a heading, a list of links, windows and a toolbar on the desktop', async ({
  page,
}) => {
  await openDesktop(page, '/p/notepad')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cat Club: cats on the chain')
  await expect(page.getByRole('main')).toHaveCount(1)
  await expect(page.getByRole('contentinfo')).toHaveCount(1)
  await expect(page.locator('[role="application"]')).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: 'Desktop' })).toMatchAriaSnapshot(`
    - navigation "Desktop":
      - list:
        - listitem:
          - link "Swap Pairs":
            - /url: /p/pairs
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

test('the first tab stops skip to the windows, the taskbar and Start', fullRun, async ({ page }) => {
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

test('live regions exist before their content changes', fullRun, async ({ page, context }) => {
  await openDesktop(page)
  const region = page.locator('footer [role="status"]').first()
  await expect(region).toHaveCount(1)
  await expect(region).toHaveText('')
  await context.setOffline(true)
  await expect(region).toContainText('You are offline')
  await context.setOffline(false)
  await expect(region).toContainText('You are back online')
})
