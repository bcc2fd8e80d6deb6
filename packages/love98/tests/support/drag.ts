import { setTimeout as sleep } from 'node:timers/promises'
import type { Page, CDPSession as Session } from '@playwright/test'

/** Moves of the pointer per second. */
export const rate = 60
/** The distance from a window's corner to a place on its caption, CSS pixels. */
const grip = { x: 70, y: 12 }

/** Presses an opener several times, as assistive technology does: the windows may cover it. */
export async function openWindows(page: Page, opener: string, count: number) {
  for (let opened = 1; opened <= count; opened++) {
    await page.locator(opener).evaluate((element) => element instanceof HTMLElement && element.click())
    await page
      .locator('[data-window]')
      .nth(opened - 1)
      .locator('textarea')
      .waitFor()
  }
}

/**
 * Presses the mouse on the caption of the top window.
 * @returns the pressed place
 */
export async function gripTopWindow(page: Page): Promise<{ x: number; y: number }> {
  const box = await page.locator('[data-window]').last().boundingBox()
  if (!box) throw new Error('The top window is not on screen.')
  const from = { x: box.x + grip.x, y: box.y + grip.y }
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  return from
}

/** Moves the pressed mouse around its place, 60 times per second, and never twice to the same place. */
export async function moveAround(session: Session, from: { x: number; y: number }, count: number) {
  const start = performance.now()
  const sent = []
  for (let move = 1; move <= count; move++) {
    const angle = (move / rate) * 2 * Math.PI * 0.7
    const at = { x: from.x + 140 * Math.sin(angle), y: from.y + 50 * (1 - Math.cos(1.5 * angle)) }
    // The next move does not wait until the page has handled this one, as with a real mouse.
    sent.push(
      session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...at, button: 'left', buttons: 1 }),
    )
    await sleep(Math.max(0, start + (move * 1000) / rate - performance.now()))
  }
  await Promise.all(sent)
}

/** Avoids the start of a minute: the clock changes the page then, which is not caused by the drag. */
export async function awayFromTheMinute(page: Page) {
  const left = 60_000 - (Date.now() % 60_000)
  if (left < 8000) await page.waitForTimeout(left + 500)
}
