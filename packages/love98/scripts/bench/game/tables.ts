import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { idLength, listTable, readRuns, type TableQuery } from '../../../src/server/db/heartbreak-tables.ts'
import { openDatabase } from '../../../src/server/db/open-database.ts'
import type { Database } from '../../../src/server/db/opened-database.ts'
import { percentile } from '../statistics.ts'

const periods = ['day', 'week', 'all'] as const

/**
 * Reads the first page of a table over 100,000 runs of 20,000 wallets on five levels.
 *
 * @param server without one the embedded database is measured, in a new folder
 * @returns ms, median of 15
 */
export async function measureTables(
  server: { url: string } | undefined,
): Promise<Record<'day' | 'week' | 'all', number>> {
  const folder = await mkdtemp(join(tmpdir(), 'love98-bench-'))
  const database = await openDatabase(server ?? { directory: join(folder, 'data') })
  try {
    await fillWithRuns(database, '2026-10-01')
    const times = { day: 0, week: 0, all: 0 }
    const days: Record<(typeof periods)[number], TableQuery['days']> = {
      day: { from: '2026-11-18', until: '2026-11-19' },
      week: { from: '2026-11-16', until: '2026-11-23' },
      all: null,
    }
    for (const period of periods) {
      const table: TableQuery = { level: 'crush', kind: 'any', days: days[period] }
      const read = []
      for (let run = 0; run < 18; run++) {
        const start = performance.now()
        const ids = await listTable(database, table)
        const first = Array.from({ length: 25 }, (_, at) => ids.slice(at * idLength, (at + 1) * idLength))
        const rows = await readRuns(database, first)
        read.push(performance.now() - start)
        if (rows.length < 25) throw new Error(`The table of ${period} is empty.`)
      }
      times[period] = percentile(read.slice(3), 0.5)
    }
    return times
  } finally {
    await database.orm.execute(sql`truncate heartbreak_games`)
    await database.close()
    await rm(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}

/**
 * Fills an empty database with 100,000 runs of 20,000 wallets on five levels over 60 days, and lets it count them.
 *
 * @param firstDay `2026-10-01`
 */
export async function fillWithRuns({ orm }: Database, firstDay: string) {
  // In parts, because a statement may take two seconds.
  for (let first = 1; first < 100_000; first += 5_000)
    await orm.execute(sql.raw(runsFrom(first, first + 4_999, firstDay)))
  // As the server does it periodically; see `pruneExpired`.
  await orm.execute(sql`vacuum (analyze) heartbreak_games`)
}

/** Created by the database itself: 60 days of runs, whose times repeat so that ties are decided. */
function runsFrom(first: number, last: number, firstDay: string) {
  const wallet = "'0x' || lpad((n / 5 * 7919 % 20000)::text, 40, '0')"
  const start = `timestamptz '${firstDay} 12:00Z' + n * interval '50 seconds'`
  return `
    insert into heartbreak_games (id, player, address, level, kind, date, board_id, image, nonce_hash, issued_at,
      status, finished_at, time_ms, three_bv, actions, hints, love_points, log)
    select lpad(to_hex(n), 32, '0'), ${wallet}, ${wallet},
      (array['crush', 'fling', 'marriage', 'pocket', 'long-distance'])[1 + n % 5], 'free',
      to_char(date '${firstDay}' + (n / 1667)::integer, 'YYYY-MM-DD'), 'g1.crush.aaaaaaaaaaaaaaaaaaaaaaaaaa', 0,
      repeat('0', 64), ${start}, 'ranked', ${start} + interval '1 minute', 5000 + n * 104729 % 90000, 20,
      30 + n % 40, 0, 10, repeat(md5(n::text), 40)
    from generate_series(${first}::bigint, ${last}) as n`
}
