import { expect, type Page } from '@playwright/test'
import { readLoad } from '../../scripts/bench/page-probes.mjs'

/**
 * Holds the page's scripts back until it was painted without them: what they change then shifts. On a fast machine they
 * would come before it, or within the half second after the viewport got its size in which Chromium counts no shift.
 */
export async function holdScripts(page: Page): Promise<void> {
  await page.route(/\.js$/, async (route) => {
    await expect
      .poll(async () => {
        const { firstPaint, now } = await readLoad(page)
        return firstPaint > 0 && now - firstPaint > 700
      })
      .toBe(true)
    await route.continue()
  })
}
