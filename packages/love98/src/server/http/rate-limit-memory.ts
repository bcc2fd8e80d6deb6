/** The number of requests per time window; `windowMs` is in ms. */
export type Limit = { readonly limit: number; readonly windowMs: number }

/** `allowed` is true if the request is within its limit. Otherwise `retryAfterMs` is the time until the next window. */
export type Verdict = { allowed: boolean; retryAfterMs: number }

/** Counts requests in this process, in time windows that start with the first request of a key. */
export type RequestCounter = {
  /** @param weight the number of requests that it counts as */
  count: (key: string, limit: Limit, now: number, weight?: number) => Verdict
  check: (key: string, limit: Limit, now: number) => Verdict
  /**
   * Removes and returns the allowed requests that have not been reported to the other processes, if there are enough
   * for a batch.
   * @param batch the number of requests that are reported together
   * @returns 0 if there are fewer than a batch
   */
  takeUnreported: (key: string, batch: number) => number
  /** Adopts the total count of all processes, until the end of their window (ms since 1970). */
  adopt: (key: string, total: number, endsAt: number) => void
}

/** `endsAt` is in ms since 1970. */
type Window = { count: number; unreported: number; endsAt: number }

/** The interval at which ended windows are deleted, with the addresses in their keys, ms. */
const forgettingInterval = 60_000

/**
 * Creates a counter that stores at most `maxKeys` keys. If a window has more senders than that, the oldest windows are
 * dropped first, so that the memory stays bounded.
 * @param windows the storage, by key
 */
export function createRequestCounter(maxKeys = 20_000, windows = new Map<string, Window>()): RequestCounter {
  let forgetAt = 0
  const makeRoom = (now: number) => {
    forgetAt = now + forgettingInterval
    for (const [key, { endsAt }] of windows) if (endsAt <= now) windows.delete(key)
    // Removing a tenth at a time amortizes the iteration over all keys.
    if (windows.size >= maxKeys)
      for (const key of [...windows.keys()].slice(0, Math.ceil(maxKeys / 10))) windows.delete(key)
  }
  return {
    check(key, { limit }, now) {
      const window = windows.get(key)
      const allowed = !window || window.endsAt <= now || window.count < limit
      return { allowed, retryAfterMs: allowed ? 0 : window.endsAt - now }
    },
    count(key, { limit, windowMs }, now, weight = 1) {
      let window = windows.get(key)
      if (!window || window.endsAt <= now) {
        windows.delete(key)
        if (windows.size >= maxKeys || now >= forgetAt) makeRoom(now)
        window = { count: 0, unreported: 0, endsAt: now + windowMs }
        windows.set(key, window)
      }
      window.count += weight
      const allowed = window.count <= limit
      // Requests above the limit are not reported, because the other processes do not need them.
      if (allowed) window.unreported += weight
      return { allowed, retryAfterMs: allowed ? 0 : window.endsAt - now }
    },
    takeUnreported(key, batch) {
      const window = windows.get(key)
      if (!window || window.unreported < batch) return 0
      const { unreported } = window
      window.unreported = 0
      return unreported
    },
    adopt(key, total, endsAt) {
      const window = windows.get(key)
      if (!window) return
      window.count = Math.max(window.count, total + window.unreported)
      window.endsAt = endsAt
    },
  }
}
