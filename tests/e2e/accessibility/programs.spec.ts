import { expect, type Page } from '@playwright/test'
import { skins, violations } from '../support/axe'
import { nextFrame, openDesktop, openStartMenu } from '../support/desktop'
import { dialogNamed } from '../support/elements'
import { lostTexts, overlappingTexts } from '../support/lost-texts'
import { test } from '../support/product-test'

test.skip(process.env.LOVE98_FULL !== '1', 'Every dialog in every state: npm run test:full.')

/** Screens, CSS pixels; the last two are 1280 × 800 at 200 % and at 400 %. */
const screens = [
  [1280, 800],
  [360, 640],
  [390, 844],
  [844, 390],
  [800, 600],
  [2560, 1440],
  [640, 400],
  [320, 256],
] as const

const states = {
  'forced colors': { forcedColors: 'active', contrast: 'no-preference' },
  'more contrast': { forcedColors: 'none', contrast: 'more' },
  default: { forcedColors: 'none', contrast: 'no-preference' },
} as const

type See = (what: string) => Promise<void>

/** What a program shows, one thing after the other; `see` looks at what is there. */
const shown: Readonly<Record<string, (page: Page, see: See) => Promise<void>>> = {
  async Welcome(page, see) {
    await openDesktop(page)
    await openStartMenu(page)
    await page.getByRole('menuitem', { name: 'Programs', exact: true }).press('ArrowRight')
    await page.getByRole('menuitem', { name: 'Welcome', exact: true }).press('Enter')
    await expect(dialogNamed(page, 'Welcome to Love98')).toBeVisible()
    await see('Welcome')
  },
  async 'Display Properties'(page, see) {
    await openDesktop(page, '/p/display')
    for (const tab of ['Background', 'Effects', 'Screen Saver']) {
      await page.getByRole('tab', { name: tab }).click()
      await see(tab)
    }
    await page.getByRole('combobox', { name: 'Screen saver' }).click()
    await page.getByRole('option', { name: 'Mystify' }).click()
    await expect(page.locator('[data-window] canvas')).toHaveCount(1)
    await see('a chosen screen saver')
    await page.getByRole('tab', { name: 'Appearance' }).click()
    await page.getByRole('button', { name: 'Edit…' }).click()
    await expect(dialogNamed(page, 'Edit Color Scheme')).toBeVisible()
    await see('the colors of a scheme')
  },
  async Solitaire(page, see) {
    await openDesktop(page, '/p/solitaire')
    for (const [row, title] of [
      ['Deck…', 'Select Card Back'],
      ['Options…', 'Options'],
      ['Statistics…', 'Statistics'],
    ] as const) {
      await page.getByRole('menubar').getByRole('menuitem', { name: 'Game' }).click()
      await page.getByRole('menuitem', { name: row }).click()
      await expect(dialogNamed(page, title)).toBeVisible()
      await see(title)
      await page.keyboard.press('Escape')
      await expect(dialogNamed(page, title)).toHaveCount(0)
    }
  },
}

for (const skin of skins)
  for (const [program, show] of Object.entries(shown))
    test(`in ${skin} axe finds nothing in what ${program} shows, and no text is lost on any screen`, async ({
      page,
    }) => {
      test.setTimeout(180_000)
      await page.addInitScript((chosen) => localStorage.setItem('fileTheme', chosen), skin)
      const [start] = screens
      await page.setViewportSize({ width: start[0], height: start[1] })
      const found: Record<string, string[]> = {}
      let looks = 0
      await show(page, async (what) => {
        looks += 1
        for (const [state, media] of Object.entries(states)) {
          await page.emulateMedia(media)
          const lines = await violations(page)
          if (lines.length > 0) found[`${what}, ${state}`] = lines
        }
        for (const [width, height] of [...screens.slice(1), start]) {
          await page.setViewportSize({ width, height })
          await nextFrame(page)
          const lost = [...(await page.evaluate(lostTexts)), ...(await page.evaluate(overlappingTexts))]
          if (lost.length > 0) found[`${what}, ${width} × ${height}`] = lost
        }
      })
      expect(looks).toBeGreaterThan(0)
      expect(found).toEqual({})
    })
