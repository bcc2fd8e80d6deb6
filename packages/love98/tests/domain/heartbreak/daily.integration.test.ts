import { createHash, createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { levels } from '@/domain/heartbreak/board/level'
import { monthOf } from '@/domain/heartbreak/daily/calendar-day'
import { matchesCommitment, revealTimeMs } from '@/domain/heartbreak/daily/commitment'
import { dailySeed, dealDaily, imageForWallet, weekdayOf } from '@/domain/heartbreak/daily/daily'
import { dealBoard } from '@/domain/heartbreak/generator/generator'

const secret = new Uint8Array(32).fill(7)
const keyed = (message: string) => new Uint8Array(createHmac('sha256', secret).update(message).digest())
const sha256 = (bytes: Uint8Array) => new Uint8Array(createHash('sha256').update(bytes).digest())
const [crush, fling] = levels

test('the secret alone reproduces the daily board', async () => {
  for (const level of levels) {
    const daily = await dealDaily(keyed, '2026-11-20', level)
    const seed = await dailySeed(async (message) => keyed(message), '2026-11-20', level, daily.attempt)
    expect(dealBoard({ level, seed }).hearts).toEqual(daily.board.hearts)
    expect(await dealDaily(keyed, '2026-11-20', level)).toEqual(daily)
  }
})

test('the seed is the beginning of the HMAC of day, level and attempt', async () => {
  const digest = createHmac('sha256', secret).update('daily|2026-11-20|crush|0').digest()
  expect(await dailySeed(keyed, '2026-11-20', crush, 0)).toEqual(new Uint8Array(digest.subarray(0, 16)))
  await expect(dailySeed(() => new Uint8Array(8), '2026-11-20', crush, 0)).rejects.toThrow('16 bytes')
})

test('the open board differs from the ranked one and has its grade', async () => {
  for (const level of levels) {
    const ranked = await dealDaily(keyed, '2026-11-20', level)
    const open = await dealDaily(keyed, '2026-11-20', level, 'open')
    expect(open.board.hearts).not.toEqual(ranked.board.hearts)
  }
  const digest = createHmac('sha256', secret).update('open|2026-11-20|crush|3').digest()
  expect(await dailySeed(keyed, '2026-11-20', crush, 3, 'open')).toEqual(
    new Uint8Array(digest.subarray(0, 16)),
  )
  expect((await dealDaily(keyed, '2026-11-22', fling, 'open')).grade.hardest).toBe('proof')
})

test('the week begins with easy logic and ends with proofs', async () => {
  for (const week of [0, 7, 14]) {
    const day = (offset: number) =>
      new Date(Date.UTC(2026, 10, 16 + week + offset)).toISOString().slice(0, 10)
    expect((await dealDaily(keyed, day(0), fling)).grade.hardest).toBe('single')
    expect((await dealDaily(keyed, day(6), fling)).grade.hardest).toBe('proof')
  }
})

test('a wallet has its own image of the board, for any spelling of its address', async () => {
  const seen = new Set<number>()
  for (let number = 0; number < 100; number++) {
    const address = `0x${number.toString(16).padStart(40, 'A')}`
    const image = await imageForWallet(keyed, '2026-11-20', crush, address)
    expect(await imageForWallet(keyed, '2026-11-20', crush, address.toLowerCase())).toBe(image)
    seen.add(image)
  }
  expect([...seen].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
})

test('a nonexistent day is refused', async () => {
  expect(weekdayOf('2026-11-22')).toBe(0)
  for (const date of ['2026-02-30', '2026-1-1', 'today', '2026-11-20T00'])
    expect(() => weekdayOf(date)).toThrow('not a day')
  await expect(dealDaily(keyed, '2026-13-01', crush)).rejects.toThrow('not a day')
})

test('a published secret matches the commitment published before', async () => {
  const commitment = createHash('sha256').update(secret).digest('hex')
  expect(await matchesCommitment(sha256, secret, commitment)).toBe(true)
  expect(await matchesCommitment(sha256, secret, commitment.toUpperCase())).toBe(true)
  expect(await matchesCommitment(sha256, new Uint8Array(32).fill(8), commitment)).toBe(false)
  const short = new Uint8Array(31)
  const shortHash = createHash('sha256').update(short).digest('hex')
  expect(await matchesCommitment(sha256, short, shortHash)).toBe(false)
})

test("a month's secret may be published an hour after its last day", () => {
  expect(monthOf('2026-12-31')).toBe('2026-12')
  expect(revealTimeMs('2026-12')).toBe(Date.UTC(2027, 0, 1, 1))
  for (const month of ['2026-13', '2026', '2026-1']) expect(() => revealTimeMs(month)).toThrow('not a month')
})
