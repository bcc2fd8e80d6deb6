import 'server-only'
import type * as v from 'valibot'
import { AppError } from '@/domain/errors'
import { isCalendarDay } from '@/domain/heartbreak/daily/calendar-day'
import {
  type LeaderboardAnswer,
  type LeaderboardRow,
  leaderboardPageSize,
  type leaderboardQuery,
} from '@/domain/heartbreak/wire/api-reads'
import { findBestRun, listTable, readRuns } from '../db/heartbreak-tables'
import type { Player } from '../players/player'
import { dayOf, dayStart, daysOf } from './days'
import type { HeartbreakPorts } from './ports'
import type { TableRow } from './table-cache'

/**
 * Returns a page of a table, with the visitor's own row. A table may be five seconds old; the visitor's own run
 * appears immediately.
 * @throws {AppError} `bad-request` for a day that does not exist, `database-unavailable`
 */
export async function readLeaderboard(
  ports: HeartbreakPorts,
  visitor: Player | null,
  { level, period, kind, date, page }: v.InferOutput<typeof leaderboardQuery>,
): Promise<LeaderboardAnswer> {
  if (date !== undefined && !isCalendarDay(date)) throw new AppError('bad-request', new Error('no such day'))
  const days = daysOf(period, date ?? dayOf(ports.now()))
  const table = { level, kind, days }
  const database = await ports.database()
  const part = await ports.tables.read(
    [level, kind, days?.from, days?.until].join(' '),
    {
      list: () => listTable(database, table),
      readRuns: (ids) => readRuns(database, ids),
      findBestRun: (player) => findBestRun(database, table, player),
    },
    {
      first: (page - 1) * leaderboardPageSize + 1,
      count: leaderboardPageSize,
      player: visitor?.player ?? null,
    },
  )
  const { nameOf, pending } = ports.names.known(
    [...part.rows, ...(part.own ? [part.own] : [])].map(({ address }) => address),
  )
  const toRow = (row: TableRow): LeaderboardRow => ({ ...row, name: nameOf(row.address) })
  return {
    level,
    period,
    kind,
    from: days && dayStart(days.from).toISOString(),
    until: days && dayStart(days.until).toISOString(),
    total: part.total,
    page,
    pages: Math.max(1, Math.ceil(part.total / leaderboardPageSize)),
    rows: part.rows.map(toRow),
    own: part.own && toRow(part.own),
    namesPending: pending,
  }
}
