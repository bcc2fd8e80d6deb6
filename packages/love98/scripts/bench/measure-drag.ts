import type { Page, CDPSession as Session } from '@playwright/test'
import { awayFromTheMinute, gripTopWindow, moveAround, openWindows, rate } from '../../tests/support/drag.ts'
import { countCommits, type ReadyWhen, readCommits, watchLoad } from '../../tests/support/page-probes.ts'
import { type Profile, readHeap, readMetric, withPage } from './chromium.ts'
import { readFrameCosts, traceCategories } from './frame-trace.ts'
import { percentile } from './statistics.ts'

/**
 * `opener`: the element to click for one more window. A window has `data-window`, and the last one in the document is
 * on top.
 */
export type Desktop = {
  url: string
  readyWhen: ReadyWhen
  opener: string
}

const moves = 3 * rate

/**
 * Opens the given number of windows and drags the top one for three seconds under a trace.
 * @returns times in ms, memory in KB of 1000
 */
export function measureDrag({
  browserPath,
  profile,
  desktop,
  count,
  signal,
}: {
  browserPath: string
  profile: Profile
  desktop: Desktop
  count: number
  signal: AbortSignal
}): Promise<Record<string, number | undefined>> {
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

async function sizeOf(page: Page, session: Session) {
  // Counted first, because Playwright adds objects for counting to the heap of the page.
  const elements = await page.locator('*').count()
  return { elements, heap: await readHeap(session) }
}
