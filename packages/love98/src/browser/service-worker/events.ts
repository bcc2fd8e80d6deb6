import {
  cacheInBackground,
  cacheLoaded,
  cacheName,
  cachePageInBackground,
  type FetchEvent,
  findCached,
  findCachedDesktop,
  ignoreCacheErrors,
  isPage,
  isPageAddress,
  kindOf,
  prefix,
  prefixOf,
  renewPages,
  worker,
} from './cache.ts'

// The events of the service worker. It caches the resources that a visitor has loaded, so that the desktop opens
// without a network. It neither caches nor answers requests of `/api/`. `src/app/service-worker.ts` writes four
// constants before this file: `version`, which changes with every build, `isWanted`, `notCachedTexts` and `languages`.

/** The time after which the cached page replaces a slow one, ms; longer than a page takes on a slow mobile network. */
const pageLimit = 8_000

worker.addEventListener('install', (event) => {
  if (!isWanted) event.waitUntil(worker.skipWaiting())
  // A new version waits until the visitor restarts; meanwhile it caches the same pages as the old one.
  else event.waitUntil(ignoreCacheErrors(renewPages))
})

worker.addEventListener('activate', (event) => {
  event.waitUntil(isWanted ? begin() : leave())
})

worker.addEventListener('message', (event) => {
  const { type, urls } = (event.data ?? {}) as { type?: unknown; urls?: unknown }
  if (type === 'restart') event.waitUntil(worker.skipWaiting())
  else if (type === 'keep' && Array.isArray(urls))
    event.waitUntil(ignoreCacheErrors(() => cacheLoaded(urls.map(String))))
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const kind = isWanted ? kindOf(request) : null
  if (kind === 'page') event.respondWith(answerPage(event))
  else if (kind === 'fixed') event.respondWith(answerFixed(event))
  else if (kind === 'changing') event.respondWith(answerChanging(event))
})

async function begin() {
  await ignoreCacheErrors(async () => {
    const old = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== cacheName)
    await Promise.all(old.map((name) => caches.delete(name)))
    await worker.registration.navigationPreload?.enable()
  })
  await worker.clients.claim()
}

/** Deletes the caches and unregisters, if the product is configured without a worker. */
async function leave() {
  await ignoreCacheErrors(async () => {
    const ours = (await caches.keys()).filter((name) => name.startsWith(prefix))
    await Promise.all(ours.map((name) => caches.delete(name)))
  })
  await worker.registration.unregister()
}

/**
 * Returns the server's page. If it takes too long, the cached page is returned instead; without a cached page it waits,
 * because only a failed request proves that there is no network.
 */
async function answerPage(event: FetchEvent) {
  const { request, preloadResponse } = event
  const { pathname } = new URL(request.url)
  const response = fetchPage(request, preloadResponse).then((answer) => {
    if (isPage(answer) && isPageAddress(request.url)) cachePageInBackground(event, request.url, answer)
    return answer
  })
  // Keeps the worker alive until a late answer is cached.
  event.waitUntil(ignoreCacheErrors(() => response))
  try {
    return (await within(pageLimit, response)) ?? (await findCached(pathname)) ?? (await response)
  } catch {
    return (await keptPage(request.url)) ?? offlineAnswer(request.url)
  }
}

async function fetchPage(request: Request, preloaded: Promise<Response | undefined>) {
  return (await preloaded) ?? fetch(request)
}

/** Returns a page without a network: the cached one for any query, otherwise a redirect to the cached desktop. */
async function keptPage(url: string) {
  const { pathname, origin } = new URL(url)
  const page = await findCached(pathname)
  if (page) return page
  const desktop = await ignoreCacheErrors(findCachedDesktop)
  return desktop !== undefined && desktop !== pathname ? Response.redirect(origin + desktop, 302) : undefined
}

async function answerFixed(event: FetchEvent) {
  const { request } = event
  const known = await findCached(request.url)
  if (known) return known
  const answer = await fetch(request)
  if (answer.ok) cacheInBackground(event, request.url, answer)
  return answer
}

async function answerChanging(event: FetchEvent) {
  const { request } = event
  try {
    const answer = await fetch(request)
    if (answer.ok) cacheInBackground(event, request.url, answer)
    return answer
  } catch (failure) {
    const known = await findCached(request.url)
    if (known) return known
    throw failure
  }
}

/**
 * Waits for a result with a time limit.
 * @param limit ms
 * @returns `undefined` after the limit
 */
function within<Result>(limit: number, work: Promise<Result>): Promise<Result | undefined> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(undefined), limit)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

function offlineAnswer(url: string) {
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }
  return new Response(notCachedTexts[prefixOf(url)], { status: 503, headers })
}
