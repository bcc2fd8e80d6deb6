import { expect, test } from 'vitest'
import { createRequestCounter } from './rate-limit-memory'

test('the counter of a process has a bounded number of keys', () => {
  const counter = createRequestCounter(10)
  const limit = { limit: 1, windowMs: 1000 }
  for (let sender = 0; sender < 1000; sender++) counter.count(`sender ${sender}`, limit, 0)
  // The last sender is still known, the first one is forgotten, and memory did not grow.
  expect(counter.count('sender 999', limit, 1).allowed).toBe(false)
  expect(counter.count('sender 0', limit, 1).allowed).toBe(true)
  expect(counter.count('sender 999', limit, 1000).allowed).toBe(true)
})

test('a sender is forgotten a minute after the window of its limit ends, and not before', () => {
  const windows = new Map()
  const counter = createRequestCounter(20_000, windows)
  for (let sender = 0; sender < 1000; sender++)
    counter.count(`sender ${sender}`, { limit: 1, windowMs: 1000 }, 0)
  counter.count('for an hour', { limit: 1, windowMs: 3_600_000 }, 0)
  counter.count('another', { limit: 1, windowMs: 1000 }, 61_000)
  expect([...windows.keys()]).toEqual(['for an hour', 'another'])
  expect(counter.count('for an hour', { limit: 1, windowMs: 3_600_000 }, 61_000).allowed).toBe(false)
})
