import { createContext, runInContext } from 'node:vm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { serviceWorker } from '@/app/service-worker'

const origin = 'https://cats.example'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A page from the server. `basic` is the browser's type of a response from the page's own origin. */
function page(text: string): Response {
  const answer = new Response(text, { headers: { 'Content-Type': 'text/html' } })
  return Object.defineProperty(answer, 'type', { value: 'basic' })
}

/** Starts the worker with a cache that contains these paths, and a server whose responses the test controls. */
async function startWorker(kept: Readonly<Record<string, string>>, sentences = {}) {
  const written = serviceWorker()
  // Without the builder, all texts are English.
  const text = `${written}\nObject.assign(notCachedTexts, ${JSON.stringify(sentences)})`
  const listeners = new Map<string, (event: object) => void>()
  const server = { resolve: (_answer: Response) => {}, reject: (_cause: Error) => {} }
  const asked = new Promise<Response>((resolve, reject) => Object.assign(server, { resolve, reject }))
  const put = vi.fn(async (_url: string, _answer: Response) => undefined)
  const cache = {
    match: async (url: string) => {
      const { pathname } = new URL(url, origin)
      return Object.hasOwn(kept, pathname) ? page(kept[pathname] ?? '') : undefined
    },
    put,
  }
  const self = {
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    location: new URL('/service-worker.js', origin),
    clients: {},
    registration: {},
  }
  const scope = {
    ...{ self, URL, Response, Request, Error, setTimeout, clearTimeout },
    caches: { open: async () => cache, keys: async () => [] },
    fetch: () => asked,
  }
  runInContext(text.replace('const isWanted = false', 'const isWanted = true'), createContext(scope))
  /** Navigates; `answer` is `null` until the response arrives. */
  function visit(path: string) {
    const result: { answer: Response | null } = { answer: null }
    const request = { method: 'GET', url: `${origin}${path}`, mode: 'navigate', headers: new Headers() }
    listeners.get('fetch')?.({
      request,
      preloadResponse: Promise.resolve(undefined),
      waitUntil: () => undefined,
      respondWith: (promise: Promise<Response>) =>
        void promise.then((answer) => {
          result.answer = answer
        }),
    })
    return result
  }
  return { server, put, visit }
}

test('a page that is not cached has no time limit', async () => {
  for (const kept of [{}, { '/': 'desktop' }]) {
    const { server, visit } = await startWorker(kept)
    const result = visit('/p/swap')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(result.answer).toBeNull()
    server.resolve(page('late'))
    await vi.advanceTimersByTimeAsync(0)
    expect(await result.answer?.text()).toBe('late')
  }
})

test('a cached page is shown after 8 s, and the late answer replaces it', async () => {
  const { server, put, visit } = await startWorker({ '/p/swap': 'kept' })
  const result = visit('/p/swap')
  await vi.advanceTimersByTimeAsync(7_999)
  expect(result.answer).toBeNull()
  await vi.advanceTimersByTimeAsync(1)
  expect(await result.answer?.text()).toBe('kept')
  expect(put).not.toHaveBeenCalled()
  server.resolve(page('late'))
  await vi.advanceTimersByTimeAsync(0)
  expect(put.mock.calls.map(([url]) => url)).toEqual(['/p/swap'])
})

test('a failed connection is answered at once: by the cached page, by the desktop, or by a sentence', async () => {
  for (const [kept, status, body] of [
    [{ '/p/swap': 'kept' }, 200, 'kept'],
    [{ '/': 'desktop' }, 302, ''],
    [{}, 503, 'You are offline'],
  ] as const) {
    const { server, visit } = await startWorker(kept)
    const result = visit('/p/swap')
    server.reject(new TypeError('Failed to fetch'))
    await vi.advanceTimersByTimeAsync(0)
    expect(result.answer?.status).toBe(status)
    expect(await result.answer?.text()).toContain(body)
  }
})

test('a page that is neither cached nor reachable is answered in the language of its address', async () => {
  for (const [path, sentence] of [
    ['/es/p/swap', 'Sin red'],
    ['/es', 'Sin red'],
    ['/p/swap', 'You are offline'],
    ['/constructor', 'You are offline'],
  ] as const) {
    const { server, visit } = await startWorker({}, { es: 'Sin red' })
    const result = visit(path)
    server.reject(new TypeError('Failed to fetch'))
    await vi.advanceTimersByTimeAsync(0)
    expect(await result.answer?.text(), path).toContain(sentence)
  }
})

test('a connection that fails after 8 s is answered by the sentence at that moment', async () => {
  const { server, visit } = await startWorker({})
  const result = visit('/p/swap')
  await vi.advanceTimersByTimeAsync(20_000)
  expect(result.answer).toBeNull()
  server.reject(new TypeError('Failed to fetch'))
  await vi.advanceTimersByTimeAsync(0)
  expect(result.answer?.status).toBe(503)
})
