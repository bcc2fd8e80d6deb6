import { expect, test } from 'vitest'
import { createLruCache, setFor } from './lru-cache'

test('an entry expires after its lifetime, by a clock that may begin at 0', () => {
  let now = 0
  const cache = createLruCache<{ id: number }>({ max: 2 }, () => now)
  setFor(cache, 'a', { id: 1 }, 1_000)
  cache.set('b', { id: 2 })
  now = 999
  expect(cache.get('a')).toEqual({ id: 1 })
  now = 1_000
  expect([cache.get('a'), cache.has('a')]).toEqual([undefined, false])
  now = 1e9
  expect(cache.get('b')).toEqual({ id: 2 })
})

test('the least recently used entry is evicted, by number and by size, and a replaced value is measured again', () => {
  const cache = createLruCache<{ id: number }>({ max: 3, maxSize: 10 }, () => 0)
  const first = { id: 1 }
  cache.set('a', first)
  for (const key of ['b', 'c']) setFor(cache, key, { id: 0 }, 1_000, 2)
  cache.get('b')
  setFor(cache, 'a', first, 1_000, 7)
  expect([...cache.keys()].sort()).toEqual(['a', 'b'])
  expect(cache.calculatedSize).toBe(9)
})
