import { expect } from '@playwright/test'
import { fullRun, variants } from '../full-run'
import { openDesktop, openIcon } from '../support/desktop'
import { test } from '../support/product-test'
import { windowNamed } from '../support/windows'

const skins = [
  ['love', 'Default'],
  ['vaporwave-arcade', 'Vaporwave Arcade'],
  ['tang-gang', 'Tang Gang'],
] as const

const bodyClass = () => document.body.className

test.describe('without anything stored', () => {
  test.use({ isFirstVisit: true })

  test('[S3.4] [S9.1] a first visit shows tang-gang, and nothing is stored', async ({ page }) => {
    await openDesktop(page)
    expect(await page.evaluate(bodyClass)).toBe('theme-tang-gang')
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
  })
})

for (const [id, name] of variants(skins))
  test(`[S3.1] [S3.2] [S3.3] [S3.6] [S9.1] ${name} is chosen in Display Properties and kept as ${id}`, async ({
    page,
  }) => {
    await openDesktop(page)
    await openIcon(page, 'Display Properties')
    const window = windowNamed(page, 'Display Properties')
    // tang-gang is on screen already: another one first, so that choosing it is a change.
    if (id === 'tang-gang') {
      await window.getByLabel('Default').check()
      await window.getByRole('button', { name: 'Apply' }).click()
    }
    await window.getByLabel(name).check()
    await window.getByRole('button', { name: 'OK' }).click()
    await expect(window).toHaveCount(0)
    await expect(page.locator('body')).toHaveClass(`theme-${id}`)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('fileTheme'))).toBe(id)
  })

test('[S4.6] the preview changes nothing until it is applied, and Cancel leaves the skin', async ({
  page,
}) => {
  await openDesktop(page)
  await openIcon(page, 'Display Properties')
  const window = windowNamed(page, 'Display Properties')
  await window.getByLabel('Vaporwave Arcade').check()
  await expect(window.locator('.theme-vaporwave-arcade')).toBeVisible()
  await window.getByRole('button', { name: 'Cancel' }).click()
  await expect(window).toHaveCount(0)
  expect(await page.evaluate(bodyClass)).toBe('theme-tang-gang')
  expect(await page.evaluate(() => localStorage.getItem('fileTheme'))).toBeNull()
})

test('[S4.6] [S9.1] a stored skin is on screen before any other script runs', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('fileTheme', 'love'))
  await page.route('**/static/**/*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  )
  await page.goto('/')
  expect(await page.evaluate(bodyClass)).toBe('theme-love')
})

for (const stored of variants(['windows-xp', '', 'theme-love', '"love"', '<script>']))
  test(`[S3.4] [S4.6] the stored value ${JSON.stringify(stored)} is no skin and is ignored`, async ({
    page,
  }) => {
    await page.addInitScript((value) => localStorage.setItem('fileTheme', value), stored)
    await openDesktop(page)
    expect(await page.evaluate(bodyClass)).toBe('theme-tang-gang')
  })

test('[S4.6] with blocked storage the desktop is usable and a choice lasts for the visit', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    }),
  )
  await openDesktop(page)
  await openIcon(page, 'Display Properties')
  await page.getByLabel('Default').check()
  await page.getByRole('button', { name: 'OK' }).click()
  await expect(page.locator('body')).toHaveClass('theme-love')
})

test('another tab follows the choice', fullRun, async ({ page, context }) => {
  await openDesktop(page)
  const other = await context.newPage()
  await openDesktop(other)
  await openIcon(page, 'Display Properties')
  await page.getByLabel('Default').check()
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect.poll(() => other.evaluate(bodyClass)).toBe('theme-love')
})

for (const [id] of variants(skins))
  test(`[S2.3] [S3.5] ${id} takes its icons and its wallpaper from /assets/skins/${id}`, async ({ page }) => {
    await page.addInitScript((value) => localStorage.setItem('fileTheme', value), id)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await openDesktop(page)
    await expect
      .poll(() => asked.filter((path) => path.startsWith('/assets/skins/')).sort())
      .toEqual([`/assets/skins/${id}/icons.png`, `/assets/skins/${id}/wallpaper-1366.png`])
  })
