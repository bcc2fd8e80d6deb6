import { setTimeout as sleep } from 'node:timers/promises'
import { readHeap, readMetric, withPage } from '../../scripts/bench/chromium.mjs'
import { readFrameCosts, traceCategories } from '../../scripts/bench/frame-trace.mjs'
import { percentile } from '../../scripts/bench/statistics.mjs'
import { countCommits, readCommits, watchLoad } from './page-probes.mjs'

/**
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {import('@playwright/test').CDPSession} Session
 * @typedef {{ url: string, readyWhen: import('./page-probes.mjs').ReadyWhen, opener: string }} Desktop `opener`: what
 *   to click for one more window; a window carries `data-window`, the last in the document is on top
 */

const rate = 60
const moves = 3 * rate
/** From a window's corner to a place on its caption, CSS pixels. */
const grip = { x: 70, y: 12 }

/**
 * Opens so many windows and drags the top one for three seconds, once, under a trace.
 *
 * @param {{
 *   browserPath: string, profile: import('../../scripts/bench/chromium.mjs').Profile, desktop: Desktop, count: number,
 *   signal: AbortSignal,
 * }} options
 * @returns {Promise<Record<string, number | undefined>>} times in ms, memory in KB of 1000
 */
export function measureDrag({ browserPath, profile, desktop, count, signal }) {
  return withPage({ browserPath, profile, signal }, async ({ page, session, browser }) => {
    await page.addInitScript(countCommits)
    await page.addInitScript(watchLoad, desktop.readyWhen)
    await page.goto(desktop.url)
    await page.waitForFunction(() => Reflect.get(window, 'loadProbe').ready > 0)
    await page.waitForTimeout(1500)
    const before = await sizeOf(page, session)
    await openWindows(page, desktop.opener, count)
    await page.waitForTimeout(1500)
    const after = await sizeOf(page, session)

    await awayFromTheMinute(page)
    const from = await gripTopWindow(page)
    await moveAround(session, from, 10)
    await page.waitForTimeout(300)
    const count0 = { layouts: await readMetric(session, 'LayoutCount'), commits: await readCommits(page) }
    await browser.startTracing(page, { categories: traceCategories })
    await moveAround(session, from, moves)
    const trace = JSON.parse((await browser.stopTracing()).toString('utf8'))
    const count1 = { layouts: await readMetric(session, 'LayoutCount'), commits: await readCommits(page) }
    await page.mouse.up()

    const { frames, work, drawn, seconds } = readFrameCosts(trace.traceEvents)
    return {
      frame: percentile(frames, 0.5),
      frame95: percentile(frames, 0.95),
      ...work,
      layouts: count1.layouts - count0.layouts,
      commits: desktop.readyWhen.hydrates ? count1.commits - count0.commits : undefined,
      fps: drawn / seconds,
      heapPerWindow: (after.heap - before.heap) / 1000 / count,
      elementsPerWindow: (after.elements - before.elements) / count,
    }
  })
}

/**
 * @param {Page} page
 * @param {Session} session
 */
async function sizeOf(page, session) {
  // Counted first: what Playwright puts into the page to count is on its heap from then on.
  const elements = await page.locator('*').count()
  return { elements, heap: await readHeap(session) }
}

/**
 * Presses an opener so many times, as assistive technology does: the windows may cover it.
 *
 * @param {Page} page
 * @param {string} opener
 * @param {number} count
 */
export async function openWindows(page, opener, count) {
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
 *
 * @param {Page} page
 * @returns {Promise<{ x: number, y: number }>} where it is pressed
 */
export async function gripTopWindow(page) {
  const box = await page.locator('[data-window]').last().boundingBox()
  if (!box) throw new Error('The top window is not on screen.')
  const from = { x: box.x + grip.x, y: box.y + grip.y }
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  return from
}

/**
 * Moves the pressed mouse around where it was pressed, 60 times a second, and never twice to the same place.
 *
 * @param {Session} session
 * @param {{ x: number, y: number }} from
 * @param {number} count
 */
export async function moveAround(session, from, count) {
  const start = performance.now()
  const sent = []
  for (let move = 1; move <= count; move++) {
    const angle = (move / rate) * 2 * Math.PI * 0.7
    const at = { x: from.x + 140 * Math.sin(angle), y: from.y + 50 * (1 - Math.cos(1.5 * angle)) }
    // The next move does not wait for the page to have handled this one: neither does a hand.
    sent.push(
      session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...at, button: 'left', buttons: 1 }),
    )
    await sleep(Math.max(0, start + (move * 1000) / rate - performance.now()))
  }
  await Promise.all(sent)
}

/**
 * The clock changes the page once a minute; that is not the drag's doing.
 *
 * @param {Page} page
 */
export async function awayFromTheMinute(page) {
  const left = 60_000 - (Date.now() % 60_000)
  if (left < 8000) await page.waitForTimeout(left + 500)
}
