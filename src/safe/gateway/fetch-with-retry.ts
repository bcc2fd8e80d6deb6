import { WebError } from './web-error'

/** What the helper takes from outside, so that a test can hold the clock. */
export type FetchTools = {
  fetch: (url: string, init: RequestInit) => Promise<Response>
  /** From 0 to 1, like `Math.random`. */
  random: () => number
  /** ms */
  now: () => number
  /** Resolves after `ms`, and rejects at once when the signal is aborted. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>
}

export type FetchAnswer = { status: number; statusText: string; ok: boolean; text: string }

/** `[S9.9]` ms for all attempts together; attempts; ms of one slot of waiting. */
export const retryLimits = { timeout: 120_000, attempts: 12, slot: 100 } as const

/** The tools of a browser or a server. */
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
 * Fetches a URL with retries `[S9.9]`: a request that is answered with status 429 is repeated, after the time it names in
 * `Retry-After` or else after a random number of slots that doubles with every attempt. Any other answer is given back as
 * it is, and so is a 429 that asks for more time than is left, or the last one.
 * @throws {WebError} `timeout` or `missing response`; the reason of `signal` when the caller gave up
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

/** ms. `Retry-After` is a number of seconds or a date (RFC 9110, 10.2.3). */
function pauseBefore(attempt: number, retryAfter: string | null, { random, now }: FetchTools): number {
  if (retryAfter !== null && /^[1-9]\d*$/.test(retryAfter)) return Number(retryAfter) * 1000
  const date = retryAfter === null ? Number.NaN : Date.parse(retryAfter)
  if (!Number.isNaN(date) && !/^\d+$/.test(retryAfter ?? '')) return Math.max(0, date - now())
  return retryLimits.slot * Math.floor(random() * 2 ** attempt)
}
