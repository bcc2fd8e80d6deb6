import { expect, type Locator, type Page } from '@playwright/test'
import { readLoad, readStored, watchLoad } from '../../support/page-probes.ts'
import { followTransfers } from '../../support/transfers.ts'
import { fullRun, variants } from '../full-run'
import { delayScriptsUntilPaint } from '../support/delay-scripts-until-paint'
import { chainUrl } from '../support/demo-chain'
import { openIcon } from '../support/desktop'
import { button } from '../support/elements'
import { storedBefore, test } from '../support/product-test'
import { InjectedWallet } from '../support/wallet/injected-wallet'
import { windowNamed } from '../support/windows'

/** Limits in bytes on the wire, including headers; 1 KB is 1000 bytes. */
const limits = {
  script: 88_500,
  total: 116_000,
  /**
   * The page, its two scripts, the icons, the background image, and the regular and the bold file of the pixel font: the
   * desktop is painted in it from the start. The fonts count in `total`.
   */
  requests: 7,
  walletList: 56_500,
  walletConnected: 70_000,
  /** Includes the account's name and portrait, its transactions, and the dialog to verify it. */
  walletQuiet: 96_000,
  services: 7_800,
  /** One file of the pixel font. */
  font: 7_000,
}

/** The network is quiet after this time without requests and responses, ms. */
const calm = 1500

const startButton = { selector: '#taskbar button[aria-haspopup="menu"]', hydrates: true }

/** A time of day with a wide text. The layout must leave room for it before the clock starts. */
const wideTime = Date.UTC(2026, 9, 20, 22, 48)

/**
 * Chromium sends a pointer movement to a new page, on a busy machine after its scripts have run. The test must not
 * count it as input of a visitor.
 */
function holdPointer() {
  const hold = (event: Event) => event.stopImmediatePropagation()
  addEventListener('pointermove', hold, true)
  addEventListener('loaded', () => removeEventListener('pointermove', hold, true), { once: true })
}

/** Loads the page until the network is quiet. `paintFirst` delays its scripts until something is drawn. */
async function load(page: Page, { paintFirst = false } = {}) {
  const transfers = await followTransfers(page)
  await page.addInitScript((start) => {
    const now = Date.now.bind(Date)
    const ahead = start - now()
    Date.now = () => now() + ahead
  }, wideTime)
  await page.addInitScript(watchLoad, startButton)
  await page.addInitScript(holdPointer)
  if (paintFirst) await delayScriptsUntilPaint(page)
  await page.goto('/', { waitUntil: 'commit' })
  // Waits until the page is interactive, even if its scripts run long without a request.
  await expect.poll(async () => (await readLoad(page)).ready).toBeGreaterThan(0)
  await transfers.quiet(calm)
  await page.evaluate(() => dispatchEvent(new Event('loaded')))
  return transfers
}

/** Returns what makes a page request the letters beyond ASCII: its preloaded files of them, and its texts with them. */
function needsMoreLetters(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const preloaded = [
      ...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][href*="-more.woff2"]'),
    ]
    const texts: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { data, parentElement } = walker.currentNode as Text
      const isShown = parentElement?.checkVisibility() && !parentElement.closest('noscript, script, style')
      if (isShown && /[^\s\x20-\x7e\xa0]/.test(data)) texts.push(data)
    }
    return [...preloaded.map(({ href }) => href), ...texts]
  })
}

const loads = Object.entries({
  'a wide screen': { viewport: { width: 1366, height: 768 } },
  'a phone': {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
  },
})

