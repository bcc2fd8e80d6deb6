import type { Page } from '@playwright/test'

type Kind = 'script' | 'style' | 'image' | 'font' | 'other'

/** `bytes`: size on the wire, including the response headers. */
type Transfer = {
  id: string
  url: string
  kind: Kind
  bytes: number
  finished: boolean
  cached: boolean
  worker: boolean
}

/**
 * `elsewhere`: requested addresses on other hosts. `quiet` waits until there was no request and no response for `ms`
 * after the call.
 */
export type Transfers = {
  all(): readonly Transfer[]
  bytes(kind?: Kind): number
  scripts(): readonly Transfer[]
  elsewhere(): readonly string[]
  quiet(ms: number): Promise<void>
}

const patience = 60_000

/**
 * Records all requests of a page and its workers, without responses from the browser's cache. It includes the page's
 * icon, which Playwright's events leave out.
 * @param page before it navigates
 */
export async function followTransfers(page: Page): Promise<Transfers> {
  const session = await page.context().newCDPSession(page)
  const byId: Map<string, Transfer> = new Map()
  const sockets: string[] = []
  let lastEvent = performance.now()
  let redirects = 0

  session.on('Network.requestWillBeSent', ({ requestId, request, redirectResponse }) => {
    lastEvent = performance.now()
    const redirected = byId.get(requestId)
    if (redirected && redirectResponse)
      byId.set(`${requestId} ${++redirects}`, {
        ...redirected,
        bytes: redirectResponse.encodedDataLength,
        finished: true,
      })
    if (/^https?:/.test(request.url)) byId.set(requestId, begun(requestId, request.url))
  })
  session.on('Network.requestServedFromCache', ({ requestId }) => change(requestId, { cached: true }))
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const cached = Boolean(response.fromDiskCache || response.fromPrefetchCache || response.fromServiceWorker)
    change(requestId, { kind: kindOf(response.mimeType), ...(cached ? { cached } : {}) })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    change(requestId, { bytes: encodedDataLength, finished: true }),
  )
  session.on('Network.loadingFailed', ({ requestId }) => change(requestId, { finished: true }))
  session.on('Network.webSocketCreated', ({ url }) => void sockets.push(url))
  await session.send('Network.enable')

  // Playwright reports a worker's requests to the context, not to the page.
  page.context().on('requestfinished', async (request) => {
    if (!/^https?:/.test(request.url()) || [...byId.values()].some(({ url }) => url === request.url())) return
    const [sizes, response] = await Promise.all([request.sizes(), request.response()])
    const kind = kindOf(response?.headers()['content-type'] ?? '')
    const bytes = sizes.responseHeadersSize + sizes.responseBodySize
    const id = `worker ${request.url()}`
    byId.set(id, { ...begun(id, request.url()), kind, bytes, finished: true, worker: true })
    lastEvent = performance.now()
  })

  const all = () => [...byId.values()].filter(({ cached }) => !cached)
  return {
    all,
    bytes: (kind) =>
      all().reduce((sum, transfer) => sum + (!kind || transfer.kind === kind ? transfer.bytes : 0), 0),
    scripts: () => all().filter(({ kind }) => kind === 'script'),
    elsewhere() {
      const { host } = new URL(page.url())
      return [...[...byId.values()].map(({ url }) => url), ...sockets].filter(
        (url) => new URL(url).host !== host,
      )
    },
    async quiet(ms) {
      const start = performance.now()
      const end = start + patience
      // The previous action may be about to send a request.
      const isBusy = () =>
        performance.now() - Math.max(lastEvent, start) < ms || all().some(({ finished }) => !finished)
      while (isBusy() && performance.now() < end) await page.waitForTimeout(50)
    },
  }

  function change(id: string, news: Partial<Transfer>) {
    const transfer = byId.get(id)
    if (!transfer) return
    byId.set(id, { ...transfer, ...news })
    lastEvent = performance.now()
  }
}

function begun(id: string, url: string): Transfer {
  return { id, url, kind: 'other', bytes: 0, finished: false, cached: false, worker: false }
}

function kindOf(mimeType: string): Kind {
  if (/javascript|ecmascript/.test(mimeType)) return 'script'
  if (mimeType.startsWith('text/css')) return 'style'
  if (mimeType.startsWith('image/')) return 'image'
  return /font/.test(mimeType) ? 'font' : 'other'
}
