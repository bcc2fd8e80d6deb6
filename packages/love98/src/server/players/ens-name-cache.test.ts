import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createEnsNameCache } from './ens-name-cache'

const one = `0x${'a'.repeat(40)}`
let now = 0
beforeEach(() => {
  vi.useFakeTimers()
  now = 0
})
afterEach(() => void vi.useRealTimers())
/** Runs the effects of answered look-ups, without advancing their time limits. */
const settle = () => vi.advanceTimersByTimeAsync(0)

test('a name is cached after the first request and looked up once a day', async () => {
  const lookUp = vi.fn(async () => 'friend.eth')
  const cache = createEnsNameCache(lookUp, () => now)
  const first = cache.known([one, one.toUpperCase().replace('0X', '0x')])
  expect([first.nameOf(one), first.pending]).toEqual([null, true])
  await settle()
  const second = cache.known([one])
  expect([second.nameOf(one), second.nameOf(one.toUpperCase()), second.pending]).toEqual([
    'friend.eth',
    'friend.eth',
    false,
  ])
  now = 86_399_999
  cache.known([one])
  expect(lookUp).toHaveBeenCalledTimes(1)
  now = 86_400_000
  // An old name is used until a new one arrives.
  expect(cache.known([one]).nameOf(one)).toBe('friend.eth')
  await settle()
  expect(lookUp).toHaveBeenCalledTimes(2)
})

test('a missing name and a failed look-up are cached for a while and do not delay an answer', async () => {
  const lookUp = vi.fn(async (): Promise<string | null> => null)
  const cache = createEnsNameCache(lookUp, () => now)
  cache.known([one])
  await settle()
  expect(cache.known([one]).pending).toBe(false)
  now = 3_600_000
  lookUp.mockRejectedValueOnce(new Error('the node is down'))
  cache.known([one])
  await settle()
  expect(cache.known([one])).toMatchObject({ pending: false })
  now += 59_999
  cache.known([one])
  expect(lookUp).toHaveBeenCalledTimes(2)
  now += 1
  cache.known([one])
  expect(lookUp).toHaveBeenCalledTimes(3)
})

test('at most four names are looked up at once, each for at most three seconds, and at most 500 wait', async () => {
  const lookUp = vi.fn((_address: string) => new Promise<string>(() => undefined))
  const cache = createEnsNameCache(lookUp, () => now)
  const many = Array.from({ length: 600 }, (_, at) => `0x${at.toString(16).padStart(40, '0')}`)
  cache.known(many)
  cache.known(many)
  expect(lookUp).toHaveBeenCalledTimes(4)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(lookUp).toHaveBeenCalledTimes(8)
  await vi.advanceTimersByTimeAsync(3_000 * 200)
  // 500 waited after the first four were requested, and the second call filled their four places.
  expect(lookUp).toHaveBeenCalledTimes(504)
  expect(new Set(lookUp.mock.calls.flat()).size).toBe(504)
})