for (const [screen, use] of variants(loads))
  test.describe(`the first load on ${screen}`, () => {
    test.use({ ...use, isFirstVisit: true })

    test('weighs at most 88.5 KB of JavaScript and 116 KB in all, in 7 requests', async ({ page }) => {
      const transfers = await load(page)
      expect(transfers.bytes('script')).toBeGreaterThan(0)
      expect(transfers.bytes('script')).toBeLessThanOrEqual(limits.script)
      // On a busy machine the font arrives after the first paint, and Chromium then requests this file without a need.
      const needed = transfers.all().filter(({ url }) => !/pixel-sans-\d+-more\.woff2/.test(url))
      expect(await needsMoreLetters(page)).toEqual([])
      expect(needed.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(limits.total)
      expect(needed.length).toBeLessThanOrEqual(limits.requests)
    })

    test('requests no other host, stores nothing and shifts no layout', async ({ page }) => {
      const transfers = await load(page, { paintFirst: true })
      expect(transfers.elsewhere()).toEqual([])
      expect(await readStored(page)).toEqual([])
      expect(await readLoad(page)).toMatchObject({ shifted: [], shift: 0 })
    })
  })

for (const [how, come] of variants(
  Object.entries({
    'pointing at': (wallet: Locator) => wallet.hover(),
    'coming by keyboard to': (wallet: Locator) => wallet.focus(),
  }),
))
  test(`${how} Connect Wallet fetches chunks of the product and nothing else`, fullRun, async ({ page }) => {
    const transfers = await load(page)
    const before = transfers.all().length
    await come(button(page, 'Connect Wallet'))
    await transfers.quiet(calm)
    const news = transfers.all().slice(before)
    expect(news.length).toBeGreaterThan(0)
    // The first pointer movement loads the rest of the pixel font, wherever the pointer is.
    for (const { url } of news) expect(new URL(url).pathname).toMatch(/^\/(static|assets\/fonts)\//)
    expect(transfers.elsewhere()).toEqual([])
    expect(await readStored(page)).toEqual(storedBefore)
  })

/** Records when the balance appears in the taskbar; later requests do not count. */
function noteBalance() {
  new MutationObserver((_changes, observer) => {
    if (!document.querySelector('footer')?.textContent?.includes(' ETH')) return
    performance.mark('balance')
    observer.disconnect()
  }).observe(document, { subtree: true, childList: true, characterData: true })
  addEventListener('click', () => performance.mark('click'), true)
}

/** Returns the bytes of the scripts that arrived between the last click and the balance, including headers. */
function scriptBytesBeforeBalance(page: Page): Promise<number> {
  return page.evaluate(() => {
    const time = (name: string) => performance.getEntriesByName(name).at(-1)?.startTime ?? Number.NaN
    const [click, balance] = [time('click'), time('balance')]
    if (!(click < balance)) throw new Error('the balance came before the click, or not at all')
    return performance
      .getEntriesByType('resource')
      .filter((entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming)
      .filter(
        ({ name, responseEnd }) => name.endsWith('.js') && responseEnd > click && responseEnd <= balance,
      )
      .reduce((sum, { transferSize }) => sum + transferSize, 0)
  })
}

test('the wallet weighs at most 56.5 KB until its list is shown, 70 KB until the balance is', async ({
  page,
}) => {
  await InjectedWallet.inject(page, { chainUrl })
  await page.addInitScript(noteBalance)
  const transfers = await load(page)
  // The first input loads the services of the desktop, and the first click the code of message boxes.
  const atFirst = transfers.bytes('script')
  await page.mouse.move(600, 300)
  await transfers.quiet(calm)
  await button(page, 'Connect Wallet').click()
  await expect(button(page, 'Test Wallet')).toBeVisible()
  await transfers.quiet(calm)
  const withList = transfers.bytes('script') - atFirst
  await button(page, 'Test Wallet').click()
  await expect(page.locator('footer')).toContainText(' ETH')
  const connected = withList + (await scriptBytesBeforeBalance(page))
  await button(page, 'Agree').click()
  await button(page, 'Not now').click()
  await expect(page.getByRole('button', { name: /^friend\.eth/ })).toBeVisible()
  await transfers.quiet(calm)
  const afterwards = transfers.bytes('script') - atFirst
  expect(withList).toBeGreaterThan(0)
  expect(withList).toBeLessThanOrEqual(limits.walletList)
  expect(connected).toBeGreaterThan(withList)
  expect(connected).toBeLessThanOrEqual(limits.walletConnected)
  // The name and the dialog to verify the account load afterwards.
  expect(afterwards).toBeLessThanOrEqual(limits.walletQuiet)
})

test('the first input of a visitor fetches the services of the desktop, a chunk of at most 7.8 KB, and the other letters of the pixel font', async ({
  page,
}) => {
  const transfers = await load(page)
  const before = transfers.bytes('script')
  const requests = transfers.all().length
  await openPanels(page)
  await transfers.quiet(calm)
  const fonts = transfers.all().filter(({ kind }) => kind === 'font')
  expect([...new Set(fonts.map(({ url }) => new URL(url).pathname))].sort()).toEqual([
    '/assets/fonts/pixel-sans-8-bold-more.woff2',
    '/assets/fonts/pixel-sans-8-bold.woff2',
    '/assets/fonts/pixel-sans-8-more.woff2',
    '/assets/fonts/pixel-sans-8.woff2',
  ])
  for (const { bytes } of fonts) expect(bytes).toBeLessThanOrEqual(limits.font)
  expect(transfers.all().length - requests).toBeLessThanOrEqual(1 + fonts.length)
  expect(transfers.bytes('script') - before).toBeGreaterThan(0)
  expect(transfers.bytes('script') - before).toBeLessThanOrEqual(limits.services)
  expect(await readStored(page)).toEqual(storedBefore)
})

/** Moves the pointer over the desktop without touching anything on it. */
async function openPanels(page: Page) {
  await page.mouse.move(700, 300)
  await page.mouse.move(710, 310)
}

for (const [icon, title, fonts, scripts, styles] of variants([
  // Documents are shown in the font with characters of equal width.
  ['Notepad', 'Read Me - Notepad', ['/assets/fonts/pixel-fixed.woff2'], 9, 4],
  ['Display Properties', 'Display Properties', [], 13, 8],
] as const))
  test(`opening ${icon} fetches ${scripts} chunks of JavaScript at most, with their style sheets`, async ({
    page,
  }) => {
    const transfers = await load(page)
    await openPanels(page)
    await transfers.quiet(calm)
    const before = new Set(transfers.all().map(({ id }) => id))
    await openIcon(page, icon)
    await expect(windowNamed(page, title)).toBeVisible()
    await transfers.quiet(calm)
    // The first press of the mouse also loads the skin's pointers.
    const fetched = () => transfers.all().filter(({ url }) => !url.includes('/cursors/'))
    const news = fetched().filter(({ id }) => !before.has(id))
    expect(news.filter(({ kind }) => kind === 'script').length).toBeLessThanOrEqual(scripts)
    expect(news.filter(({ kind }) => kind === 'style').length).toBeLessThanOrEqual(styles)
    const others = news.filter(({ kind }) => kind !== 'script' && kind !== 'style')
    expect(others.map(({ url }) => new URL(url).pathname)).toEqual(fonts)
    // The window may cover its icon, so the icon is opened by keyboard.
    await page.getByRole('link', { name: icon, exact: true }).focus()
    await page.keyboard.press('Enter')
    await transfers.quiet(calm)
    expect(fetched().length).toBe(before.size + news.length)
  })
