import { createStore } from 'zustand/vanilla'
import { hasServer } from '@/domain/build/capabilities'
import { AppError, asAppError, isErrorCode } from '@/domain/errors'
import type { MarketChain, PairPlace } from '@/domain/market/market-chain'
import { parseSnapshot } from '@/domain/market/parse-snapshot'
import type { MarketSnapshot } from '@/domain/market/snapshot'
import { requestApi } from '../api/api'
import { chainSource, type ReceivedMarket } from './chain-source'

/** The market data of a page. Times are ms since 1970 by the clock of this machine. */
export type MarketReading = {
  /** The newest snapshot; it is kept while later requests fail. */
  readonly snapshot: MarketSnapshot | null
  readonly receivedAt: number | null
  /** The moment at which it was the newest state of the chain, by the time of its block. */
  readonly readAt: number | null
  /** The failure of the last request; null if it succeeded. */
  readonly failure: AppError | null
}

/** A message from one tab to the others: the received market data, or the code of the failure. */
type TabMessage = { readonly received: ReceivedMarket } | { readonly failed: string }

/** Polling interval, ms `[S9.7]`. Public nodes limit the calls of a visitor. */
const interval = hasServer ? 4_000 : 12_000

export const emptyReading: MarketReading = { snapshot: null, receivedAt: null, readAt: null, failure: null }

type ChainMarket = {
  readonly reading: () => MarketReading
  readonly follow: (onChange: () => void) => () => void
  readonly refresh: () => void
}

const markets = new Map<MarketChain, ChainMarket>()

function marketOf(chain: MarketChain): ChainMarket {
  const market = markets.get(chain) ?? createChainMarket(chain)
  markets.set(chain, market)
  return market
}

export function marketReading(chain: MarketChain): MarketReading {
  return marketOf(chain).reading()
}

/**
 * Reads the market of a chain every 4 s while the page is visible, until the returned function is called. One tab of the
 * browser sends the requests for all tabs. A chain fails and ages alone.
 */
export function followMarket(chain: MarketChain, onChange: () => void): () => void {
  return marketOf(chain).follow(onChange)
}

export function refreshMarket(chain: MarketChain): void {
  marketOf(chain).refresh()
}

function createChainMarket(chain: MarketChain): ChainMarket {
  let current = emptyReading
  let polling: SharedPolling | null = null
  const listeners = new Set<() => void>()

  function followVisibility(): void {
    if (document.visibilityState === 'visible') polling?.resume()
    else polling?.pause()
  }

  async function ask(): Promise<TabMessage> {
    try {
      const received = await (hasServer ? fetchMarket(chain) : chainSource.read(chain))
      take(received)
      return { received }
    } catch (error) {
      const failure = asAppError(error) ?? new AppError('unexpected', error)
      change({ ...current, failure })
      return { failed: failure.code }
    }
  }

  function latest(): TabMessage | null {
    const { snapshot, receivedAt, readAt, failure } = current
    if (failure) return { failed: failure.code }
    return snapshot && receivedAt !== null && readAt !== null
      ? { received: { snapshot, receivedAt, readAt } }
      : null
  }

  /**
   * Handles a message of another tab. That tab may run another version of this page, so the message is validated like
   * an answer of the server.
   */
  function onMessage(message: unknown): void {
    const { received, failed } = Object(message) as { received?: unknown; failed?: unknown }
    if (isErrorCode(failed)) {
      change({ ...current, failure: new AppError(failed) })
      return
    }
    const { snapshot, receivedAt, readAt } = Object(received) as Record<string, unknown>
    if (!Number.isFinite(receivedAt) || !Number.isFinite(readAt)) return
    try {
      const parsed = ofChain(parseSnapshot(snapshot), chain ?? current.snapshot?.chainId ?? null)
      take({ snapshot: parsed, receivedAt: Number(receivedAt), readAt: Number(readAt) })
    } catch {
      // An unreadable message is ignored; this tab sends its own requests if it receives no other message.
    }
  }

  /** Two tabs may have sent requests at the same time, so an older reading does not replace a newer one. */
  function take(received: ReceivedMarket): void {
    const isOlder = current.readAt !== null && received.readAt < current.readAt - interval
    change(isOlder && !current.failure ? current : { ...received, failure: null })
  }

  function change(next: MarketReading): void {
    if (next === current) return
    current = next
    for (const listener of listeners) listener()
  }

  function close(): void {
    if (listeners.size > 0 || !polling) return
    document.removeEventListener('visibilitychange', followVisibility)
    polling.close()
    polling = null
  }

  return {
    reading: () => current,
    follow(onChange) {
      listeners.add(onChange)
      if (!polling) {
        // Tabs of the version before have the name without a chain.
        const name = chain === null ? 'love98.market' : `love98.market.${chain}`
        polling = createSharedPolling({ name, interval, ask, latest, onMessage })
        document.addEventListener('visibilitychange', followVisibility)
        followVisibility()
      }
      return () => {
        listeners.delete(onChange)
        // A window that follows one chain more ends all of its subscriptions and begins them again in one task.
        queueMicrotask(close)
      }
    },
    refresh: () => polling?.ask(),
  }
}

/**
 * Requests the market of a chain from our server. The browser revalidates its cached answer, which takes a few hundred
 * bytes if no block came.
 * @throws {AppError} `node-unavailable`, `server-unavailable` or `unexpected`
 */
