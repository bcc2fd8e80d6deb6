import { expect, test } from 'vitest'
import { marketHealth } from './market-health'
import { lateAfter, type ReaderStatus } from './reader'

const status = (over: Partial<ReaderStatus> = {}): ReaderStatus => ({
  state: 'reading',
  block: '7',
  readMs: 100,
  problem: null,
  isDatabaseAway: false,
  sinceMs: 5,
  ...over,
})

test('a reader that reads is well, and so is one that sleeps', () => {
  expect(marketHealth(status())).toEqual({
    ok: true,
    ageMs: 0,
    sinceMs: 5,
    state: 'reading',
    block: 7,
    readMs: 100,
  })
  expect(marketHealth(status({ state: 'sleeping', readMs: 9_000_000 })).ok).toBe(true)
})

test('what a node does wrong is reported', () => {
  const problem = 'The node went back from block 9 to 7: it lags behind.'
  expect(marketHealth(status({ problem }))).toMatchObject({ ok: false, problem })
})

test('a process that hears nothing from the one that reads is not well', () => {
  expect(marketHealth(status({ state: 'following', readMs: lateAfter + 1 })).ok).toBe(false)
  expect(marketHealth(status({ state: 'following', readMs: lateAfter })).ok).toBe(true)
})
