import { expect, test } from 'vitest'
import { marketHealth, type ReaderStatus } from './reader'

/** ms. */
const staleAfterMs = 30_000

const status = (over: Partial<ReaderStatus> = {}): ReaderStatus => ({
  state: 'reading',
  block: '7',
  readMs: 100,
  heardMs: 90,
  blockAgeMs: null,
  problem: null,
  isDatabaseAway: false,
  sinceMs: 5,
  ...over,
})

test('a reader is healthy while it reads and while it is idle', () => {
  expect(marketHealth(status())).toEqual({
    ok: true,
    ageMs: 0,
    sinceMs: 5,
    state: 'reading',
    block: 7,
    readMs: 100,
    heardMs: 90,
  })
  const asleep = { state: 'sleeping', readMs: 9_000_000, heardMs: 9_000_000, blockAgeMs: 9_000_000 } as const
  expect(marketHealth(status(asleep)).ok).toBe(true)
})

test('a problem of the node is reported', () => {
  const problem = 'The node went back from block 9 to 7: it lags behind.'
  expect(marketHealth(status({ problem }))).toMatchObject({ ok: false, problem })
})

test('a process is unhealthy when the leader has confirmed nothing for 30 s', () => {
  expect(marketHealth(status({ state: 'following', heardMs: staleAfterMs + 1 })).ok).toBe(false)
  expect(marketHealth(status({ state: 'following', heardMs: staleAfterMs })).ok).toBe(true)
})

test.each(['reading', 'following'] as const)('a process that is %s reports an old block', (state) => {
  expect(marketHealth(status({ state, blockAgeMs: staleAfterMs })).ok).toBe(true)
  const old = marketHealth(status({ state, blockAgeMs: staleAfterMs + 1 }))
  expect(old).toMatchObject({ ok: false, problem: expect.stringContaining('has stopped') })
})

test('a block may be 15 s in the future, and beyond that the clock of the machine is behind', () => {
  expect(marketHealth(status({ blockAgeMs: -15_000 })).ok).toBe(true)
  expect(marketHealth(status({ blockAgeMs: -15_001 }))).toMatchObject({
    ok: false,
    problem: expect.stringContaining('clock of this machine is behind'),
  })
})
