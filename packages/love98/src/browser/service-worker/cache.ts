import { basePath, pathBelow } from '../../domain/build/base-path.ts'

// The first half of the service worker: the cache and the kinds of requests that it caches. `events.ts` has the events.

export type Lifetime = { waitUntil: (work: Promise<unknown>) => void }

export type FetchEvent = Lifetime & {
  request: Request
  preloadResponse: Promise<Response | undefined>
  respondWith: (answer: Promise<Response>) => void
}

type Events = {
  install: Lifetime
  activate: Lifetime
  message: Lifetime & { data: unknown }
  fetch: FetchEvent
}

/**
 * The used part of the worker's global scope (https://w3c.github.io/ServiceWorker/). The compiler has only the types of
 * a page.
 */
type Worker = {
  addEventListener: <Kind extends keyof Events>(type: Kind, listener: (event: Events[Kind]) => void) => void
  skipWaiting: () => Promise<void>
  clients: { claim: () => Promise<void> }
  registration: {
    unregister: () => Promise<boolean>
    navigationPreload?: { enable: () => Promise<void> }
  }
  location: Location
}

export const worker = self as unknown as Worker
/** A site below a base path leaves the caches of other sites of its origin alone. */
export const prefix = basePath === '' ? 'love98-' : `love98:${basePath}:`
export const cacheName = `${prefix}${version}`

/**
 * Returns the kind of a request.
 * @returns `fixed`: its URL changes with its contents; `null`: never cached
 */
export function kindOf({ method, url, mode, headers }: Request): 'page' | 'fixed' | 'changing' | null {
  const { origin, pathname, searchParams } = new URL(url)
  const path = sitePath(pathname)
  if (method !== 'GET' || origin !== worker.location.origin || headers.has('range')) return null
  if (path.startsWith('/api/') || path === '/service-worker.js') return null
  if (mode === 'navigate') return 'page'
  if (path.startsWith('/static/')) return 'fixed'
  if (path.startsWith('/assets/')) return searchParams.get('v') ? 'fixed' : 'changing'
  return ['/favicon.ico', '/manifest.json', '/_next/image'].includes(path) ? 'changing' : null
}

/**
 * Caches the resources that the page loaded before the worker was registered. Most of them come from the browser's HTTP
 * cache.
 */
export async function cacheLoaded(urls: readonly string[]) {
  const wanted = urls.filter((url) => {
    const kind = kindOf(new Request(url, { mode: 'same-origin' }))
    return kind !== null || isPageAddress(url)
  })
  await Promise.all(wanted.map((url) => ignoreCacheErrors(() => fetchAndKeep(url))))
}

async function fetchAndKeep(url: string) {
  if (await findCached(isPageAddress(url) ? new URL(url).pathname : url)) return
  const answer = await fetch(url, { credentials: 'same-origin' })
  if (isPageAddress(url)) await keepPage(url, answer)
  else if (answer.ok) await keep(url, answer)
}

async function keepPage(url: string, answer: Response) {
  // A page that the visitor has left may send its request late. The language of the page that was opened last is kept.
  if (!isPage(answer) || prefixOf(url) !== (visited ?? prefixOf(url))) return
  const html = await answer.clone().text()
  await keep(new URL(url).pathname, answer)
  await keepOneLanguage(url)
  const named = [...html.matchAll(fileAddresses)]
  await cacheLoaded([...new Set(named.map(([, path = '']) => new URL(path, url).href))])
}

/** The built files and pictures that a page names. */
const fileAddresses =
  basePath === ''
    ? /(?:src|href)="(\/(?:static|assets)\/[^"]+)"/g
    : new RegExp(`(?:src|href)="(${basePath}/(?:static|assets)/[^"]+)"`, 'g')

/** Fetches and caches again every page in the previous version's cache, with its resources. */
export async function renewPages() {
  const old = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== cacheName)
  const requests = (await Promise.all(old.map(async (name) => (await caches.open(name)).keys()))).flat()
  const pages = [...new Set(requests.map(({ url }) => url).filter(isPageAddress))]
  const renew = async (url: string) => keepPage(url, await fetch(url, { cache: 'reload' }))
  await Promise.all(pages.map((url) => ignoreCacheErrors(() => renew(url))))
}

export function isPageAddress(url: string) {
  const { origin, pathname } = new URL(url)
  return origin === worker.location.origin && pagePath.test(sitePath(pathname))
}

/** Returns a path without the base path; empty outside of the site. */
function sitePath(pathname: string): string {
  return basePath === '' ? pathname : (pathBelow(basePath, pathname) ?? '')
}

/**
 * The path of the desktop or of a program, with a language prefix or without one for English. The build writes
 * `languages` before this file.
 */
const pagePath = new RegExp(`^(?:/|/(?:${languages.join('|')})|(?:/(?:${languages.join('|')}))?/p/[\\w-]+)$`)

export function prefixOf(url: string) {
  const [, first = ''] = sitePath(new URL(url).pathname).split('/')
  return languages.includes(first) ? first : ''
}

/** The language prefix of the page that was opened last. */
let visited: string | undefined

/** Deletes the pages and scripts of other languages: only the language visited last is kept. */
async function keepOneLanguage(url: string) {
  const cache = await caches.open(cacheName)
  const own = prefixOf(url)
  const isForeign = (kept: string) => {
    if (isPageAddress(kept)) return prefixOf(kept) !== own
    const [, id = ''] = /^\/static\/([\w-]+)\//.exec(sitePath(new URL(kept).pathname)) ?? []
    return id !== own && languages.includes(id)
  }
  const foreign = (await cache.keys()).map((request) => request.url).filter(isForeign)
  await Promise.all(foreign.map((kept) => cache.delete(kept)))
}

/**
 * Returns the cached desktop, in any language.
 * @returns its path
 */
export async function findCachedDesktop(): Promise<string | undefined> {
  for (const path of ['/', ...languages.map((id) => `/${id}`)])
    if (await findCached(basePath + path)) return basePath + path
  return undefined
}

/** Returns whether the answer is a page as it was built, and not an error, a redirect or a download. */
export function isPage(answer: Response) {
  const isHtml = answer.headers.get('content-type')?.startsWith('text/html') ?? false
  return answer.status === 200 && !answer.redirected && answer.type === 'basic' && isHtml
}

export function cacheInBackground(event: Lifetime, url: string, answer: Response) {
  const copy = answer.clone()
  event.waitUntil(ignoreCacheErrors(() => keep(url, copy)))
}

/** Caches a page while it is read, and removes the pages of other languages. */
export function cachePageInBackground(event: Lifetime, url: string, answer: Response) {
  const copy = answer.clone()
  visited = prefixOf(url)
  const keepPath = async () => {
    await keep(new URL(url).pathname, copy)
    await keepOneLanguage(url)
  }
  event.waitUntil(ignoreCacheErrors(keepPath))
}

export async function findCached(url: string) {
  return ignoreCacheErrors(async () => (await caches.open(cacheName)).match(url))
}

async function keep(url: string, answer: Response) {
  await (await caches.open(cacheName)).put(url, answer)
}

/** Ignores failures of the cache storage, which may be full, forbidden or deleted. */
export async function ignoreCacheErrors<Result>(act: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await act()
  } catch {
    return undefined
  }
}
