import { expect, type Locator, type Page } from '@playwright/test'
import { isFull } from '../full-run'
import { modes, skins, violations } from '../support/axe'
import { press } from '../support/by-keyboard'
import { openDesktop, startButton } from '../support/desktop'
import { test } from '../support/product-test'

/**
 * A part of the desktop itself, with functions to open and close it. Parts are found by their position, not by their
 * texts.
 */
type Part = {
  come: (page: Page) => Promise<void>
  at: (page: Page) => Locator
  go?: (page: Page) => Promise<void>
  needsRoom?: boolean
}

const icon = (page: Page) => page.locator('[data-entry="notepad"]')
const menu = (page: Page) => page.getByRole('menu').first()
const menuRow = (page: Page, id: string) => page.locator(`[role="menu"] [data-id="${id}"]`)
const box = (page: Page) => page.locator('dialog[open]')

async function openIconMenu(page: Page) {
  await icon(page).focus()
  await press(page, 'Shift+F10')
  await expect(menuRow(page, 'copyLink')).toBeVisible()
}

async function rightClick(part: Locator, position: { x: number; y: number }) {
  await part.click({ button: 'right', position })
}

/**
 * Opens a program from the Start menu, because it may have no icon on the desktop, and waits until its field has the
 * focus.
 */
async function openFromStart(page: Page, id: string) {
  await startButton(page).click()
  await menuRow(page, id).click()
  await expect(page.locator(`[data-window][id^="${id}-"] input:focus`)).toHaveCount(1)
}

const parts: Readonly<Record<string, Part>> = {
  'the menu of an icon': { come: openIconMenu, at: menu },
  'a balloon': {
    async come(page) {
      await openIconMenu(page)
      await menuRow(page, 'copyLink').click()
    },
    at: (page) => page.locator('[popover][role="group"]'),
    go: (page) => page.locator('[popover][role="group"] button').last().click(),
  },
  'the list of notifications': {
    come: (page) => page.locator('[data-bell]').click(),
    at: (page) => page.locator('[popover][role="dialog"] li'),
  },
  'the volume': {
    come: (page) => page.locator('button[data-part="mute"]').click(),
    at: (page) => page.locator('[popover] input[type="range"]'),
    needsRoom: true,
  },
  'the menu of the clock': { come: (page) => page.locator('footer time').click(), at: menu },
  'a tip': {
    async come(page) {
      await page.locator('[data-bell]').hover()
    },
    at: (page) => page.getByRole('tooltip'),
  },
  'the menu of the desktop, with a submenu': {
    async come(page) {
      await page.locator('main nav').evaluate((list) => list.scrollTo(0, 0))
      const { height, width } = (await page.locator('main').boundingBox()) ?? { height: 0, width: 0 }
      await rightClick(page.locator('main'), { x: width / 2, y: height - 12 })
      await menuRow(page, 'arrange').click()
    },
    at: (page) => page.getByRole('menu').nth(1),
    go: (page) => press(page, 'Escape', 'Escape'),
  },
  'a message box': {
    async come(page) {
      await openFromStart(page, 'run')
      await page.locator('[data-window] input').fill('zeppelin')
      await press(page, 'Enter')
    },
    at: (page) => box(page).getByRole('button').last(),
    async go(page) {
      await press(page, 'Escape')
      await expect(box(page)).toHaveCount(0)
      await page.locator('[data-window] [data-glyph="close"]').click()
    },
  },
  'the system menu of a window': {
    async come(page) {
      await openFromStart(page, 'shut-down')
      await page.locator('[data-window] [data-caption] button[aria-haspopup]').click()
    },
    at: menu,
  },
  'the list of windows': {
    async come(page) {
      await page.keyboard.down('Alt')
      await press(page, '`')
    },
    at: (page) => page.getByRole('option').first(),
    async go(page) {
      await press(page, 'Escape')
      await page.keyboard.up('Alt')
    },
  },
  'the screen that stands by': {
    async come(page) {
      await page.locator('[data-window] input[value="stand-by"]').check()
      await press(page, 'Enter')
    },
    at: (page) => box(page),
    go: (page) => press(page, 'x'),
  },
}

// In the quick run, the tests of the programs cover the other modes.
const seen = Object.entries(modes).filter(([mode]) => isFull || mode === 'forced colors')

for (const skin of skins)
  for (const [mode, { put, prefix }] of seen)
    test(`axe finds nothing in the parts of the desktop itself: ${mode}, in ${skin}`, async ({
      page,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.addInitScript((chosen) => localStorage.setItem('fileTheme', chosen), skin)
      await put(page)
      await openDesktop(page, `${prefix}/`)
      await expect(page.locator('body')).toContainClass(`theme-${skin}`)
      const found: Record<string, string[]> = {}
      const shown = Object.entries(parts).filter(([, { needsRoom }]) => !needsRoom || mode !== '320 px')
      for (const [name, { come, at, go }] of shown) {
        await come(page)
        await expect(at(page).first(), name).toBeVisible()
        const lines = await violations(page)
        if (lines.length > 0) found[name] = lines
        await (go ? go(page) : press(page, 'Escape'))
        await expect(at(page), name).toHaveCount(0)
      }
      await page.goto('/bsod')
      await expect(page.getByRole('heading')).toBeVisible()
      expect({ ...found, 'the blue screen': await violations(page) }).toEqual({ 'the blue screen': [] })
    })
