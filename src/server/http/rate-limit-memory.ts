import type { Limit } from './rate-limit-settings'

/** Whether a request is within its limit, and if not, the ms until the next window. */
export type Verdict = { allowed: boolean; retryAfterMs: number }

/** Counts requests in this process, in windows that begin with a key's first request. */
export type RequestCounter = {
  /** @param weight how many requests it counts as */
  count: (key: string, limit: Limit, now: number, weight?: number) => Verdict
  /** Whether one more request would be allowed, without counting it. */
  check: (key: string, limit: Limit, now: number) => Verdict
}

/**
 * A counter that keeps at most `maxKeys` keys. With more senders than that in a window the oldest windows are dropped
 * first, so that memory stays bounded.
 */
export function createRequestCounter(maxKeys = 20_000): RequestCounter {
  const windows = new Map<string, { count: number; endsAt: number }>()
  const makeRoom = (now: number) => {
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
        if (windows.size >= maxKeys) makeRoom(now)
        window = { count: 0, endsAt: now + windowMs }
        windows.set(key, window)
      }
      window.count += weight
      const allowed = window.count <= limit
      return { allowed, retryAfterMs: allowed ? 0 : window.endsAt - now }
    },
  }
}
