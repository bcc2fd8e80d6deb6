import { expect, type Page } from '@playwright/test'
import { followTransfers } from '../../support/transfers.ts'
import { fullRun } from '../full-run'
import { violations } from '../support/axe'
import { openDesktop } from '../support/desktop'
import { test } from '../support/product-test'
import { windowNamed } from '../support/windows'

const canvas = (page: Page) => page.locator('dialog canvas[data-saver]')
const display = (page: Page) => windowNamed(page, 'Display Properties')

async function openSavers(page: Page) {
  await openDesktop(page, '/p/display')
  await display(page).getByRole('tab', { name: 'Screen Saver' }).click()
}

async function pick(page: Page, name: string) {
  await display(page).getByRole('combobox', { name: 'Screen Saver' }).click()
  await page.getByRole('option', { name, exact: true }).click()
}

const lit = (page: Page): Promise<number> =>
  canvas(page).evaluate((element) => {
    const one = element as HTMLCanvasElement
    const { data } = one.getContext('2d')?.getImageData(0, 0, one.width, one.height) ?? { data: [0] }
    let count = 0
    for (let at = 0; at < data.length; at += 4)
      if (Number(data[at]) + Number(data[at + 1]) + Number(data[at + 2]) > 60) count++
    return count
  })

const picture = (page: Page) =>
  canvas(page).evaluate((element) => (element as HTMLCanvasElement).toDataURL().slice(-4000))

test(
  'each screen saver can be previewed, moves, and ends with a key or a moving mouse',
  fullRun,
  async ({ page }) => {
    await openSavers(page)
    await expect(display(page).getByRole('button', { name: 'Preview' })).toBeDisabled()
    expect(await violations(page)).toEqual([])
    for (const name of ['Coins', 'Mystify', 'Scrolling Marquee', 'Starfield']) {
      await pick(page, name)
      await display(page).getByRole('button', { name: 'Preview' }).press('Enter')
      await expect(canvas(page)).toBeVisible()
      await expect.poll(() => lit(page)).toBeGreaterThan(200)
      const first = await picture(page)
      await expect.poll(() => picture(page)).not.toBe(first)
      await page.keyboard.press('Escape')
      await expect(canvas(page)).toHaveCount(0)
      await expect(display(page)).toBeVisible()
    }
    await display(page).getByRole('button', { name: 'Preview' }).press('Enter')
    await expect(canvas(page)).toBeVisible()
    await page.mouse.move(100, 100)
    await page.mouse.move(102, 101)
    await expect(canvas(page)).toBeVisible()
    await page.mouse.move(140, 130)
    await expect(canvas(page)).toHaveCount(0)
  },
)

test('a screen saver is a still picture with reduced motion', fullRun, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openSavers(page)
  for (const name of ['Coins', 'Mystify', 'Scrolling Marquee', 'Starfield']) {
    await pick(page, name)
    await display(page).getByRole('button', { name: 'Preview' }).press('Enter')
    await expect.poll(() => lit(page)).toBeGreaterThan(100)
    const first = await picture(page)
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          let left = 20
          const next = () => (--left > 0 ? requestAnimationFrame(next) : resolve())
          requestAnimationFrame(next)
        }),
    )
    expect(await picture(page)).toBe(first)
    await page.keyboard.press('Escape')
    await expect(canvas(page)).toHaveCount(0)
  }
})

test('the chosen screen saver starts after its delay, also after a reload, and never over a dialog or without a choice', async ({
  page,
}) => {
  await page.clock.install()
  await openSavers(page)
  await page.clock.runFor(10 * 60_000)
  await expect(canvas(page)).toHaveCount(0)
  await pick(page, 'Starfield')
  await display(page).getByLabel('Wait:').fill('2')
  await display(page).getByRole('button', { name: 'OK' }).click()
  await expect(display(page)).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('love98-screen-saver'))).toBe('1 starfield 2 normal')
  await expect(async () => {
    await page.clock.runFor(60_000)
    await expect(canvas(page)).toBeVisible({ timeout: 500 })
  }).toPass()
  await page.keyboard.press('a')
  await expect(canvas(page)).toHaveCount(0)

  await openDesktop(page)
  await page.mouse.move(700, 600)
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  await expect(page.getByRole('dialog', { name: 'Connect a Wallet' })).toBeVisible()
  await page.clock.runFor(10 * 60_000)
  await expect(canvas(page)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Connect a Wallet' })).toHaveCount(0)
  await expect(async () => {
    await page.clock.runFor(60_000)
    await expect(canvas(page)).toBeVisible({ timeout: 500 })
  }).toPass()
  await page.mouse.click(300, 300)
  await expect(canvas(page)).toHaveCount(0)
})

test('each screen saver weighs at most 3 KB, and is loaded when it is chosen', fullRun, async ({ page }) => {
  const transfers = await followTransfers(page)
  await openSavers(page)
  // Code that all screen savers share is loaded with the first one.
  await pick(page, 'Coins')
  await transfers.quiet(1_000)
  for (const name of ['Mystify', 'Scrolling Marquee', 'Starfield']) {
    const before = transfers.bytes('script')
    await pick(page, name)
    await expect.poll(() => transfers.bytes('script')).toBeGreaterThan(before)
    await transfers.quiet(500)
    expect(transfers.bytes('script') - before).toBeLessThanOrEqual(3_000)
  }
})
