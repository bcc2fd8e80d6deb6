// The first half of the service worker: which requests are cached, and the cache itself. `events.mjs` has the
// events; `src/app/site-routes.ts` joins the two into one classic script.

/**
 * The part of the worker's global scope that is used (https://w3c.github.io/ServiceWorker/): the compiler has the types of
 * a page only.
 *
 * @typedef {{ waitUntil: (work: Promise<unknown>) => void }} Lifetime
 * @typedef {Lifetime & {
 *   request: Request, preloadResponse: Promise<Response | undefined>,
 *   respondWith: (answer: Promise<Response>) => void,
 * }} FetchEvent
 * @typedef {Lifetime & { data: unknown }} MessageEvent
 * @typedef {{
 *   addEventListener: (type: string, listener: (event: any) => void) => void,
 *   skipWaiting: () => Promise<void>,
 *   clients: { claim: () => Promise<void> },
 *   registration: {
 *     unregister: () => Promise<boolean>,
 *     navigationPreload?: { enable: () => Promise<void> },
 *   },
 *   location: Location,
 * }} Worker
 */

export const worker = /** @type {Worker} */ (/** @type {unknown} */ (self))
export const prefix = 'love98-'
export const cacheName = `${prefix}${version}`

/**
 * @param {Request} request
 * @returns {'page' | 'fixed' | 'changing' | null} `fixed`: its URL changes with its contents; `null`: never cached
 */
export function kindOf({ method, url, mode, headers }) {
  const { origin, pathname, searchParams } = new URL(url)
  if (method !== 'GET' || origin !== worker.location.origin || headers.has('range')) return null
  if (pathname.startsWith('/api/') || pathname === '/service-worker.js') return null
  if (mode === 'navigate') return 'page'
  if (pathname.startsWith('/static/')) return 'fixed'
  if (pathname.startsWith('/assets/')) return searchParams.get('v') ? 'fixed' : 'changing'
  return ['/favicon.ico', '/manifest.json', '/_next/image'].includes(pathname) ? 'changing' : null
}

/**
 * Caches what the page loaded before the worker was registered. Most of it comes from the browser's HTTP cache.
 *
 * @param {readonly string[]} urls
 */
export async function keepAll(urls) {
  const wanted = urls.filter((url) => {
    const kind = kindOf(new Request(url, { mode: 'same-origin' }))
    return kind !== null || isPageAddress(url)
  })
  await Promise.all(wanted.map((url) => quietly(() => fetchAndKeep(url))))
}

/** @param {string} url */
async function fetchAndKeep(url) {
  if (await kept(isPageAddress(url) ? new URL(url).pathname : url)) return
  const answer = await fetch(url, { credentials: 'same-origin' })
  if (isPageAddress(url)) await keepPage(url, answer)
  else if (answer.ok) await keep(url, answer)
}

/** Caches a page with the scripts, styles and pictures that its HTML names. @param {string} url @param {Response} answer */
async function keepPage(url, answer) {
  // A page that was left asks late: the language is that of the page that was opened last.
  if (!isPage(answer) || prefixOf(url) !== (visited ?? prefixOf(url))) return
  const html = await answer.clone().text()
  await keep(new URL(url).pathname, answer)
  await keepOneLanguage(url)
  const named = [...html.matchAll(/(?:src|href)="(\/(?:static|assets)\/[^"]+)"/g)]
  await keepAll([...new Set(named.map(([, path = '']) => new URL(path, url).href))])
}

/** Caches every page of the previous version's cache anew, with what it names. */
export async function renewPages() {
  const old = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== cacheName)
  const requests = (await Promise.all(old.map(async (name) => (await caches.open(name)).keys()))).flat()
  const pages = [...new Set(requests.map(({ url }) => url).filter(isPageAddress))]
  const renew = async (/** @type {string} */ url) => keepPage(url, await fetch(url, { cache: 'reload' }))
  await Promise.all(pages.map((url) => quietly(() => renew(url))))
}

/** @param {string} url */
export function isPageAddress(url) {
  const { origin, pathname } = new URL(url)
  return origin === worker.location.origin && pagePath.test(pathname)
}

/** The desktop or a program, in a language or none, which is English: `languages` is written before this file. */
const pagePath = new RegExp(`^(?:/|/(?:${languages.join('|')})|(?:/(?:${languages.join('|')}))?/p/[\\w-]+)$`)

/** What the addresses of a page's language begin with. @param {string} url */
export function prefixOf(url) {
  const [, first = ''] = new URL(url).pathname.split('/')
  return languages.includes(first) ? first : ''
}

/** What the addresses of the page that was opened last begin with. @type {string | undefined} */
let visited

/** Deletes pages and scripts of other languages: one language is kept, the one that was visited last. @param {string} url */
async function keepOneLanguage(url) {
  const cache = await caches.open(cacheName)
  const own = prefixOf(url)
  const isForeign = (/** @type {string} */ kept) => {
    if (isPageAddress(kept)) return prefixOf(kept) !== own
    const [, id = ''] = /^\/static\/([\w-]+)\//.exec(new URL(kept).pathname) ?? []
    return id !== own && languages.includes(id)
  }
  const foreign = (await cache.keys()).map((request) => request.url).filter(isForeign)
  await Promise.all(foreign.map((kept) => cache.delete(kept)))
}

/** The desktop that is kept, in whatever language. @returns {Promise<string | undefined>} its address */
export async function keptDesktop() {
  for (const path of ['/', ...languages.map((id) => `/${id}`)]) if (await kept(path)) return path
  return undefined
}

/** A page as it was built: no error, no redirect, no download. @param {Response} answer */
export function isPage(answer) {
  const isHtml = answer.headers.get('content-type')?.startsWith('text/html') ?? false
  return answer.status === 200 && !answer.redirected && answer.type === 'basic' && isHtml
}

/**
 * Caches an answer while the page reads it.
 *
 * @param {Lifetime} event
 * @param {string} url
 * @param {Response} answer
 */
export function keepLater(event, url, answer) {
  const copy = answer.clone()
  event.waitUntil(quietly(() => keep(url, copy)))
}

/**
 * Caches a page while it is read, and lets go of the pages of other languages.
 *
 * @param {Lifetime} event
 * @param {string} url
 * @param {Response} answer
 */
export function keepPageLater(event, url, answer) {
  const copy = answer.clone()
  visited = prefixOf(url)
  const keepPath = async () => {
    await keep(new URL(url).pathname, copy)
    await keepOneLanguage(url)
  }
  event.waitUntil(quietly(keepPath))
}

/** @param {string} url */
export async function kept(url) {
  return quietly(async () => (await caches.open(cacheName)).match(url))
}

/** @param {string} url @param {Response} answer */
async function keep(url, answer) {
  await (await caches.open(cacheName)).put(url, answer)
}

/**
 * Cache storage may be full, forbidden or deleted: its failures are ignored.
 *
 * @template Result
 * @param {() => Promise<Result>} act
 * @returns {Promise<Result | undefined>}
 */
export async function quietly(act) {
  try {
    return await act()
  } catch {
    return undefined
  }
}
