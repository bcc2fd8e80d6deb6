import { expect } from '@playwright/test'
import { shownPrograms } from '../shown-programs'
import { openDesktop } from '../support/desktop'
import { boxOf } from '../support/geometry'
import { test } from '../support/product-test'

/** Programs with a status bar that a visitor without a wallet sees. */
const withStatusBar = ['charts', 'guestbook', 'holdings', 'notepad', 'paint', 'pairs', 'swap', 'treasury']

const withMenuBar = ['charts', 'guestbook', 'notepad', 'paint', 'pairs', 'swap', 'treasury']

// Proves S10.25
test('a status bar is the last part of its window, at the bottom, and a menu bar the first, at the top', async ({
  page,
}) => {
  test.setTimeout(30_000 * shownPrograms.length)
  const shown: string[] = []
  for (const { id } of shownPrograms) {
    await openDesktop(page, `/p/${id}`)
    const window = page.locator('[data-window][data-active]')
    await expect(
      window.locator('[data-caption] + *').locator('button, a[href], input, textarea').first(),
    ).toBeVisible()
    const bar = window.locator('.status-bar')
    if ((await bar.count()) === 0) continue
    shown.push(id)
    if (withMenuBar.includes(id)) {
      const caption = await boxOf(window.locator('[data-caption]'))
      const menus = await boxOf(window.getByRole('menubar'))
      expect.soft(menus.y - caption.y - caption.height, id).toBeLessThanOrEqual(3)
    }
    const { below, gap } = await bar.evaluate((element) => {
      const { bottom } = element.getBoundingClientRect()
      const frame = element.closest('[data-window]')
      // A long list is cut at the bottom of its box, which is above the bar.
      const isScrolledAway = (part: Element) => {
        for (let box = part.parentElement; box && box !== frame; box = box.parentElement)
          if (getComputedStyle(box).overflowY !== 'visible' && box.getBoundingClientRect().bottom <= bottom)
            return true
        return false
      }
      const parts = [...(frame?.querySelectorAll('button, a, input, textarea, p, table, canvas') ?? [])]
      return {
        // The grip of the frame covers the corner of the bar.
        below: parts
          .filter((part) => part.checkVisibility() && part.getBoundingClientRect().top >= bottom)
          .filter((part) => !isScrolledAway(part))
          .map((part) => part.textContent),
        gap: (frame?.getBoundingClientRect().bottom ?? 0) - bottom,
      }
    })
    expect.soft(below, id).toEqual([])
    expect.soft(gap, id).toBeLessThanOrEqual(6)
  }
  expect(shown.sort()).toEqual(expect.arrayContaining(withStatusBar))
})
