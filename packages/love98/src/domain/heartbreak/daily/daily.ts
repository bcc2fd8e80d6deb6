import type { Board } from '@/domain/heartbreak/board/board'
import type { BoardSpec } from '@/domain/heartbreak/board/board-id'
import type { Level } from '@/domain/heartbreak/board/level'
import { type Seed, seedBytes } from '@/domain/heartbreak/board/seed'
import { type Image, imageCount } from '@/domain/heartbreak/board/transform'
import { dealBoard } from '@/domain/heartbreak/generator/generator'
import { type Grade, gradeBoard } from '@/domain/heartbreak/generator/grade'
import { isCalendarDay } from './calendar-day'

/** HMAC-SHA-256 with the month's secret as key, passed in because browser and server have different implementations. */
export type KeyedHash = (message: string) => Uint8Array | Promise<Uint8Array>

/** `daily`: the ranked board of a day. `open`: another board of the same difficulty, playable any number of times. */
export type DailySeries = 'daily' | 'open'

/** The board of a day and the attempt that gave it; anyone can generate it again with the secret. */
export interface Daily {
  readonly name: BoardSpec
  readonly board: Board
  readonly grade: Grade
  readonly attempt: number
}

/**
 * The board of a day and level: the first of the boards derived from the secret whose difficulty is that of its weekday
 * (from easy logic on Monday to at least three proofs on Sunday), or the nearest of the first 128.
 * @param date `2026-11-20`, in UTC
 */
export async function dealDaily(
  hash: KeyedHash,
  date: string,
  level: Level,
  series: DailySeries = 'daily',
): Promise<Daily> {
  const weekday = weekdayOf(date)
  let best: Daily | undefined
  let least = Number.POSITIVE_INFINITY
  for (let attempt = 0; attempt < maxAttempts && least > 0; attempt++) {
    const name = { level, seed: await dailySeed(hash, date, level, attempt, series) }
    const board = dealBoard(name)
    const grade = gradeBoard(board)
    const distance = distanceToDifficulty(weekday, grade)
    if (distance >= least) continue
    least = distance
    best = { name, board, grade, attempt }
  }
  if (!best) throw new Error(`No board was dealt for ${date}.`)
  return best
}

/** The seed of a day's board: the first 128 bits of the hash of `<series>|<date>|<level>|<attempt>`. */
export async function dailySeed(
  hash: KeyedHash,
  date: string,
  level: Level,
  attempt: number,
  series: DailySeries = 'daily',
): Promise<Seed> {
  weekdayOf(date)
  const digest = await hash(`${series}|${date}|${level.id}|${attempt}`)
  if (digest.length < seedBytes) throw new RangeError('The hash of a daily board needs at least 16 bytes.')
  return digest.slice(0, seedBytes)
}

/** Which image of the day's board a wallet plays, by the hash of `image|<date>|<level>|<address in lower case>`. */
export async function imageForWallet(
  hash: KeyedHash,
  date: string,
  level: Level,
  address: string,
): Promise<Image> {
  const digest = await hash(`image|${date}|${level.id}|${address.toLowerCase()}`)
  return (digest[0] ?? 0) % imageCount(level)
}

/** The weekday of a day, 0 for Sunday. @throws {RangeError} for a date that does not exist */
export function weekdayOf(date: string): number {
  if (!isCalendarDay(date)) throw new RangeError(`"${date}" is not a day. Write it as 2026-11-20.`)
  return new Date(`${date}T00:00:00Z`).getUTCDay()
}

const maxAttempts = 128

/** From Sunday: minimum and maximum difficulty; 0 is single, 1 is pairs, 1 + n is n proof steps. */
const wanted: readonly (readonly [number, number])[] = [
  [4, 99],
  [0, 0],
  [0, 1],
  [1, 1],
  [1, 2],
  [2, 3],
  [3, 99],
]

function distanceToDifficulty(weekday: number, { hardest, proofSteps }: Grade): number {
  const [least, most] = wanted[weekday] ?? [0, 99]
  const difficulty = hardest === 'single' ? 0 : hardest === 'pair' ? 1 : 1 + proofSteps
  return Math.max(0, least - difficulty, difficulty - most)
}
