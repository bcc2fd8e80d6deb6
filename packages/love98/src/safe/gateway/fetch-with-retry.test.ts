import { expect, test } from 'vitest'
import { type FetchTools, fetchWithRetry, retryLimits } from './fetch-with-retry'

/** Fetch tools whose clock only advances by waiting, and a record of the waits. */
function held(answers: readonly (() => Promise<Response> | Response)[], random = 0.5) {
  const waits: number[] = []
  let asked = 0
  let time = 0
  const tools: FetchTools = {
    fetch: async (_, { signal }) => {
      const answer = answers[Math.min(asked++, answers.length - 1)]
      if (!answer) throw new TypeError('no answer was prepared')
      return Promise.race([answer(), aborted(signal)])
    },
    random: () => random,
    now: () => time,
    wait: async (ms, signal) => {
      if (ms === retryLimits.timeout) return aborted(signal)
      waits.push(ms)
      time += ms
    },
  }
  return { tools, waits, asked: () => asked }
}
const aborted = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, reject) => {
    if (signal?.aborted) reject(signal.reason)
    signal?.addEventListener('abort', () => reject(signal.reason))
  })
const tooMany = (headers: Record<string, string> = {}) => new Response('', { status: 429, headers })
const url = 'https://gateway.example/v1/chains'

// Proves S9.9
test('the limits are 120 seconds in total, 12 attempts and slots of 100 ms', () => {
  expect(retryLimits).toEqual({ timeout: 120_000, attempts: 12, slot: 100 })
})

// Proves S9.9
test('a 429 is retried after fewer than 2^attempt slots, with at most 12 attempts in all', async () => {
  const clock = held([() => tooMany()], 0.999)
  const { status } = await fetchWithRetry(url, {}, { tools: clock.tools })
  expect(status).toBe(429)
  // 1023 and 2046 slots would exceed the time limit, so the function stops before a useless wait.
  expect(clock.waits).toEqual([0, 100, 300, 700, 1500, 3100, 6300, 12_700, 25_500, 51_100])
  const quick = held([() => tooMany()], 0)
  await fetchWithRetry(url, {}, { tools: quick.tools })
  expect(quick.asked()).toBe(12)
  expect(quick.waits).toEqual(Array.from({ length: 11 }, () => 0))
})

// Proves S9.9
test('Retry-After is honored in seconds and as a date, and a time beyond the limit ends the retries', async () => {
  const seconds = held([() => tooMany({ 'retry-after': '7' }), () => new Response('{}')])
  expect((await fetchWithRetry(url, {}, { tools: seconds.tools })).status).toBe(200)
  expect(seconds.waits).toEqual([7000])
  const date = held([
    () => tooMany({ 'retry-after': new Date(42_000).toUTCString() }),
    () => new Response('{}'),
  ])
  await fetchWithRetry(url, {}, { tools: date.tools })
  expect(date.waits).toEqual([42_000])
  const long = held([() => tooMany({ 'retry-after': '120' })])
  expect((await fetchWithRetry(url, {}, { tools: long.tools })).status).toBe(429)
  expect([long.waits, long.asked()]).toEqual([[], 1])
})

// Proves S9.9
test.each([400, 404, 422, 500, 502, 503])('a %d is not retried', async (status) => {
  const clock = held([() => new Response('x', { status })])
  expect((await fetchWithRetry(url, {}, { tools: clock.tools })).status).toBe(status)
  expect(clock.asked()).toBe(1)
})

// Proves S8.20
test('no answer is a timeout, and a lost connection is a missing response', async () => {
  const silent = held([() => new Promise<Response>(() => undefined)])
  const tools = { ...silent.tools, wait: async (ms: number) => void ms }
  await expect(fetchWithRetry(url, {}, { tools })).rejects.toMatchObject({
    name: 'WebError',
    message: 'timeout',
  })
  const broken = held([() => Promise.reject(new TypeError('fetch failed'))])
  await expect(fetchWithRetry(url, {}, { tools: broken.tools })).rejects.toMatchObject({
    name: 'WebError',
    message: 'missing response',
  })
})

test('an aborted call rejects at once, during a request and between attempts', async () => {
  const asking = new AbortController()
  const silent = held([() => new Promise<Response>(() => undefined)])
  const asked = fetchWithRetry(url, {}, { tools: silent.tools, signal: asking.signal })
  asking.abort(new Error('closed'))
  await expect(asked).rejects.toThrow('closed')

  const waiting = new AbortController()
  const busy = held([() => tooMany({ 'retry-after': '60' })])
  const tools = { ...busy.tools, wait: (_: number, signal: AbortSignal) => aborted(signal) }
  const waited = fetchWithRetry(url, {}, { tools, signal: waiting.signal })
  waiting.abort(new Error('closed'))
  await expect(waited).rejects.toThrow('closed')
})
