import { expect, type Page } from '@playwright/test'
import { desktopIcons } from './desktop'

export const icon = (page: Page, name: string) => desktopIcons(page).getByText(name, { exact: true })

export const selected = (page: Page) =>
  desktopIcons(page)
    .locator('[data-entry][data-selected]')
    .evaluateAll((all) => all.map(({ textContent }) => textContent))

export const liveAnnouncement = (page: Page) => page.locator('[role=status]').filter({ hasText: /\S/ }).last()

export async function placeOf(page: Page, name: string) {
  const box = await desktopIcons(page)
    .locator('li')
    .filter({ has: page.getByText(name, { exact: true }) })
    .boundingBox()
  if (!box) throw new Error(`${name} has no place`)
  return { x: Math.round(box.x), y: Math.round(box.y) }
}

export async function drag(page: Page, name: string, by: { x: number; y: number }, release = true) {
  const from = await placeOf(page, name)
  const to = { x: from.x + 37 + by.x, y: from.y + 20 + by.y }
  await page.mouse.move(from.x + 37, from.y + 20)
  await page.mouse.down()
  await pull(page, to)
  if (release) await page.mouse.up()
}

/** Moves the pressed pointer until an icon follows it, because the code that moves icons loads at the first input. */
export async function pull(page: Page, to: { x: number; y: number }) {
  await expect
    .poll(async () => {
      await page.mouse.move(to.x - 1, to.y, { steps: 6 })
      await page.mouse.move(to.x, to.y)
      return desktopIcons(page).locator('li[data-moving]').count()
    })
    .toBeGreaterThan(0)
}
