import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { leaderboardAnswer } from '@/domain/heartbreak/wire/api-reads'
import { heartbreakGames, type StoredGame } from '@/server/db/heartbreak-schema'
import { rankOf } from '@/server/db/heartbreak-tables'
import { readLeaderboard } from '@/server/heartbreak/read-leaderboard'
import { databaseOf } from '../db/database-of'
import { engines } from '../db/engines'
import { portsOn, wallet } from './ranked-play'
import { noon, run } from './table-run'

const query = { level: 'crush', period: 'day', kind: 'any', page: 1 } as const
describe.each(engines)('leaderboards on %s', (engine) => {
  const on = databaseOf(engine, 'heartbreak_games')
  const keep = async (...runs: StoredGame[]) => {
    await on.db.orm.insert(heartbreakGames).values(runs)
    return runs
  }
  const read = async (over: object = {}, visitor: number | null = null) => {
    const { ports } = portsOn(on.db)
    const answer = await readLeaderboard(ports, visitor === null ? null : wallet(visitor), {
      ...query,
      ...over,
    })
    expect(v.parse(leaderboardAnswer, answer)).toEqual(answer)
    return answer
  }
  const times = async (over: object = {}) => (await read(over)).rows.map(({ officialMs }) => officialMs)

  // Proves S2.5
  test('leaderboards list the best run of each wallet, ties by fewer actions, then by the earlier finish, and runs under review last', async () => {
    const earlier = noon('2026-11-18')
    const runs = await keep(
      run(1, 900),
      run(1, 500, { actions: 30 }),
      run(1, 500, { actions: 25, finishedAt: new Date(earlier.getTime() - 60_000) }),
      run(2, 500, { actions: 20, finishedAt: noon('2026-11-18') }),
      run(3, 500, { actions: 20, finishedAt: new Date(earlier.getTime() - 1) }),
      run(4, 499, { underReview: true }),
      run(4, 9_000, { underReview: true }),
      run(8, 1, { underReview: true }),
      run(8, 800),
      run(5, 100, { status: 'refused' }),
      run(6, 100, { status: 'lost' }),
      run(7, 100, { level: 'fling' }),
    )
    const { rows, total } = await read()
    expect(rows.map(({ rank, address }) => [rank, Number(address)])).toEqual([
      [1, 3],
      [2, 2],
      [3, 1],
      [4, 8],
      [5, 4],
    ])
    expect([total, rows[4]?.underReview, rows[2]?.actions]).toEqual([5, true, 25])
    // The best run of each wallet; its rank by `placeOf` agrees with its row.
    expect(rows.map(({ gameId }) => gameId)).toEqual([4, 3, 2, 8, 5].map((at) => runs[at]?.id))
    const table = { level: 'crush', kind: 'any', days: null } as const
    for (const { gameId, rank } of rows) {
      const game = runs.find(({ id }) => id === gameId) ?? run(0, 0)
      expect(await rankOf(on.db, table, game)).toBe(rank)
    }
    expect(await rankOf(on.db, table, runs[0] ?? run(0, 0))).toBeNull()
  })

  test('leaderboards cover a day, a week from Monday to Sunday or all time, for free games, daily boards or both', async () => {
    await keep(
      run(1, 1, { date: '2026-11-15' }),
      run(2, 2, { date: '2026-11-16', kind: 'daily' }),
      run(3, 3, { date: '2026-11-18' }),
      run(4, 4, { date: '2026-11-18', kind: 'daily' }),
      run(5, 5, { date: '2026-11-22' }),
      run(6, 6, { date: '2026-11-23' }),
    )
    expect(await times()).toEqual([3, 4])
    expect(await times({ kind: 'daily' })).toEqual([4])
    expect(await times({ period: 'week' })).toEqual([2, 3, 4, 5])
    expect(await times({ period: 'week', kind: 'daily' })).toEqual([2, 4])
    expect(await times({ period: 'week', date: '2026-11-15' })).toEqual([1])
    expect(await times({ period: 'week', date: '2026-11-23' })).toEqual([6])
    expect(await times({ period: 'all' })).toEqual([1, 2, 3, 4, 5, 6])
    expect(await read({ period: 'week' })).toMatchObject({
      from: '2026-11-16T00:00:00.000Z',
      until: '2026-11-23T00:00:00.000Z',
    })
    await expect(read({ date: '2026-02-30' })).rejects.toHaveProperty('code', 'bad-request')
  })

  test("leaderboards are paginated, with the visitor's own row on every page", async () => {
    await keep(...Array.from({ length: 60 }, (_, at) => run(at + 1, 1_000 + at)))
    const first = await read({}, 60)
    expect([first.rows.length, first.total, first.pages, first.own?.rank]).toEqual([25, 60, 3, 60])
    const last = await read({ page: 3 }, 1)
    expect([last.rows[0]?.rank, last.rows.length, last.own?.rank]).toEqual([51, 10, 1])
    const behind = await read({ page: 9 })
    expect([behind.rows, behind.total, behind.own]).toEqual([[], 60, null])
    expect(await read({ level: 'fling' }, 1)).toMatchObject({ rows: [], total: 0, pages: 1, own: null })
  })

  test('the database itself allows a wallet one run of a daily board', async () => {
    await keep(run(1, 1, { kind: 'daily' }))
    await expect(keep(run(1, 2, { kind: 'daily' }))).rejects.toHaveProperty('cause.code', '23505')
    await keep(run(1, 2), run(1, 3), run(1, 4, { kind: 'daily', level: 'fling' }))
  })
})
