import { LoveError } from '@/domain/errors'
import type { MarketSnapshot } from '@/domain/market/snapshot'
import { fetchMarket } from './fetch-market'

/** What a page knows of the market. Times are ms since 1970 by the clock of this page. */
export type MarketReading = {
  /** The newest snapshot; it stays while later requests fail. */
  readonly snapshot: MarketSnapshot | null
  /** When it was received. */
  readonly receivedAt: number | null
  /** When the server last knew that it is the newest state of the chain. */
  readonly readAt: number | null
  /** Why the last request failed; null when it did not. */
  readonly failure: LoveError | null
}

/** Polling interval, ms `[S9.7]`. */
const interval = 4_000

const empty: MarketReading = { snapshot: null, receivedAt: null, readAt: null, failure: null }

let current = empty
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

/** The newest reading of this page. */
export function marketReading(): MarketReading {
  return current
}

/** Reads the market every 4 s while the page is visible, until the returned function is called. */
export function followMarket(onChange: () => void): () => void {
  listeners.add(onChange)
  if (listeners.size === 1) void poll()
  return () => {
    listeners.delete(onChange)
    if (listeners.size > 0) return
    clearTimeout(timer)
    timer = undefined
  }
}

async function poll(): Promise<void> {
  if (document.visibilityState === 'visible') await ask()
  if (listeners.size === 0) return
  clearTimeout(timer)
  timer = setTimeout(poll, interval)
}

async function ask(): Promise<void> {
  try {
    current = { ...(await fetchMarket()), failure: null }
  } catch (error) {
    current = {
      ...current,
      failure: error instanceof LoveError ? error : new LoveError('server-unavailable', error),
    }
  }
  for (const listener of listeners) listener()
}
