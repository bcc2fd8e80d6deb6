import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { type ReadyWhen, readLoad, readStored, watchLoad } from '../../tests/support/page-probes.ts'
import { followTransfers, type Transfers } from '../../tests/support/transfers.ts'
import { type Profile, readHeap, readMetric, withPage } from './chromium.ts'

/** Bytes in KB of 1000, times in ms, memory in MB. */
export type LoadFigures = Record<string, number | undefined>

/** The page is quiet if it sent no request and ran no long task for this time, ms. */
const quietTime = 5000

/** Loads a page once in a fresh browser and measures until it is quiet. */
export async function measureLoad({
  browserPath,
  url,
  profile,
  readyWhen,
  signal,
}: {
  browserPath: string
  url: string
  profile: Profile
  readyWhen: ReadyWhen
  signal: AbortSignal
}): Promise<LoadFigures> {
  const options = { browserPath, profile, signal }
  const figures = await withPage({ ...options, isFirstVisit: true }, async ({ page, session }) => {
    const transfers = await followTransfers(page)
    await page.addInitScript(watchLoad, readyWhen)
    const cpuBefore = await readMetric(session, 'ThreadTime')
    await page.goto(url, { waitUntil: 'commit' })
    const probe = await untilQuiet(page, transfers)
    const cpuAfter = await readMetric(session, 'ThreadTime')
    const stored = await readStored(page)
    const scripts = await Promise.all(transfers.scripts().map(({ url: script }) => fetchPlain(script)))
    const sum = (size: (body: Uint8Array) => number) =>
      scripts.reduce((total, body) => total + size(body), 0) / 1000
    const figures = {
      js: transfers.bytes('script') / 1000,
      jsBrotli: sum((body) => brotliCompressSync(body).length),
      jsRaw: sum((body) => body.length),
      css: transfers.bytes('style') / 1000,
      image: transfers.bytes('image') / 1000,
      font: transfers.bytes('font') / 1000,
      total: transfers.bytes() / 1000,
      requests: transfers.all().length,
      elsewhere: transfers.elsewhere().length,
      stored: stored.length,
      shift: probe.shift,
      firstPaint: probe.firstPaint,
      largestPaint: probe.largestPaint,
      ready: probe.ready,
      blocked: probe.blocked,
      cpu: (cpuAfter - cpuBefore) * 1000,
    }
    if (probe.ready === 0)
      throw new Error(`${url} was never ready: ${readyWhen.selector} did not come alive.`)
    // Last, because hovering it loads more. Welcome would cover it.
    await page.evaluate(() => document.querySelector('dialog')?.remove())
    await page.locator(readyWhen.selector).click()
    return figures
  })
  return { ...figures, heap: await measureHeap(url, options) }
}

/**
 * Loads a page without a window, as after Welcome was closed on an earlier visit. Nothing else in the page is measured,
 * because every query stays on its heap.
 * @returns MB
 */
function measureHeap(
  url: string,
  options: { browserPath: string; profile: Profile; signal: AbortSignal },
): Promise<number> {
  return withPage({ ...options, isFirstVisit: false }, async ({ page, session }) => {
    const transfers = await followTransfers(page)
    await page.goto(url)
    await transfers.quiet(quietTime)
    return (await readHeap(session)) / 1e6
  })
}

async function untilQuiet(page: Page, transfers: Transfers) {
  for (;;) {
    await transfers.quiet(quietTime)
    // A query costs time in the page, so there are few.
    const probe = await readLoad(page)
    const rest = quietTime - (probe.now - probe.lastLongTask)
    if (rest <= 0) return probe
    await page.waitForTimeout(rest)
  }
}

async function fetchPlain(url: string) {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status} the second time it was asked for.`)
  return new Uint8Array(await response.arrayBuffer())
}
