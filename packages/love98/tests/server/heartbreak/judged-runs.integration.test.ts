import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { levels } from '@/domain/heartbreak/board/level'
import { encodeLog } from '@/domain/heartbreak/wire/move-log'
import { heartbreakGames } from '@/server/db/heartbreak-schema'
import { pruneExpired } from '@/server/db/prune'
import { finishGame } from '@/server/heartbreak/finish-game'
import { deletePlayerHistory, readOwnState } from '@/server/heartbreak/own-state'
import { readReplay } from '@/server/heartbreak/read-replay'
import { startGame } from '@/server/heartbreak/start-game'
import { databaseOf } from '../db/database-of'
import { engines } from '../db/engines'
import { losing, portsOn, spanOf, submitRun, wallet, winning } from './ranked-play'

const [crush, fling] = levels
const daily = { level: crush, kind: 'daily' } as const
const free = { level: crush, kind: 'free' } as const
const minute = 60_000

describe.each(engines)('judged runs on %s', (engine) => {
  const on = databaseOf(engine, 'heartbreak_games, heartbreak_secrets')

  test('an impossible run is refused with a reason, which is stored', async () => {
    const { ports, clock } = portsOn(on.db)
    const play = async (
      change: (game: ReturnType<typeof winning>) => object,
      after: (spanMs: number) => number = (spanMs) => spanMs,
    ) => {
      const started = await startGame(ports, wallet(1), free)
      const won = winning(started)
      clock.pass(after(won.spanMs))
      const first = await finishGame(ports, wallet(1), { ...won.request, ...change(won) })
      expect(await finishGame(ports, wallet(1), won.request)).toEqual(first)
      await expect(readReplay(ports, null, started.gameId)).rejects.toHaveProperty('code', 'unknown-game')
      return first.outcome === 'refused' ? first.refusal : first.outcome
    }
    const log = (moves: Parameters<typeof encodeLog>[0]) => ({ log: encodeLog(moves) })
    expect([
      await play(({ moves }) => log([...moves, { afterMs: 1, operation: 'hint', cell: 0 }])),
      await play(({ moves }) => log([...moves].reverse())),
      await play(({ moves }) => log(moves.slice(0, -1))),
      await play(({ request }) => ({ claimedMs: request.claimedMs - 1 })),
      await play(
        () => ({}),
        (spanMs) => spanMs - 2_001,
      ),
      await play(
        () => ({}),
        (spanMs) => spanMs + 10_001,
      ),
      await play(
        () => ({}),
        () => 30 * minute + 1,
      ),
      await play(
        ({ moves }) => {
          const at = moves.map((move) => ({ ...move, afterMs: 0 }))
          const penalties = 15_000 * moves.filter(({ operation }) => operation === 'hint').length
          return { ...log(at), claimedMs: penalties, roundTripMs: 1_000 }
        },
        () => 1_000,
      ),
    ]).toEqual([
      'illegal-move',
      'illegal-move',
      'not-over',
      'time-differs',
      'longer-than-passed',
      'sped-up',
      'too-late',
      'impossible',
    ])
    const [stored] = await on.db.orm
      .select({
        logs: sql`count(${heartbreakGames.log})`.mapWith(Number),
        games: sql`count(*)`.mapWith(Number),
      })
      .from(heartbreakGames)
    expect(stored).toEqual({ logs: 0, games: 8 })
  })

  test('the log of another game is refused, and a damaged one may be sent again', async () => {
    const { ports, clock } = portsOn(on.db)
    const one = await startGame(ports, wallet(1), free)
    const other = await startGame(ports, wallet(1), free)
    const won = winning(one)
    clock.pass(won.spanMs)
    const replayed = { ...won.request, gameId: other.gameId, nonce: other.nonce }
    expect(await finishGame(ports, wallet(1), replayed)).toMatchObject({ outcome: 'refused' })
    const damaged = { ...won.request, log: won.request.log.slice(0, -4) }
    await expect(finishGame(ports, wallet(1), damaged)).rejects.toHaveProperty('code', 'bad-log')
    expect(await finishGame(ports, wallet(1), won.request)).toMatchObject({ outcome: 'ranked' })
  })

  test('only its own wallet can finish a game, and ids cannot be guessed', async () => {
    const { ports, clock } = portsOn(on.db)
    const started = await startGame(ports, wallet(1), free)
    const { request, spanMs } = winning(started)
    clock.pass(spanMs)
    for (const [player, wrong] of [
      [wallet(2), request],
      [{ ...wallet(1), player: `1:${wallet(1).address}` }, request],
      [wallet(1), { ...request, nonce: 'f'.repeat(32) }],
      [wallet(1), { ...request, gameId: 'f'.repeat(32) }],
    ] as const)
      await expect(finishGame(ports, player, wrong)).rejects.toHaveProperty('code', 'unknown-game')
    expect(await finishGame(ports, wallet(1), request)).toMatchObject({ outcome: 'ranked' })
  })

  test('a suspicious run stays in its table, marked as under review and below all others', async () => {
    const { ports, clock } = portsOn(on.db)
    const honest = await startGame(ports, wallet(2), { level: fling, kind: 'free' })
    const slow = winning(honest)
    clock.pass(slow.spanMs)
    await finishGame(ports, wallet(2), slow.request)
    const started = await startGame(ports, wallet(1), { level: fling, kind: 'free' })
    const { moves } = winning(started)
    const even = moves.map((move) => ({ ...move, afterMs: 200 }))
    clock.pass(spanOf(even))
    const input = { untrusted: 12, pointerSamples: 0, pointer: 0, touch: 0, keyboard: 0 }
    expect(await finishGame(ports, wallet(1), { ...submitRun(started, even), input })).toMatchObject({
      outcome: 'ranked',
      underReview: true,
      flags: ['regular-intervals', 'untrusted-events'],
      ranks: { day: 2, week: 2, all: 2 },
    })
  })

  test('a replay of today’s board is public only when the day is over', async () => {
    const { ports, clock } = portsOn(on.db)
    const started = await startGame(ports, wallet(1), daily)
    const { request, spanMs } = winning(started)
    clock.pass(spanMs)
    await finishGame(ports, wallet(1), request)
    expect(await readReplay(ports, wallet(1), started.gameId)).toHaveProperty('log')
    for (const visitor of [null, wallet(2)])
      await expect(readReplay(ports, visitor, started.gameId)).rejects.toHaveProperty(
        'code',
        'not-yet-public',
      )
    clock.now = new Date('2026-11-19T00:29:59.999Z')
    await expect(readReplay(ports, null, started.gameId)).rejects.toHaveProperty('code', 'not-yet-public')
    clock.now = new Date('2026-11-19T00:30:00.000Z')
    expect(await readReplay(ports, null, started.gameId)).toHaveProperty('log')
  })

  test('a lost game can be watched for a week, and stays counted afterwards', async () => {
    const { ports, clock } = portsOn(on.db)
    const started = await startGame(ports, wallet(1), free)
    const { request, spanMs } = losing(started)
    clock.pass(spanMs)
    await finishGame(ports, wallet(1), request)
    clock.pass(7 * 24 * 60 * minute - spanMs - 1)
    await pruneExpired(on.db, clock.now)
    expect(await readReplay(ports, null, started.gameId)).toMatchObject({ outcome: 'lost', log: request.log })
    clock.pass(1)
    await pruneExpired(on.db, clock.now)
    await expect(readReplay(ports, null, started.gameId)).rejects.toHaveProperty('code', 'unknown-game')
    expect(await finishGame(ports, wallet(1), request)).toMatchObject({ outcome: 'lost' })
  })

  test("the wallet's own state has attempts, streak with repaired days, and points", async () => {
    const { ports, clock } = portsOn(on.db)
    for (const [day, make] of [
      ['16', winning],
      ['17', losing],
      ['18', winning],
      ['19', winning],
    ] as const) {
      clock.now = new Date(`2026-11-${day}T12:00:00.000Z`)
      const started = await startGame(ports, wallet(1), daily)
      const { request, spanMs } = make(started)
      clock.pass(spanMs)
      const end = await finishGame(ports, wallet(1), request)
      expect(end.outcome).toBe(make === winning ? 'ranked' : 'lost')
    }
    const running = await startGame(ports, wallet(1), { ...daily, level: fling })
    const own = await readOwnState(ports, wallet(1))
    expect(own.streak).toEqual({
      days: 3,
      longest: 3,
      solvedToday: true,
      repaired: ['2026-11-17'],
      repairsLeft: 0,
    })
    expect(own.attempts.map(({ status }) => status)).toEqual(['won', 'playing', 'none', 'none', 'none'])
    expect(own.attempts[1]).toHaveProperty('gameId', running.gameId)
    expect([own.runs, own.lovePoints > 0]).toEqual([3, true])
  })

  test('deleting a wallet’s runs keeps today’s attempt used up', async () => {
    const { ports, clock } = portsOn(on.db)
    const started = await startGame(ports, wallet(1), daily)
    const { request, spanMs } = winning(started)
    clock.pass(spanMs)
    await finishGame(ports, wallet(1), request)
    const other = await startGame(ports, wallet(1), free)
    await deletePlayerHistory(ports, wallet(1))
    expect(await readOwnState(ports, wallet(1))).toMatchObject({
      runs: 0,
      lovePoints: 0,
      streak: { days: 0 },
    })
    await expect(startGame(ports, wallet(1), daily)).rejects.toHaveProperty('code', 'already-played')
    await expect(readReplay(ports, wallet(1), started.gameId)).rejects.toHaveProperty('code', 'unknown-game')
    await expect(finishGame(ports, wallet(1), request)).rejects.toHaveProperty('code', 'unknown-game')
    await expect(finishGame(ports, wallet(1), winning(other).request)).rejects.toHaveProperty(
      'code',
      'unknown-game',
    )
    const { rows } = (await on.db.orm.execute(
      sql`select log, time_ms, finished_at, detail from heartbreak_games`,
    )) as unknown as { rows: object[] }
    expect(rows).toEqual([{ log: null, time_ms: null, finished_at: null, detail: null }])
  })
})
