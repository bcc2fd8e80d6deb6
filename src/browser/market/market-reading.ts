import { asLoveError, isErrorCode, LoveError } from '@/domain/errors'
import { parseSnapshot } from '@/domain/market/parse-snapshot'
import type { MarketSnapshot } from '@/domain/market/snapshot'
import { fetchMarket, type ReceivedMarket } from './fetch-market'
import { createSharedPolling, type SharedPolling } from './shared-polling'

/** The market data of a page. Times are ms since 1970 by the clock of this machine. */
export type MarketReading = {
  /** The newest snapshot; it is kept while later requests fail. */
  readonly snapshot: MarketSnapshot | null
  readonly receivedAt: number | null
  /** The moment at which it was the newest state of the chain, by the time of its block. */
  readonly readAt: number | null
  /** The failure of the last request; null if it succeeded. */
  readonly failure: LoveError | null
}

/** A message from one tab to the others: the received market data, or the code of the failure. */
type TabMessage = { readonly received: ReceivedMarket } | { readonly failed: string }

/** Polling interval, ms `[S9.7]`. */
const interval = 4_000

export const emptyReading: MarketReading = { snapshot: null, receivedAt: null, readAt: null, failure: null }

let current = emptyReading
let polling: SharedPolling | null = null
const listeners = new Set<() => void>()

export function marketReading(): MarketReading {
  return current
}

/**
 * Reads the market every 4 s while the page is visible, until the returned function is called. One tab of the browser
 * sends the requests for all tabs.
 */
export function followMarket(onChange: () => void): () => void {
  listeners.add(onChange)
  if (listeners.size === 1) {
    polling = createSharedPolling({ name: 'love98.market', interval, ask, latest, onMessage })
    document.addEventListener('visibilitychange', followVisibility)
    followVisibility()
  }
  return () => {
    listeners.delete(onChange)
    if (listeners.size > 0) return
    document.removeEventListener('visibilitychange', followVisibility)
    polling?.close()
    polling = null
  }
}

export function refreshMarket(): void {
  polling?.ask()
}

function followVisibility(): void {
  if (document.visibilityState === 'visible') polling?.resume()
  else polling?.pause()
}

async function ask(): Promise<TabMessage> {
  try {
    const received = await fetchMarket()
    take(received)
    return { received }
  } catch (error) {
    const failure = asLoveError(error) ?? new LoveError('unexpected', error)
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
 * Handles a message of another tab. That tab may run another version of this page, so the message is validated like an
 * answer of the server.
 */
function onMessage(message: unknown): void {
  const { received, failed } = Object(message) as { received?: unknown; failed?: unknown }
  if (isErrorCode(failed)) {
    change({ ...current, failure: new LoveError(failed) })
    return
  }
  const { snapshot, receivedAt, readAt } = Object(received) as Record<string, unknown>
  if (!Number.isFinite(receivedAt) || !Number.isFinite(readAt)) return
  try {
    take({ snapshot: parseSnapshot(snapshot), receivedAt: Number(receivedAt), readAt: Number(readAt) })
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
