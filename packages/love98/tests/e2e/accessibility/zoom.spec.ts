import { expect, type Page } from '@playwright/test'
import { isFull } from '../full-run'
import { shownPrograms } from '../shown-programs'
import { clippedTexts, overlappingTexts } from '../support/clipped-texts'
import { openDesktop, startButton } from '../support/desktop'
import { test } from '../support/product-test'

const screens = {
  'a low phone': { width: 360, height: 640, letters: '' },
  'a phone': { width: 390, height: 844, letters: '' },
  'a phone in landscape': { width: 844, height: 390, letters: '' },
  '800 × 600': { width: 800, height: 600, letters: '' },
  '1280 × 800': { width: 1280, height: 800, letters: '' },
  '2560 × 1440': { width: 2560, height: 1440, letters: '' },
  'letters of 200 %': { width: 1280, height: 800, letters: '200%' },
  'letters of 200 % on a phone': { width: 390, height: 844, letters: '200%' },
  'a page of 200 %': { width: 640, height: 400, letters: '' },
  // WCAG 1.4.10 requires 320 px, which corresponds to 400 %.
  'a page of 400 %': { width: 320, height: 256, letters: '' },
} as const

/** The quick run uses the smallest screen, with all programs. `desktop/phone.spec.ts` covers the phone. */
const sample: readonly string[] = ['a page of 400 %']

const overflows = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth + 1)

for (const [screen, { width, height, letters }] of Object.entries(screens).filter(
  ([screen]) => isFull || sample.includes(screen),
))
  test(`with ${screen} no text of the desktop or of a program is cut off or overlaps another`, async ({
    page,
  }) => {
    test.setTimeout(120_000)
    await page.setViewportSize({ width, height })
    await page.addInitScript((size) => {
      // Sets the letter size as the browser's setting does, before the page exists.
      new MutationObserver((_changes, observer) => {
        if (!document.documentElement) return
        document.documentElement.style.fontSize = size
        observer.disconnect()
      }).observe(document, { childList: true })
    }, letters)
    const lost: Record<string, string[]> = {}
    for (const { id } of shownPrograms) {
      await openDesktop(page, `/p/${id}`)
      const inside = page.locator('[data-window] [data-caption] + *')
      await expect(inside.locator('button, a[href], input, textarea, [role="grid"]').first()).toBeAttached()
      await expect(inside.locator('p[role="status"]').filter({ hasText: 'Loading' })).toHaveCount(0)
      const texts = [...(await page.evaluate(clippedTexts)), ...(await page.evaluate(overlappingTexts))]
      if (texts.length > 0) lost[id] = texts
      expect(await overflows(page), id).toBe(false)
    }
    await startButton(page).click()
    const first = page.getByRole('menu').getByRole('menuitem').first()
    await expect(first).toBeVisible()
    await first.press('ArrowRight')
    await expect(page.getByRole('menu')).toHaveCount(2)
    const inMenus = [...(await page.evaluate(clippedTexts)), ...(await page.evaluate(overlappingTexts))]
    expect({ ...lost, menus: inMenus }).toEqual({ menus: [] })
  })
