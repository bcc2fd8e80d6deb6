import { expect, type Page } from '@playwright/test'
import { fullRun } from '../full-run'
import { openDesktop } from '../support/desktop'
import { test } from '../support/product-test'

test.use({ expectedErrors: [/planted|Minified React error/i] })

const offer = (page: Page) => page.getByRole('button', { name: 'Start Without Stored Settings' })
const blueScreen = (page: Page) => page.getByText(/A fatal exception 0E-/)

/** Makes the clock of the desktop fail while the value is stored. */
async function openPoisoned(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { getMinutes } = Date.prototype
    Date.prototype.getMinutes = function () {
      if (localStorage.getItem('love98-planted') === null) return getMinutes.call(this)
      throw new TypeError('planted')
    }
  })
  await openDesktop(page)
  await page.evaluate(() => {
    localStorage.setItem('love98-planted', 'yes')
    localStorage.setItem('fileTheme', 'night-cat')
  })
  await page.reload()
  await expect(blueScreen(page)).toBeVisible()
}

test.use({ isFirstVisit: true })

test(
  'a blue screen that returns after a restart offers to start without stored settings',
  fullRun,
  async ({ page }) => {
    await openPoisoned(page)
    await expect(offer(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Restart' }).click()
    await expect(offer(page)).toBeVisible()
    await expect(
      page.getByText('The problem occurred again. Your stored settings may be the cause.'),
    ).toBeVisible()
    await offer(page).click()
    await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeEnabled()
    await expect(page.locator('footer time')).toHaveText(/\d/)
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0])
    await expect(page.locator('body')).not.toHaveClass(/night-cat/)
  },
)

test(
  'the blue screen on request never offers to start without stored settings',
  fullRun,
  async ({ page }) => {
    for (let times = 0; times < 2; times++) {
      await page.goto('/bsod')
      await expect(blueScreen(page)).toBeVisible()
      await expect(page.getByRole('button', { name: 'Restart' })).toBeEnabled()
    }
    await expect(offer(page)).toHaveCount(0)
  },
)
