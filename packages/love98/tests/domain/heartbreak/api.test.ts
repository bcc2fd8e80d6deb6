import * as v from 'valibot'
import { expect, test } from 'vitest'
import { finishAnswer, finishRequest, startRequest } from '@/domain/heartbreak/wire/api'
import { leaderboardPageSize, leaderboardQuery, periods } from '@/domain/heartbreak/wire/api-reads'

const gameId = '0123456789abcdef0123456789abcdef'
const input = { untrusted: 0, pointerSamples: 9, pointer: 3, touch: 0, keyboard: 0 }
const finish = { gameId, nonce: gameId, log: 'AQ', claimedMs: 1, roundTripMs: 2, input }

test('a request with a missing or an unknown field is refused', () => {
  expect(v.parse(startRequest, { level: 'crush', kind: 'daily' })).toEqual({
    level: 'crush',
    kind: 'daily',
    frame: false,
  })
  expect(v.parse(finishRequest, finish)).toEqual({ ...finish, frame: false, lateMs: 0 })
  for (const wrong of [
    { level: 'custom-9x9x10', kind: 'free' },
    { level: 'crush', kind: 'zen' },
    { level: 'crush', kind: 'free', seed: 'mine' },
  ])
    expect(v.safeParse(startRequest, wrong).success).toBe(false)
  for (const wrong of [
    { ...finish, gameId: gameId.toUpperCase() },
    { ...finish, log: 'A Q' },
    { ...finish, log: 'A'.repeat(48_001) },
    { ...finish, claimedMs: 1.5 },
    { ...finish, claimedMs: -1 },
    { ...finish, input: { ...input, positions: [] } },
  ])
    expect(v.safeParse(finishRequest, wrong).success).toBe(false)
})

test('a leaderboard query has defaults for missing fields', () => {
  expect(v.parse(leaderboardQuery, { level: 'crush' })).toEqual({
    level: 'crush',
    period: 'day',
    kind: 'any',
    page: 1,
  })
  expect(v.parse(leaderboardQuery, { level: 'crush', page: '7' }).page).toBe(7)
  for (const page of ['0', '1.5', 'x', '1e9'])
    expect(v.safeParse(leaderboardQuery, { level: 'crush', page }).success).toBe(false)
  expect([periods, leaderboardPageSize]).toEqual([['day', 'week', 'all'], 25])
})

test('an answer of another shape is refused', () => {
  expect(v.safeParse(finishAnswer, { outcome: 'ranked', gameId }).success).toBe(false)
})
