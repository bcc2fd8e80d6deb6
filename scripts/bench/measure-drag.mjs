import { awayFromTheMinute, gripTopWindow, moveAround, openWindows, rate } from '../../tests/support/drag.mjs'
import { countCommits, readCommits, watchLoad } from '../../tests/support/page-probes.mjs'
import { readHeap, readMetric, withPage } from './chromium.mjs'
import { readFrameCosts, traceCategories } from './frame-trace.mjs'
import { percentile } from './statistics.mjs'

/**
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {import('@playwright/test').CDPSession} Session
 * @typedef {{
 *   url: string, readyWhen: import('../../tests/support/page-probes.mjs').ReadyWhen, opener: string,
 * }} Desktop `opener`: what to click for one more window; a window carries `data-window`, the last in the document is
 *   on top
 */

const moves = 3 * rate

/**
 * Opens so many windows and drags the top one for three seconds, once, under a trace.
 *
 * @param {{
 *   browserPath: string, profile: import('./chromium.mjs').Profile, desktop: Desktop, count: number,
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
