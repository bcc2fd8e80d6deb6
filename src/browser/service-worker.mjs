// The service worker, served as it stands here by `src/app/service-worker.js/route.ts` with two lines in front of it:
// `const version = …`, which changes with every build, and `const isWanted = …`. It keeps what a visitor has already
// loaded, so that the desktop opens without a network. Answers of `/api/` are never kept nor even looked at.

/**
 * What is used of a worker's world (https://w3c.github.io/ServiceWorker/); the compiler knows the page's world only.
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

const worker = /** @type {Worker} */ (/** @type {unknown} */ (self))
const prefix = 'love98-'
const cacheName = `${prefix}${version}`
/** How long a page may take before the kept one is shown, ms: longer than a slow mobile network needs for one. */
const pageLimit = 8_000

worker.addEventListener('install', (/** @type {Lifetime} */ event) => {
  if (!isWanted) event.waitUntil(worker.skipWaiting())
  // A new version waits until the visitor restarts; meanwhile it fetches the pages that the old one keeps.
  else event.waitUntil(quietly(renewPages))
})

worker.addEventListener('activate', (/** @type {Lifetime} */ event) => {
  event.waitUntil(isWanted ? begin() : leave())
})

worker.addEventListener('message', (/** @type {MessageEvent} */ event) => {
  const { type, urls } = /** @type {{ type?: unknown, urls?: unknown }} */ (event.data ?? {})
  if (type === 'restart') event.waitUntil(worker.skipWaiting())
  else if (type === 'keep' && Array.isArray(urls)) event.waitUntil(quietly(() => keepAll(urls.map(String))))
})

worker.addEventListener('fetch', (/** @type {FetchEvent} */ event) => {
  const { request } = event
  const kind = isWanted ? kindOf(request) : null
  if (kind === 'page') event.respondWith(answerPage(event))
  else if (kind === 'fixed') event.respondWith(answerFixed(event))
  else if (kind === 'changing') event.respondWith(answerChanging(event))
})

/**
 * @param {Request} request
 * @returns {'page' | 'fixed' | 'changing' | null} `fixed`: its address changes with its contents; `null`: not ours to keep
 */
function kindOf({ method, url, mode, headers }) {
  const { origin, pathname, searchParams } = new URL(url)
  if (method !== 'GET' || origin !== worker.location.origin || headers.has('range')) return null
  if (pathname.startsWith('/api/') || pathname === '/service-worker.js') return null
  if (mode === 'navigate') return 'page'
  if (pathname.startsWith('/_next/static/')) return 'fixed'
  if (pathname.startsWith('/assets/')) return searchParams.get('v') ? 'fixed' : 'changing'
  return ['/favicon.ico', '/manifest.json', '/_next/image'].includes(pathname) ? 'changing' : null
}

async function begin() {
  await quietly(async () => {
    const old = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== cacheName)
    await Promise.all(old.map((name) => caches.delete(name)))
    await worker.registration.navigationPreload?.enable()
  })
  await worker.clients.claim()
}

/** The product no longer wants a worker: it forgets everything and goes. */
async function leave() {
  await quietly(async () => {
    const ours = (await caches.keys()).filter((name) => name.startsWith(prefix))
    await Promise.all(ours.map((name) => caches.delete(name)))
  })
  await worker.registration.unregister()
}

/** @param {FetchEvent} event */
async function answerPage(event) {
  const { request, preloadResponse } = event
  try {
    const answer = await within(pageLimit, fetchPage(request, preloadResponse))
    if (isPage(answer) && isPageAddress(request.url)) keepLater(event, new URL(request.url).pathname, answer)
    return answer
  } catch {
    return (await keptPage(request.url)) ?? offlineAnswer()
  }
}

/**
 * @param {Request} request
 * @param {Promise<Response | undefined>} preloaded
 */
async function fetchPage(request, preloaded) {
  return (await preloaded) ?? fetch(request)
}

