import { type Browser, chromium, type Page, type CDPSession as Session } from '@playwright/test'
import { welcomeKey } from '../../src/domain/storage-keys.ts'

/**
 * Sizes in CSS pixels. `cpu` is the factor of the slowdown, `down` and `up` are in bytes per second, and `latency` is
 * in ms.
 */
export type Profile = {
  name: string
  width: number
  height: number
  scale: number
  touch: boolean
  cpu: number
  network?: { down: number; up: number; latency: number }
}

type Opened = { page: Page; session: Session; browser: Browser }

export const desktopProfile: Profile = {
  name: 'desktop',
  width: 1366,
  height: 768,
  scale: 1,
  touch: false,
  cpu: 1,
}

export const mobileProfile: Profile = {
  name: 'mobile',
  width: 390,
  height: 844,
  scale: 2,
  touch: true,
  cpu: 4,
  network: { down: 1_600_000 / 8, up: 750_000 / 8, latency: 150 },
}

/**
 * Opens an empty page in its own browser, so that nothing is cached and no other page shares its process, and closes
 * the browser after the work.
 * @param options `hasOfflineCopy`: true if the page may keep an offline copy, for which an idle page requests more
 *   files. `isFirstVisit`: true if Welcome opens, which would cover the pressed elements
 */
export async function withPage<Result>(
  {
    browserPath,
    profile,
    signal,
    hasOfflineCopy = true,
    isFirstVisit = false,
  }: {
    browserPath: string
    profile: Profile
    signal: AbortSignal
    hasOfflineCopy?: boolean
    isFirstVisit?: boolean
  },
  work: (opened: Opened) => Promise<Result>,
): Promise<Result> {
  signal.throwIfAborted()
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
    // The loader of TypeScript marks functions with their names by a helper, also those that run in the page.
    await context.addInitScript('globalThis.__name = (named) => named')
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

export function launchChromium(executablePath: string): Promise<Browser> {
  return chromium.launch({
    executablePath,
    // Chromium's sandbox refuses to run as root, which is what containers use.
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  })
}

/** The browser's own counters of a page: `LayoutCount`, `ThreadTime` (seconds), `JSHeapUsedSize` (bytes) and others. */
export async function readMetric(session: Session, name: string): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  const metric = metrics.find((candidate) => candidate.name === name)
  if (!metric) throw new Error(`This Chromium does not count ${name}.`)
  return metric.value
}

/**
 * Returns the bytes of script objects after two full collections. One is not enough for objects that the first one
 * releases.
 */
export async function readHeap(session: Session): Promise<number> {
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.collectGarbage')
  return (await session.send('Runtime.getHeapUsage')).usedSize
}

async function throttle(session: Session, { cpu, network }: Profile) {
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

/** Runs in the page: stores what Close in Welcome stores. */
function closeWelcome(key: string) {
  try {
    if (localStorage.getItem(key) === null) localStorage.setItem(key, '')
  } catch {
    // A page without an origin stores nothing.
  }
}
