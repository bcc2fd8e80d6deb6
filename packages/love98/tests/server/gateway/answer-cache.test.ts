import { expect, test } from 'vitest'
import { type AnswerCache, cacheLimits, createAnswerCache } from '@/server/gateway/answer-cache'
import type { GatewayAnswer } from '@/server/gateway/request-gateway'

const safe = `0x${'a'.repeat(40)}`
const state = `/v1/chains/1/safes/${safe}`
const queue = `${state}/transactions/queued?trusted=true`

function served(now: () => number = () => 0) {
  const asked: string[] = []
  const cache = createAnswerCache(now)
  const answerOf = (over: Partial<GatewayAnswer> = {}): GatewayAnswer => ({
    status: 200,
    statusText: 'OK',
    headers: {},
    body: new TextEncoder().encode(String(asked.length)),
    ...over,
  })
  const read = async (path: string, over: Partial<GatewayAnswer> = {}) => {
    const { body } = await cache.read(path, async () => {
      asked.push(path)
      return answerOf(over)
    })
    return new TextDecoder().decode(body ?? new Uint8Array())
  }
  return { asked, cache, read }
}

function held(cache: AnswerCache, path: string) {
  let end: (answer: GatewayAnswer) => void = () => undefined
  const promise = new Promise<GatewayAnswer>((resolve) => {
    end = resolve
  })
  return { answer: cache.read(path, () => promise), end: (answer: GatewayAnswer) => end(answer) }
}

test('a hundred concurrent visitors cause one call, and later ones none for five seconds', async () => {
  let now = 0
  const { asked, read } = served(() => now)
  await Promise.all(Array.from({ length: 100 }, () => read(state)))
  now = cacheLimits.lifetime - 1
  expect([await read(state), asked.length, cacheLimits.lifetime]).toEqual(['1', 1, 5_000])
  now = cacheLimits.lifetime
  expect([await read(state), asked.length]).toEqual(['2', 2])
})

test.each([429, 500, 503, 301])(
  'an answer with status %d is returned to the waiting requests, and not cached',
  async (status) => {
    const { asked, read } = served()
    await Promise.all([read(state, { status }), read(state, { status })])
    await read(state, { status })
    expect(asked).toHaveLength(2)
  },
)

test('a failed call is not cached', async () => {
  const { cache, read } = served()
  await expect(cache.read(state, () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  expect(await read(state)).toBe('1')
})

test('entries changed by a call are requested again, also during a running request', async () => {
  const { asked, cache, read } = served()
  const old = held(cache, queue)
  await read(state)
  await read('/v1/chains')
  await read('/v1/chains/11/safe-apps')
  cache.forgetChain(1)
  await read(queue)
  old.end({ status: 200, statusText: '', headers: {}, body: null })
  await old.answer
  expect([await read(queue), await read(state)]).toEqual(['4', '5'])
  await read('/v1/chains')
  await read('/v1/chains/11/safe-apps')
  expect(asked).toHaveLength(5)
})

test('a list of a Safe is never older than the tags of the Safe', async () => {
  let now = 0
  const { cache, read } = served(() => now)
  await read(queue)
  await read(`/v2${state.slice(3)}/collectibles`)
  await read(`/v1/chains/1/safes/0x${'b'.repeat(40)}/messages`)
  now = 1_000
  await read(state)
  expect([cache.has(queue), cache.has(`/v2${state.slice(3)}/collectibles`)]).toEqual([false, false])
  expect(cache.has(`/v1/chains/1/safes/0x${'b'.repeat(40)}/messages`)).toBe(true)
  await read(queue)
  await read(state)
  expect(cache.has(queue)).toBe(true)
})

test('the cache is bounded in answers and in bytes, and evicts the oldest first', async () => {
  const { cache, read } = served()
  for (let page = 0; page <= cacheLimits.answers; page++) await read(`${queue}&cursor=${page}`)
  expect([cache.has(`${queue}&cursor=0`), cache.has(`${queue}&cursor=1`)]).toEqual([false, true])
  const body = new Uint8Array(cacheLimits.bytes / 4)
  for (let page = 0; page < 6; page++) await read(`/v1/chains?cursor=${page}`, { body })
  const kept = Array.from({ length: 6 }, (_, page) => cache.has(`/v1/chains?cursor=${page}`))
  expect(kept).toEqual([false, false, true, true, true, true])
})
