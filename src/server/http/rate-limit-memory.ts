import type { Limit } from './rate-limit-settings'

/** Whether a request is within its limit, and if not, the ms until the next window. */
export type Verdict = { allowed: boolean; retryAfterMs: number }

/** Counts requests in this process, in windows that begin with a key's first request. */
export type RequestCounter = {
  /** @param weight how many requests it counts as */
  count: (key: string, limit: Limit, now: number, weight?: number) => Verdict
  /** Whether one more request would be allowed, without counting it. */
  check: (key: string, limit: Limit, now: number) => Verdict
  /**
   * Takes what was allowed here and not reported to the other processes, once it is a batch.
   * @param batch requests that are reported together
   * @returns 0 while it is less than a batch
   */
  takeUnreported: (key: string, batch: number) => number
  /** Adopts what all processes counted together, up to the end of their window (ms since 1970). */
  adopt: (key: string, total: number, endsAt: number) => void
}

/** `endsAt`: ms since 1970. */
type Window = { count: number; unreported: number; endsAt: number }

/** How often the windows that have ended are forgotten, with the addresses in their keys, ms. */
const forgettingInterval = 60_000

/**
 * A counter that keeps at most `maxKeys` keys. With more senders than that in a window the oldest windows are dropped
 * first, so that memory stays bounded.
 * @param windows by key; where they are kept
 */
export function createRequestCounter(maxKeys = 20_000, windows = new Map<string, Window>()): RequestCounter {
  let forgetAt = 0
  const makeRoom = (now: number) => {
    forgetAt = now + forgettingInterval
    for (const [key, { endsAt }] of windows) if (endsAt <= now) windows.delete(key)
    // A tenth at once amortizes the walk through all keys.
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
      // A flood above the limit is nothing that the others must know.
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
