import { expect, type Page } from '@playwright/test'
import { readLoad } from '../../support/page-probes.ts'

/**
 * Holds the page's scripts back until it was painted without them: what they change then shifts. On a fast machine they
 * would come before it, or within the half second after the viewport got its size in which Chromium counts no shift.
 */
export async function delayScriptsUntilPaint(page: Page): Promise<void> {
  await page.route(/\.js$/, async (route) => {
    await expect.poll(() => wasPainted(page)).toBe(true)
    await route.continue()
  })
}

/** Not while the page before this one is on its way out: it can be asked nothing. */
async function wasPainted(page: Page): Promise<boolean> {
  const load = await readLoad(page).catch(() => null)
  return load !== null && load.firstPaint > 0 && load.now - load.firstPaint > 700
}
