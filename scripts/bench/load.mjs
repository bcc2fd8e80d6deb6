import { brotliCompressSync } from 'node:zlib'
import { readLoad, readStored, watchLoad } from '../../tests/support/page-probes.mjs'
import { followTransfers } from '../../tests/support/transfers.mjs'
import { readHeap, readMetric, withPage } from './chromium.mjs'

/**
 * @typedef {import('./chromium.mjs').Profile} Profile
 * @typedef {import('../../tests/support/page-probes.mjs').ReadyWhen} ReadyWhen
 * @typedef {Record<string, number | undefined>} LoadFigures bytes in KB of 1000, times in ms, memory in MB
 */

/** The page is quiet when nothing was asked for and no task was long for this time, ms. */
const quietTime = 5000

/**
 * Loads a page once in a fresh browser and measures until it is quiet.
 *
 * @param {{
 *   browserPath: string, url: string, profile: Profile, readyWhen: ReadyWhen, signal: AbortSignal,
 * }} options
 * @returns {Promise<LoadFigures>}
 */
export async function measureLoad({ browserPath, url, profile, readyWhen, signal }) {
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
    const sum = (/** @type {(body: Uint8Array) => number} */ size) =>
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
    // Last, since pointing at it fetches more. Welcome is over it.
    await page.evaluate(() => document.querySelector('dialog')?.remove())
    await page.locator(readyWhen.selector).click()
    return figures
  })
  return { ...figures, heap: await measureHeap(url, options) }
}

/**
 * Loads a page without a window: Welcome was closed on an earlier visit, and nothing is asked of the page, since what asks is on its
 * heap from then on.
 *
 * @param {string} url
 * @param {{ browserPath: string, profile: Profile, signal: AbortSignal }} options
 * @returns {Promise<number>} MB
 */
function measureHeap(url, options) {
  return withPage({ ...options, isFirstVisit: false }, async ({ page, session }) => {
    const transfers = await followTransfers(page)
    await page.goto(url)
    await transfers.quiet(quietTime)
    return (await readHeap(session)) / 1e6
  })
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {import('../../tests/support/transfers.mjs').Transfers} transfers
 */
async function untilQuiet(page, transfers) {
  for (;;) {
    await transfers.quiet(quietTime)
    // Asking costs the page time of its own, so it is asked seldom.
    const probe = await readLoad(page)
    const rest = quietTime - (probe.now - probe.lastLongTask)
    if (rest <= 0) return probe
    await page.waitForTimeout(rest)
  }
}

/** @param {string} url */
async function fetchPlain(url) {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status} the second time it was asked for.`)
  return new Uint8Array(await response.arrayBuffer())
}
