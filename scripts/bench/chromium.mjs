import { chromium } from '@playwright/test'
import { importTypeScript } from '../lib/import-typescript.mjs'

/**
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {import('@playwright/test').CDPSession} Session
 * @typedef {{
 *   name: string, width: number, height: number, scale: number, touch: boolean, cpu: number,
 *   network?: { down: number, up: number, latency: number },
 * }} Profile sizes in CSS pixels; `cpu`: how many times slower; `down` and `up` in bytes a second, `latency` in ms
 * @typedef {{ page: Page, session: Session, browser: import('@playwright/test').Browser }} Opened
 */

/** @type {Profile} */
export const desktopProfile = { name: 'desktop', width: 1366, height: 768, scale: 1, touch: false, cpu: 1 }

/** @type {Profile} */
export const mobileProfile = {
  name: 'mobile',
  width: 390,
  height: 844,
  scale: 2,
  touch: true,
  cpu: 4,
  network: { down: 1_600_000 / 8, up: 750_000 / 8, latency: 150 },
}

/**
 * Opens an empty page in a browser of its own, so that nothing is cached and no other page shares its process, and
 * closes the browser when the work is done.
 *
 * @template Result
 * @param {{
 *   browserPath: string, profile: Profile, signal: AbortSignal, hasOfflineCopy?: boolean, isFirstVisit?: boolean,
 * }} options
 *   `hasOfflineCopy`: whether the page may keep one, as it does in the time when nothing else is asked for; without it,
 *   what is weighed is what was asked for. `isFirstVisit`: whether Welcome opens, which would cover what is pressed
 * @param {(opened: Opened) => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function withPage(
  { browserPath, profile, signal, hasOfflineCopy = true, isFirstVisit = false },
  work,
) {
  signal.throwIfAborted()
  const { welcomeKey } = /** @type {{ welcomeKey: string }} */ (
    await importTypeScript('src/domain/storage-keys.ts')
  )
  const browser = await launchChromium(browserPath)
  const close = () => void browser.close()
  signal.addEventListener('abort', close, { once: true })
  try {
    const { width, height, scale, touch } = profile
    const context = await browser.newContext({
      viewport: { width, height },
      deviceScaleFactor: scale,
      hasTouch: touch,
      isMobile: touch,
      locale: 'en-US',
      serviceWorkers: hasOfflineCopy ? 'allow' : 'block',
    })
    if (!isFirstVisit) await context.addInitScript(closeWelcome, welcomeKey)
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Performance.enable')
    await throttle(session, profile)
    return await work({ page, session, browser })
  } finally {
    signal.removeEventListener('abort', close)
    await browser.close()
  }
}

/**
 * @param {string} executablePath
 * @returns {Promise<import('@playwright/test').Browser>}
 */
export function launchChromium(executablePath) {
  return chromium.launch({
    executablePath,
    // Chromium's sandbox refuses to run as root, which is what containers use.
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  })
}

/**
 * The browser's own counters of a page: `LayoutCount`, `ThreadTime` (seconds), `JSHeapUsedSize` (bytes) and others.
 *
 * @param {Session} session
 * @param {string} name
 * @returns {Promise<number>}
 */
export async function readMetric(session, name) {
  const { metrics } = await session.send('Performance.getMetrics')
  const metric = metrics.find((candidate) => candidate.name === name)
  if (!metric) throw new Error(`This Chromium does not count ${name}.`)
  return metric.value
}

/**
 * Bytes of script objects after two full collections: one is not enough for what the first one lets go.
 *
 * @param {Session} session
 * @returns {Promise<number>}
 */
export async function readHeap(session) {
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.collectGarbage')
  return (await session.send('Runtime.getHeapUsage')).usedSize
}

/**
 * @param {Session} session
 * @param {Profile} profile
 */
async function throttle(session, { cpu, network }) {
  if (cpu > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  if (!network) return
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.latency,
    downloadThroughput: network.down,
    uploadThroughput: network.up,
  })
}

/**
 * Runs in the page: stores what Close in Welcome stores.
 *
 * @param {string} key
 */
function closeWelcome(key) {
  try {
    if (localStorage.getItem(key) === null) localStorage.setItem(key, '')
  } catch {
    // A page without an origin stores nothing.
  }
}
