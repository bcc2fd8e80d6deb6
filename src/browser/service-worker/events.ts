import {
  cacheName,
  type FetchEvent,
  isPage,
  isPageAddress,
  keepAll,
  keepLater,
  keepPageLater,
  kept,
  keptDesktop,
  kindOf,
  prefix,
  prefixOf,
  quietly,
  renewPages,
  worker,
} from './cache.ts'

// The events of the service worker. It caches what a visitor has loaded, so that the desktop opens without a network.
// Requests of `/api/` are never cached nor answered here. `src/app/service-worker.ts` writes four constants in front:
// `version`, which changes with every build, `isWanted`, `notCachedTexts` and `languages`.

/** How long a page may take before the cached one is shown, ms: longer than it takes on a slow mobile network. */
const pageLimit = 8_000

worker.addEventListener('install', (event) => {
  if (!isWanted) event.waitUntil(worker.skipWaiting())
  // A new version waits until the visitor restarts; meanwhile it caches the same pages as the old one.
  else event.waitUntil(quietly(renewPages))
})

worker.addEventListener('activate', (event) => {
  event.waitUntil(isWanted ? begin() : leave())
})

worker.addEventListener('message', (event) => {
  const { type, urls } = (event.data ?? {}) as { type?: unknown; urls?: unknown }
  if (type === 'restart') event.waitUntil(worker.skipWaiting())
  else if (type === 'keep' && Array.isArray(urls)) event.waitUntil(quietly(() => keepAll(urls.map(String))))
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const kind = isWanted ? kindOf(request) : null
  if (kind === 'page') event.respondWith(answerPage(event))
  else if (kind === 'fixed') event.respondWith(answerFixed(event))
  else if (kind === 'changing') event.respondWith(answerChanging(event))
})

async function begin() {
  await quietly(async () => {
    const old = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== cacheName)
    await Promise.all(old.map((name) => caches.delete(name)))
    await worker.registration.navigationPreload?.enable()
  })
  await worker.clients.claim()
}

/** The product is configured without a worker: deletes its caches and unregisters. */
async function leave() {
  await quietly(async () => {
    const ours = (await caches.keys()).filter((name) => name.startsWith(prefix))
    await Promise.all(ours.map((name) => caches.delete(name)))
  })
  await worker.registration.unregister()
}

/**
 * The server's answer. One that takes long is replaced by the cached page, and waited for where there is none: only a
 * request that failed shows that there is no network.
 */
async function answerPage(event: FetchEvent) {
  const { request, preloadResponse } = event
  const { pathname } = new URL(request.url)
  const asked = fetchPage(request, preloadResponse).then((answer) => {
    if (isPage(answer) && isPageAddress(request.url)) keepPageLater(event, request.url, answer)
    return answer
  })
  // Lets the worker live until a late answer is cached.
  event.waitUntil(quietly(() => asked))
  try {
    return (await within(pageLimit, asked)) ?? (await kept(pathname)) ?? (await asked)
  } catch {
    return (await keptPage(request.url)) ?? offlineAnswer(request.url)
  }
}

async function fetchPage(request: Request, preloaded: Promise<Response | undefined>) {
  return (await preloaded) ?? fetch(request)
}

/** A page without a network: the cached one, whatever its query, else a redirect to the desktop. */
async function keptPage(url: string) {
  const { pathname, origin } = new URL(url)
  const page = await kept(pathname)
  if (page) return page
  const desktop = await quietly(keptDesktop)
  return desktop !== undefined && desktop !== pathname ? Response.redirect(origin + desktop, 302) : undefined
}

async function answerFixed(event: FetchEvent) {
  const { request } = event
  const known = await kept(request.url)
  if (known) return known
  const answer = await fetch(request)
  if (answer.ok) keepLater(event, request.url, answer)
  return answer
}

async function answerChanging(event: FetchEvent) {
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
 * @param limit ms
 * @returns `undefined` after the limit
 */
function within<Result>(limit: number, work: Promise<Result>): Promise<Result | undefined> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(undefined), limit)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** A sentence in the language that the address names. */
function offlineAnswer(url: string) {
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }
  return new Response(notCachedTexts[prefixOf(url)], { status: 503, headers })
}
