import { expect, type Page } from '@playwright/test'
import { fullRun } from '../full-run'
import { openDesktop } from '../support/desktop'
import { test } from '../support/product-test'
import { openWalletList, walletRows } from '../support/wallet/wallet'

test.describe('press and hold', () => {
  const particles = (page: Page) =>
    page.evaluate(() => document.querySelectorAll('dialog > [aria-hidden] > *').length)
  /** The most particles in any of the given number of frames. */
  const mostParticles = (page: Page, frames: number) =>
    page.evaluate(async (count) => {
      let most = 0
      for (let frame = 0; frame < count; frame++) {
        most = Math.max(most, document.querySelectorAll('dialog > [aria-hidden] > *').length)
        await new Promise(requestAnimationFrame)
      }
      return most
    }, frames)
  async function hold(page: Page) {
    await walletRows(page).first().hover()
    await page.mouse.down()
  }

  // Proves S9.6
  test(
    'the icon sprays at most 35 particles, which are removed after the release',
    fullRun,
    async ({ page }) => {
      await openDesktop(page)
      await openWalletList(page)
      await hold(page)
      await expect.poll(() => particles(page)).toBeGreaterThan(5)
      expect(await mostParticles(page, 40)).toBeLessThanOrEqual(35)
      await page.mouse.move(0, 0)
      await page.mouse.up()
      await expect.poll(() => particles(page)).toBe(0)
    },
  )

  // Proves S9.6
  test('with prefers-reduced-motion the icon sprays no particles', fullRun, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.clock.install()
    await openDesktop(page)
    await openWalletList(page)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await hold(page)
    // Much longer than the delay after which a row sprays. Not even the code that sprays is loaded.
    await page.clock.runFor(2_000)
    expect(await mostParticles(page, 2)).toBe(0)
    expect(asked.filter((url) => url.includes('/static/'))).toEqual([])
    await page.mouse.up()
  })
})
