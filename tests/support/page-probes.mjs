/**
 * What the page itself measures while it loads; times in ms since the navigation began.
 *
 * @typedef {{
 *   firstPaint: number, largestPaint: number, shift: number, blocked: number, lastLongTask: number, ready: number,
 * }} LoadProbe
 * @typedef {{ selector: string, hydrates: boolean }} ReadyWhen the element to wait for; `hydrates`: React must have
 *   taken it over, so that a click on it works
 */

/**
 * Runs in the page, before its own scripts: must not use anything from around it.
 *
 * @param {ReadyWhen} readyWhen
 */
export function watchLoad({ selector, hydrates }) {
  /** @type {LoadProbe} */
  const probe = { firstPaint: 0, largestPaint: 0, shift: 0, blocked: 0, lastLongTask: 0, ready: 0 }
  Object.assign(window, { loadProbe: probe })
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') probe.firstPaint = startTime
  })
  observe('largest-contentful-paint', ({ startTime }) => {
    probe.largestPaint = startTime
  })
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = /** @type {{ value: number, hadRecentInput: boolean }} */ (
      /** @type {unknown} */ (entry)
    )
    if (!hadRecentInput) probe.shift += value
  })
  observe('longtask', ({ startTime, duration }) => {
    probe.blocked += Math.max(0, duration - 50)
    probe.lastLongTask = startTime + duration
  })
  requestAnimationFrame(look)

  function look() {
    const element = document.querySelector(selector)
    const lives =
      element && (!hydrates || Object.keys(element).some((key) => key.startsWith('__reactProps$')))
    if (lives) probe.ready = performance.now()
    else requestAnimationFrame(look)
  }

  /**
   * @param {string} type
   * @param {(entry: PerformanceEntry) => void} tell
   */
  function observe(type, tell) {
    new PerformanceObserver((list) => list.getEntries().forEach(tell)).observe({ type, buffered: true })
  }
}

/**
 * Runs in the page, before React: React reports every commit to its developer tools, and this is installed in their place.
 * https://github.com/facebook/react/blob/main/packages/react-reconciler/src/ReactFiberDevToolsHook.js
 */
export function countCommits() {
  const nothing = () => undefined
  const hook = {
    isDisabled: false,
    supportsFiber: true,
    renderers: new Map(),
    commits: 0,
    inject: () => 1,
    checkDCE: nothing,
    onScheduleFiberRoot: nothing,
    onCommitFiberUnmount: nothing,
    onPostCommitFiberRoot: nothing,
    onCommitFiberRoot() {
      hook.commits += 1
    },
  }
  Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook })
}

/**
 * @param {import('@playwright/test').Page} page with `countCommits` put into it
 * @returns {Promise<number>} how often React has changed the page so far
 */
export function readCommits(page) {
  return page.evaluate(() => {
    const { commits } = Reflect.get(window, '__REACT_DEVTOOLS_GLOBAL_HOOK__')
    return /** @type {number} */ (commits)
  })
}

/**
 * @param {import('@playwright/test').Page} page with `watchLoad` put into it
 * @returns {Promise<LoadProbe & { now: number }>}
 */
export function readLoad(page) {
  return page.evaluate(() => ({ ...Reflect.get(window, 'loadProbe'), now: performance.now() }))
}

/**
 * Everything that a page can leave in the browser, by name.
 *
 * @param {import('@playwright/test').Page} page
 * @returns {Promise<string[]>}
 */
export async function readStored(page) {
  const cookies = await page.context().cookies()
  const kept = await page.evaluate(async () => [
    ...Object.keys(localStorage).map((key) => `localStorage ${key}`),
    ...Object.keys(sessionStorage).map((key) => `sessionStorage ${key}`),
    ...(await indexedDB.databases()).map(({ name }) => `database ${name}`),
    ...(await caches.keys()).map((name) => `cache ${name}`),
    ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => `service worker ${scope}`),
  ])
  return [...kept, ...cookies.map(({ name }) => `cookie ${name}`)]
}
