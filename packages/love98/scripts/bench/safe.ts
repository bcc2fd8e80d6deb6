import { setTimeout as sleep } from 'node:timers/promises'
import { type Profile, readHeap, withPage } from './chromium.ts'
import { readFrameCosts, traceCategories } from './frame-trace.ts'
import { longSafe } from './safe-pages.ts'
import { percentile } from './statistics.ts'

export type SafePageTarget = { browserPath: string; profile: Profile; url: string; signal: AbortSignal }

/** The number of wheel turns of the measured scroll, the pixels of each, and the ms between them. */
const scroll = { turns: 120, pixels: 120, pause: 16 }

/**
 * Measures the time inside a Safe from the desktop's first request until its badge shows the Safe.
 * @param where `url`: the host's page, on the same site as the desktop, so that both share a process and its slowdown
 * @returns ms, including the response's own delay
 */
export function measureSafeConnecting({ url, ...at }: SafePageTarget): Promise<number> {
  return withPage(at, async ({ page }) => {
    await page.addInitScript(() => {
      if (window.parent === window) return
      new MutationObserver((_, observer) => {
        const isThere = [...document.querySelectorAll('button')].some((button) =>
          /^Safe \d/.test(button.textContent ?? ''),
        )
        if (!isThere) return
        observer.disconnect()
        Reflect.set(window, 'connectedAt', performance.timeOrigin + performance.now())
      }).observe(document, { subtree: true, childList: true })
    })
    await page.goto(url)
    const frame = page.frames()[1]
    if (!frame) throw new Error('The host shows no frame.')
    await frame.waitForFunction(() => Reflect.has(window, 'connectedAt'), undefined, { timeout: 60_000 })
    const startedAt = await page.evaluate(() => Number(Reflect.get(window, 'askedAt')))
    return (await frame.evaluate(() => Number(Reflect.get(window, 'connectedAt')))) - startedAt
  })
}

/**
 * Measures the cost of a long history in the Treasury. It scrolls to the end to load all rows, then back with the wheel
 * while the browser records a trace.
 * @returns heap in MB, and per row in bytes; frames in ms of thread time
 */
export function measureHistory({
  url,
  count,
  ...at
}: SafePageTarget & { count: number }): Promise<Record<string, number>> {
  return withPage(at, async ({ page, browser, session }) => {
    await page.goto(`${url}/p/treasury?open=${longSafe}`)
    await page.getByRole('tab', { name: 'History' }).waitFor()
    await page.getByRole('option').or(page.getByText('This Safe has no assets.')).first().waitFor()
    const before = await readHeap(session)
    await page.getByRole('tab', { name: 'History' }).click()
    const list = page.getByRole('listbox', { name: 'History' })
    await list.waitFor()
    await list.focus()
    // Each fetched page extends the list, so End is pressed until the last row is reached.
    const last = page.locator(`[role="option"][aria-posinset="${count}"]`)
    while ((await last.count()) === 0) {
      await page.keyboard.press('End')
      await sleep(20)
    }
    const heap = await readHeap(session)
    await page.evaluate(watchRows)
    await list.hover()
    await browser.startTracing(page, { categories: traceCategories })
    for (let turn = 0; turn < scroll.turns; turn++) {
      await page.mouse.wheel(0, -scroll.pixels)
      await sleep(scroll.pause)
    }
    const trace = JSON.parse((await browser.stopTracing()).toString('utf8'))
    const { frames, drawn, seconds } = readFrameCosts(trace.traceEvents)
    return {
      rows: await page.evaluate(() => Number(Reflect.get(window, 'mostRows'))),
      heap: heap / 1_000_000,
      heapPerRow: (heap - before) / count,
      frame: percentile(frames, 0.5),
      frame95: percentile(frames, 0.95),
      fps: drawn / seconds,
    }
  })
}

/** Runs in the page. Records the highest number of rows that were in the document at once. */
function watchRows() {
  const look = () => {
    const rows = document.querySelectorAll('[role="option"]').length
    Reflect.set(window, 'mostRows', Math.max(rows, Number(Reflect.get(window, 'mostRows') ?? 0)))
  }
  look()
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true })
}
