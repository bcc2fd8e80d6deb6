import 'server-only'
import { formatBoardId } from '@/domain/heartbreak/board/board-id'
import type { Level } from '@/domain/heartbreak/board/level'
import { dayAfter } from '@/domain/heartbreak/daily/calendar-day'
import { type Daily, type DailySeries, dealDaily, type KeyedHash } from '@/domain/heartbreak/daily/daily'
import type { Grade } from '@/domain/heartbreak/generator/grade'
import type { DailyAnswer } from '@/domain/heartbreak/wire/api'
import { dayOf, dayStart } from './days'
import { monthSecret } from './month-secret'
import type { HeartbreakPorts } from './ports'

/**
 * Returns the board of a day and level: the same in every process, because all share the month's secret. Cached per
 * process, because choosing one takes hundreds of milliseconds.
 * @throws {AppError} `database-unavailable`
 */
export async function dailyBoard(
  ports: HeartbreakPorts,
  { date, level, series }: { date: string; level: Level; series: DailySeries },
): Promise<Daily & { hash: KeyedHash }> {
  const { hash, commitment } = await monthSecret(ports, date)
  // The key contains the commitment instead of the secret, which must not leak.
  const key = [commitment, series, date, level.id].join(' ')
  let dealt = dealtBoards.get(key)
  if (!dealt) {
    dealt = dealDaily(hash, date, level, series)
    if (dealtBoards.size >= maxCachedBoards) dealtBoards.clear()
    dealtBoards.set(key, dealt)
    dealt.catch(() => dealtBoards.delete(key))
  }
  return { ...(await dealt), hash }
}

/** Returns today's boards of a level, without the id of the ranked one. @throws {AppError} `database-unavailable` */
export async function readDaily(ports: HeartbreakPorts, level: Level): Promise<DailyAnswer> {
  const now = ports.now()
  const date = dayOf(now)
  const [open, ranked, { commitment }] = await Promise.all([
    dailyBoard(ports, { date, level, series: 'open' }),
    dailyBoard(ports, { date, level, series: 'daily' }),
    monthSecret(ports, date),
  ])
  return {
    date,
    level: level.id as DailyAnswer['level'],
    open: { boardId: formatBoardId(open.name), grade: plain(open.grade) },
    ranked: { grade: plain(ranked.grade) },
    commitment,
    endsAt: dayStart(dayAfter(date)).toISOString(),
    now: now.toISOString(),
  }
}

/** The size of the cache: ten boards per day, for several days. */
const maxCachedBoards = 50
const dealtBoards = new Map<string, Promise<Daily>>()

function plain({ hardest, label, proofSteps, threeBv, openings }: Grade) {
  return { hardest, label, proofSteps, threeBv, openings }
}
