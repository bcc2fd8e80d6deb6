import { expect, type Page } from '@playwright/test'
import { readLoad } from '../../support/page-probes.ts'

/**
 * Delays the page's scripts until it was painted without them, so that their changes cause shifts. On a fast machine
 * the scripts would run before the paint, or within the half second after the viewport got its size, in which Chromium
 * counts no shifts.
 */
export async function delayScriptsUntilPaint(page: Page): Promise<void> {
  await page.route(/\.js$/, async (route) => {
    await expect.poll(() => wasPainted(page)).toBe(true)
    await route.continue()
  })
}

/** False while the previous page is being left, because it cannot be queried. */
async function wasPainted(page: Page): Promise<boolean> {
  const load = await readLoad(page).catch(() => null)
  return load !== null && load.firstPaint > 0 && load.now - load.firstPaint > 700
}