/** A page opened in the network's absence: itself, whatever was asked of it, else the way to the desktop. @param {string} url */
async function keptPage(url) {
  const { pathname, origin } = new URL(url)
  const page = await kept(pathname)
  if (page) return page
  const isDesktopKept = pathname !== '/' && (await kept('/')) !== undefined
  return isDesktopKept ? Response.redirect(`${origin}/`, 302) : undefined
}

/** @param {FetchEvent} event */
async function answerFixed(event) {
  const { request } = event
  const known = await kept(request.url)
  if (known) return known
  const answer = await fetch(request)
  if (answer.ok) keepLater(event, request.url, answer)
  return answer
}

/** @param {FetchEvent} event */
async function answerChanging(event) {
  const { request } = event
  try {
    const answer = await fetch(request)
    if (answer.ok) keepLater(event, request.url, answer)
    return answer
  } catch (failure) {
    const known = await kept(request.url)
    if (known) return known
    throw failure
  }
}

/**
 * Keeps what a page loaded before there was a worker. A browser has it in its own cache still, so that hardly anything
 * goes over the network.
 *
 * @param {readonly string[]} urls
 */
async function keepAll(urls) {
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

/** Keeps a page with what it names, so that it opens as it is. @param {string} url @param {Response} answer */
async function keepPage(url, answer) {
  if (!isPage(answer)) return
  const html = await answer.clone().text()
  await keep(new URL(url).pathname, answer)
  const named = [...html.matchAll(/(?:src|href)="(\/(?:_next\/static|assets)\/[^"]+)"/g)]
  await keepAll([...new Set(named.map(([, path = '']) => new URL(path, url).href))])
}

/** Fetches what the version before kept of the pages, and what the new pages name, under this version. */
async function renewPages() {
  const old = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== cacheName)
  const requests = (await Promise.all(old.map(async (name) => (await caches.open(name)).keys()))).flat()
  const pages = [...new Set(requests.map(({ url }) => url).filter(isPageAddress))]
  const renew = async (/** @type {string} */ url) => keepPage(url, await fetch(url, { cache: 'reload' }))
  await Promise.all(pages.map((url) => quietly(() => renew(url))))
}

/** @param {string} url */
function isPageAddress(url) {
  const { origin, pathname } = new URL(url)
  return origin === worker.location.origin && (pathname === '/' || /^\/p\/[\w-]+$/.test(pathname))
}

/** Only a page as it was built: no error, no other address, no download. @param {Response} answer */
function isPage(answer) {
  const isHtml = answer.headers.get('content-type')?.startsWith('text/html') ?? false
  return answer.status === 200 && !answer.redirected && answer.type === 'basic' && isHtml
}

/**
 * Keeps an answer while the page already reads it.
 *
 * @param {Lifetime} event
 * @param {string} url
 * @param {Response} answer
 */
function keepLater(event, url, answer) {
  const copy = answer.clone()
  event.waitUntil(quietly(() => keep(url, copy)))
}

/** @param {string} url */
async function kept(url) {
  return quietly(async () => (await caches.open(cacheName)).match(url))
}

/** @param {string} url @param {Response} answer */
async function keep(url, answer) {
  await (await caches.open(cacheName)).put(url, answer)
}

/**
 * A storage that is full, forbidden or gone keeps nothing, and nothing else goes wrong.
 *
 * @template Result
 * @param {() => Promise<Result>} act
 * @returns {Promise<Result | undefined>}
 */
async function quietly(act) {
  try {
    return await act()
  } catch {
    return undefined
  }
}

/**
 * @template Result
 * @param {number} limit ms
 * @param {Promise<Result>} work
 * @returns {Promise<Result>}
 */
function within(limit, work) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no answer within ${limit} ms`)), limit)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

function offlineAnswer() {
  const text =
    'This page was not opened in this browser before, and there is no network now. Go back online and load it again.'
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }
  return new Response(text, { status: 503, headers })
}
