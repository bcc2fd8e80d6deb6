import type { Page } from '@playwright/test'

/** Measurements of the page while it loads; times in ms since the navigation began. */
type LoadProbe = {
  firstPaint: number
  largestPaint: number
  shift: number
  /** The moved elements, for the message of a failure. */
  shifted: string[]
  blocked: number
  lastLongTask: number
  ready: number
}

type LayoutShift = {
  value: number
  hadRecentInput: boolean
  sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
}

/** The element to wait for. With `hydrates`, React must also have hydrated it, so that a click on it works. */
export type ReadyWhen = { selector: string; hydrates: boolean }

/** Runs in the page before its scripts. It is serialized, so it must not use anything outside the function. */
export function watchLoad({ selector, hydrates }: ReadyWhen) {
  const probe: LoadProbe = {
    firstPaint: 0,
    largestPaint: 0,
    shift: 0,
    shifted: [],
    blocked: 0,
    lastLongTask: 0,
    ready: 0,
  }
  Object.assign(window, { loadProbe: probe })
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') probe.firstPaint = startTime
  })
  observe('largest-contentful-paint', ({ startTime }) => {
    probe.largestPaint = startTime
  })
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput, sources } = entry as unknown as LayoutShift
    if (hadRecentInput) return
    probe.shift += value
    for (const { node, previousRect: from, currentRect: to } of sources)
      probe.shifted.push(
        `${node?.parentElement?.className}/${node?.nodeName}: ${from.x},${from.y},${from.width} to ${to.x},${to.y},${to.width}`,
      )
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

  function observe(type: string, tell: (entry: PerformanceEntry) => void) {
    new PerformanceObserver((list) => list.getEntries().forEach(tell)).observe({ type, buffered: true })
  }
}

/**
 * Runs in the page before React. It replaces the hook of React's developer tools, to which React reports every commit.
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
 * @param page a page with `countCommits` installed
 * @returns the number of React commits so far
 */
export function readCommits(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { commits } = Reflect.get(window, '__REACT_DEVTOOLS_GLOBAL_HOOK__')
    return commits as number
  })
}

/** @param page a page with `watchLoad` installed */
export function readLoad(page: Page): Promise<LoadProbe & { now: number }> {
  return page.evaluate(() => ({ ...Reflect.get(window, 'loadProbe'), now: performance.now() }))
}

export async function readStored(page: Page): Promise<string[]> {
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
