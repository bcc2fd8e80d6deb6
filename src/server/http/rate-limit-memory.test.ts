import { expect, test } from 'vitest'
import { createRequestCounter } from './rate-limit-memory'

test('the counter of a process keeps a bounded number of keys', () => {
  const counter = createRequestCounter(10)
  const limit = { limit: 1, windowMs: 1000 }
  for (let sender = 0; sender < 1000; sender++) counter.count(`sender ${sender}`, limit, 0)
  // The last one is still known, the first is forgotten, and memory did not grow with either.
  expect(counter.count('sender 999', limit, 1).allowed).toBe(false)
  expect(counter.count('sender 0', limit, 1).allowed).toBe(true)
  expect(counter.count('sender 999', limit, 1000).allowed).toBe(true)
})
