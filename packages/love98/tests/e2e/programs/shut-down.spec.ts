import { expect, type Page } from '@playwright/test'
import { fullRun } from '../full-run'
import { openDesktop, openIcon, stopTime } from '../support/desktop'
import { test } from '../support/product-test'
import { visitConnected } from '../support/wallet/connected-visit'
import { windowNamed } from '../support/windows'

const title = 'Shut Down Cat Club'

async function choose(page: Page, way: string) {
  await windowNamed(page, title).getByRole('radio', { name: way }).check()
  await page.keyboard.press('Enter')
}

test('the Shut Down dialog dithers the desktop, the dither lets clicks through, and Cancel removes it', async ({
  page,
}) => {
  await openDesktop(page, '/p/shut-down')
  const window = windowNamed(page, title)
  await expect(window.getByRole('radio', { name: 'Shut down' })).toBeFocused()
  const dither = () =>
    page.evaluate(() => getComputedStyle(document.querySelector('main') as Element, '::after').content)
  expect(await dither()).toBe('""')
  await openIcon(page, 'Notepad')
  const notepad = windowNamed(page, 'Read Me - Notepad')
  await expect(notepad).toBeVisible()
  // As a dialog it has no button on the taskbar.
  await expect(
    page.getByRole('toolbar', { name: 'Taskbar' }).getByRole('button', { name: title }),
  ).toHaveCount(0)
  await notepad.getByRole('button', { name: 'Close' }).click()
  await window.getByRole('button', { name: 'Cancel' }).click()
  await expect(window).toHaveCount(0)
  expect(await dither()).toBe('none')
})

test('Stand by darkens the whole screen until a key is pressed', fullRun, async ({ page }) => {
  await openDesktop(page, '/p/shut-down')
  await choose(page, 'Stand by')
  const screen = page.getByRole('dialog', { name: 'Standing by' })
  await expect(screen).toBeVisible()
  expect(await screen.boundingBox()).toEqual({ x: 0, y: 0, width: 1280, height: 800 })
  await page.keyboard.press('x')
  await expect(screen).toHaveCount(0)
  await expect(windowNamed(page, title)).toHaveCount(0)
})

test(
  'with prefers-reduced-motion nothing moves in stand-by, and a click ends it',
  fullRun,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openDesktop(page, '/p/shut-down')
    await choose(page, 'Stand by')
    const screen = page.getByRole('dialog', { name: 'Standing by' })
    await expect(screen).toBeVisible()
    expect(await screen.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0)
    await page.mouse.click(300, 300)
    await expect(screen).toHaveCount(0)
  },
)

test('Shut down disconnects the wallet and ends in a last screen, which leads back', async ({ page }) => {
  await page.clock.install()
  await visitConnected(page)
  await openDesktop(page, '/p/shut-down')
  await expect(page.getByRole('button', { name: /^friend\.eth/ })).toBeVisible()
  await choose(page, 'Shut down')
  const screen = page.getByRole('dialog', { name: 'It is now safe to close this tab.' })
  await expect(screen).toBeVisible()
  // The desktop would start automatically after a moment. Here a key starts it.
  await stopTime(page)
  await screen.getByRole('button', { name: 'Turn On' }).click()
  const boot = page.getByRole('dialog', { name: 'Starting Cat Club' })
  await expect(boot).toBeVisible()
  const { viewport, sky, colors, band } = await boot.evaluate(startScreenOf)
  expect(sky.left).toBeLessThanOrEqual(0)
  expect(sky.top).toBeLessThanOrEqual(0)
  expect(sky.right).toBeGreaterThanOrEqual(viewport.width)
  expect(sky.bottom).toBeGreaterThanOrEqual(viewport.height)
  // Each step of the sky has another hue, and the clouds have two.
  expect(colors).toBeGreaterThan(8)
  expect(band.box).toMatchObject({ left: 0, right: viewport.width, bottom: viewport.height, height: 16 })
  expect(band.isEndless).toBe(true)
  expect(new Set(band.places).size).toBe(3)
  await page.keyboard.press('Enter')
  await expect(boot).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Connect Wallet' })).toBeVisible()
})

/** Runs in the page. Returns the sky of the start screen, and the places of its band at three moments. */
function startScreenOf(screen: Element) {
  const sky = screen.querySelector('canvas')
  const band = screen.querySelector<HTMLElement>('[class*=band]')
  const [animation] = band?.getAnimations() ?? []
  const data = sky?.getContext('2d')?.getImageData(0, 0, sky.width, sky.height).data
  if (!sky || !band || !animation || !data) throw new Error('The screen has no sky or no band that moves.')
  animation.pause()
  const places = [0, 400, 800].map((moment) => {
    animation.currentTime = moment
    return getComputedStyle(band).backgroundPositionX
  })
  return {
    viewport: { width: innerWidth, height: innerHeight },
    sky: sky.getBoundingClientRect().toJSON() as DOMRect,
    colors: new Set(new Uint32Array(data.buffer)).size,
    band: {
      box: band.getBoundingClientRect().toJSON() as DOMRect,
      isEndless: animation.effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY,
      places,
    },
  }
}

test('with prefers-reduced-motion the desktop starts without an animation', fullRun, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openDesktop(page, '/p/shut-down')
  await choose(page, 'Shut down')
  await page.getByRole('button', { name: 'Turn On' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a visit begins without a boot screen', fullRun, async ({ page }) => {
  await openDesktop(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('without a wallet there is nothing to disconnect', fullRun, async ({ page }) => {
  await openDesktop(page, '/p/shut-down')
  await expect(windowNamed(page, title).getByRole('radio', { name: 'Disconnect the wallet' })).toBeDisabled()
})

test(
  'Restart asks first, then closes every window and loads the desktop with the same skin',
  fullRun,
  async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('fileTheme', 'standard'))
    await openDesktop(page, '/p/shut-down')
    await openIcon(page, 'Notepad')
    await windowNamed(page, title).getByRole('heading', { name: title }).click()
    await choose(page, 'Restart')
    const box = page.getByRole('alertdialog', { name: 'Restart' })
    await box.getByRole('button', { name: 'Cancel' }).click()
    await expect(windowNamed(page, 'Read Me - Notepad')).toBeVisible()
    await choose(page, 'Restart')
    const loaded = page.waitForEvent('load')
    await box.getByRole('button', { name: 'Restart' }).click()
    await loaded
    await expect(page.locator('footer time')).toHaveText(/\d/)
    await expect(page).toHaveURL(/\/$/)
    await expect(page.locator('[data-window]')).toHaveCount(0)
    expect(await page.evaluate(() => document.body.className)).toBe('theme-standard')
  },
)
