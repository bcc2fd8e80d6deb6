import { expect } from '@playwright/test'
import { fullRun, variants } from '../full-run'
import { openDesktop, openIcon } from '../support/desktop'
import { test } from '../support/product-test'
import { windowNamed } from '../support/windows'

const skins = [
  ['standard', 'Windows Standard'],
  ['night-cat', 'Night Cat'],
  ['cat-club', 'Cat Club'],
] as const

const bodyClass = () => document.body.className

test.describe('without anything stored', () => {
  test.use({ isFirstVisit: true })

  // Proves S3.4, S9.1
  test('a first visit shows cat-club, and nothing is stored', fullRun, async ({ page }) => {
    await openDesktop(page)
    expect(await page.evaluate(bodyClass)).toBe('theme-cat-club')
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
  })
})

// Proves S3.1, S3.2, S3.3, S3.6, S9.1
for (const [id, name] of variants(skins))
  test(`${name} is chosen in Display Properties and stored as ${id}`, async ({ page }) => {
    await openDesktop(page)
    await openIcon(page, 'Display Properties')
    const window = windowNamed(page, 'Display Properties')
    // Chooses another skin first, because cat-club is on screen already.
    if (id === 'cat-club') {
      await window.getByLabel('Night Cat').check()
      await window.getByRole('button', { name: 'Apply' }).click()
    }
    await window.getByRole('group', { name: 'Skin' }).getByLabel(name).check()
    await window.getByRole('button', { name: 'OK' }).click()
    await expect(window).toHaveCount(0)
    await expect(page.locator('body')).toHaveClass(`theme-${id}`)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('fileTheme'))).toBe(id)
  })

// Proves S4.6
test(
  'the preview changes nothing until it is applied, and Cancel leaves the skin',
  fullRun,
  async ({ page }) => {
    await openDesktop(page)
    await openIcon(page, 'Display Properties')
    const window = windowNamed(page, 'Display Properties')
    await window.getByLabel('Night Cat').check()
    await expect(window.locator('.theme-night-cat')).toBeVisible()
    await window.getByRole('button', { name: 'Cancel' }).click()
    await expect(window).toHaveCount(0)
    expect(await page.evaluate(bodyClass)).toBe('theme-cat-club')
    expect(await page.evaluate(() => localStorage.getItem('fileTheme'))).toBeNull()
  },
)

// Proves S4.6, S9.1
test('a stored skin is on screen before any other script runs', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('fileTheme', 'standard'))
  await page.route('**/static/**/*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  )
  await page.goto('/')
  expect(await page.evaluate(bodyClass)).toBe('theme-standard')
})

// Proves S3.4, S4.6
for (const stored of variants(['windows-xp', '', 'theme-standard', '"standard"', '<script>']))
  test(
    `the stored value ${JSON.stringify(stored)} is not a skin and is ignored`,
    fullRun,
    async ({ page }) => {
      await page.addInitScript((value) => localStorage.setItem('fileTheme', value), stored)
      await openDesktop(page)
      expect(await page.evaluate(bodyClass)).toBe('theme-cat-club')
    },
  )

// Proves S4.6
test(
  'with blocked storage the desktop is usable and a choice lasts for the visit',
  fullRun,
  async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      }),
    )
    await openDesktop(page)
    await openIcon(page, 'Display Properties')
    await page.getByLabel('Night Cat').check()
    await page.getByRole('button', { name: 'OK' }).click()
    await expect(page.locator('body')).toHaveClass('theme-night-cat')
  },
)

test('another tab follows the choice', fullRun, async ({ page, context }) => {
  await openDesktop(page)
  const other = await context.newPage()
  await openDesktop(other)
  await openIcon(page, 'Display Properties')
  await page.getByLabel('Night Cat').check()
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect.poll(() => other.evaluate(bodyClass)).toBe('theme-night-cat')
})

// Proves S2.3, S3.5
for (const [id] of variants(skins))
  test(`${id} takes its icons and its wallpaper from /assets/skins/${id}`, fullRun, async ({ page }) => {
    await page.addInitScript((value) => localStorage.setItem('fileTheme', value), id)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await openDesktop(page)
    await expect
      .poll(() => asked.filter((path) => path.startsWith('/assets/skins/')).sort())
      .toEqual([`/assets/skins/${id}/icons.png`, `/assets/skins/${id}/wallpaper-1366.png`])
  })
