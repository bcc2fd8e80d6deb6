import { WebError } from './web-error'

/** The dependencies of `fetchWithRetry`, so that a test can control the clock. */
export type FetchTools = {
  fetch: (url: string, init: RequestInit) => Promise<Response>
  random: () => number
  /** Milliseconds. */
  now: () => number
  /** Resolves after `ms`, and rejects at once when the signal is aborted. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>
}

export type FetchAnswer = { status: number; statusText: string; ok: boolean; text: string }

/**
 * `[S9.9]` The time limit for all attempts together in ms, the number of attempts, and the length of one waiting slot
 * in ms.
 */
export const retryLimits = { timeout: 120_000, attempts: 12, slot: 100 } as const

export const fetchTools: FetchTools = {
  fetch: (url, init) => fetch(url, init),
  random: Math.random,
  now: Date.now,
  wait: (ms, signal) =>
    new Promise((resolve, reject) => {
      signal.throwIfAborted()
      const end = () => {
        clearTimeout(timer)
        reject(signal.reason)
      }
      const timer = setTimeout(() => {
        signal.removeEventListener('abort', end)
        resolve()
      }, ms)
      signal.addEventListener('abort', end, { once: true })
    }),
}

/**
 * Fetches a URL with retries `[S9.9]`. A request with the status 429 is repeated after the time in `Retry-After`, or
 * otherwise after a random number of slots whose maximum doubles with each attempt. Any other response is returned
 * unchanged, and so is the last 429 or one that asks for more time than is left.
 * @throws {WebError} `timeout` or `missing response`; the reason of `signal` if the caller aborted
 */
export async function fetchWithRetry(
  url: string,
  init: RequestInit,
  { signal, tools = fetchTools }: { signal?: AbortSignal | undefined; tools?: FetchTools } = {},
): Promise<FetchAnswer> {
  const start = tools.now()
  const giveUp = new AbortController()
  const stop = () => giveUp.abort(signal?.reason)
  if (signal?.aborted) stop()
  else signal?.addEventListener('abort', stop, { once: true })
  let isLate = false
  const over = new AbortController()
  tools.wait(retryLimits.timeout, over.signal).then(
    () => {
      isLate = true
      giveUp.abort(new Error('out of time'))
    },
    () => undefined,
  )
  try {
    for (let attempt = 0; ; attempt++) {
      giveUp.signal.throwIfAborted()
      const response = await tools.fetch(url, { ...init, signal: giveUp.signal })
      const text = await response.text()
      const { status, statusText, ok } = response
      const answer = { status, statusText, ok, text }
      if (status !== 429 || attempt + 1 >= retryLimits.attempts) return answer
      const pause = pauseBefore(attempt, response.headers.get('retry-after'), tools)
      if (tools.now() - start + pause >= retryLimits.timeout) return answer
      await tools.wait(pause, giveUp.signal)
    }
  } catch (cause) {
    if (isLate) throw new WebError('timeout', { url, cause })
    if (signal?.aborted) throw signal.reason
    throw new WebError('missing response', { url, cause })
  } finally {
    over.abort()
    signal?.removeEventListener('abort', stop)
  }
}

/** Returns the waiting time in ms. `Retry-After` is a number of seconds or a date (RFC 9110, 10.2.3). */
function pauseBefore(attempt: number, retryAfter: string | null, { random, now }: FetchTools): number {
  if (retryAfter !== null && /^[1-9]\d*$/.test(retryAfter)) return Number(retryAfter) * 1000
  const date = retryAfter === null ? Number.NaN : Date.parse(retryAfter)
  if (!Number.isNaN(date) && !/^\d+$/.test(retryAfter ?? '')) return Math.max(0, date - now())
  return retryLimits.slot * Math.floor(random() * 2 ** attempt)
}