export function fetchMarket(chain: MarketChain): Promise<ReceivedMarket> {
  return requestApi({
    method: 'GET',
    path: '/api/market',
    query: { chain: chain ?? undefined },
    cache: 'no-cache',
    timeout: 10_000,
    parse(answer, headers) {
      const receivedAt = Date.now()
      const age = numberOf(headers.get('x-market-age')) + numberOf(headers.get('age')) * 1000
      // A server of the version before answers with the main chain.
      return { snapshot: ofChain(parseSnapshot(answer), chain), receivedAt, readAt: receivedAt - age }
    },
  })
}

/** @throws {TypeError} for the prices of another chain. @param chain null accepts each chain */
function ofChain(snapshot: MarketSnapshot, chain: MarketChain): MarketSnapshot {
  if (chain !== null && snapshot.chainId !== chain)
    throw new TypeError(`an answer of chain ${snapshot.chainId}`)
  return snapshot
}

/** Returns the chain of a pair by its name. */
export type PairPlaces = (pairName: string) => PairPlace

/** The chains of the pairs, for parts that do not load the wallet and its settings; null until they are read. */
export const pairPlaces = createStore<PairPlaces | null>(() => null)

/**
 * Returns true if the reading of the main chain does not show that a pair is there: it does not list the pair, or the node
 * of the chain has failed. A community with one chain therefore sends no request for its settings.
 */
export function isPlaceUnknown(
  { snapshot, failure }: Pick<MarketReading, 'snapshot' | 'failure'>,
  pairName: string,
): boolean {
  // Without an answer of the server there are no settings.
  if (!snapshot) return failure?.code === 'node-unavailable'
  return !snapshot.pairs.some(({ name }) => name === pairName)
}

/** A missing or invalid header counts as 0. */
function numberOf(header: string | null): number {
  return /^\d{1,12}$/.test(header ?? '') ? Number(header) : 0
}

export type SharedPolling = {
  resume: () => void
  pause: () => void
  /** Sends a request now, out of turn. */
  ask: () => void
  close: () => void
}

type PollingOptions<Message> = {
  /** The name of the lock and of the channel, the same in all tabs. */
  name: string
  /** The time between two requests, ms. */
  interval: number
  /** Sends a request and returns the message for the other tabs. Never rejects. */
  ask: () => Promise<Message>
  /** Returns the message for a newly opened tab; null if there is no data yet. */
  latest: () => Message | null
  /** Receives a message of another tab, which has the same origin but may run another version. */
  onMessage: (message: unknown) => void
}

/**
 * The number of intervals without a message after which a tab sends its own requests. The browser may have frozen the
 * tab that holds the lock.
 */
const patience = 2.5

/** The time that a new tab waits for a message of the others, ms. */
const greeting = 500

/** The message of a new tab, which the tab that holds the lock answers. */
const hello = 'hello'

/**
 * Creates the polling. The tab that holds a lock (Web Locks) sends the requests. The others listen (BroadcastChannel),
 * and send their own requests while they receive nothing. If the browser lacks either API, each tab sends requests.
 */
export function createSharedPolling<Message extends object>(options: PollingOptions<Message>): SharedPolling {
  const { name, interval, ask, latest, onMessage } = options
  const locks = globalThis.navigator?.locks
  const channel = locks && 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : null
  let isRunning = false
  let isMine = channel === null
  let isAsking = false
  let isClosed = false
  let heardAt = Number.NEGATIVE_INFINITY
  let timer: ReturnType<typeof setTimeout> | undefined
  let competing: AbortController | null = null
  let release: () => void = () => undefined

  const plan = (wait: number) => {
    clearTimeout(timer)
    timer = setTimeout(tick, wait)
  }
  // The random part keeps pages that one event opened from sending all requests at the same moment.
  const nextWait = () => interval * (0.9 + Math.random() / 10)

  async function pollAndShare(): Promise<void> {
    if (isAsking) return
    isAsking = true
    const message = await ask()
    isAsking = false
    heardAt = performance.now()
    if (!isClosed) channel?.postMessage(message)
  }

  async function tick(): Promise<void> {
    if (isMine || performance.now() - heardAt >= interval * patience) await pollAndShare()
    if (isRunning) plan(nextWait())
  }

  function compete(): void {
    if (!locks || !channel || competing) return
    const leaving = new AbortController()
    competing = leaving
    locks
      .request(name, { signal: leaving.signal }, () => {
        if (!isRunning) return
        isMine = true
        // The last holder's message may already be some seconds old.
        plan(Math.max(0, heardAt + interval - performance.now()))
        return new Promise<void>((resolve) => {
          release = resolve
        })
      })
      .catch(() => undefined)
  }

  function pause(): void {
    isRunning = false
    clearTimeout(timer)
    competing?.abort()
    competing = null
    isMine = channel === null
    release()
    release = () => undefined
  }

  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === hello) {
      const message = isMine && isRunning ? latest() : null
      if (message) channel.postMessage(message)
      return
    }
    heardAt = performance.now()
    onMessage(data)
  })

  return {
    resume() {
      if (isRunning) return
      isRunning = true
      channel?.postMessage(hello)
      if (!channel) plan(0)
      else plan(greeting)
      // The silence counts from now on. A tab without any data is an exception: it waits only for an answer to its
      // greeting.
      if (heardAt !== Number.NEGATIVE_INFINITY) heardAt = Math.max(heardAt, performance.now() - interval)
      compete()
    },
    pause,
    ask: () => void pollAndShare(),
    close() {
      pause()
      isClosed = true
      channel?.close()
    },
  }
}
