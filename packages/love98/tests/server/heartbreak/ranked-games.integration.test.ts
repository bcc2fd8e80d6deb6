import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { levels } from '@/domain/heartbreak/board/level'
import { pinLimits } from '@/domain/heartbreak/run/pin-record'
import { replay } from '@/domain/heartbreak/run/replay'
import { finishAnswer, startAnswer } from '@/domain/heartbreak/wire/api'
import { encodeLog } from '@/domain/heartbreak/wire/move-log'
import { finishGame } from '@/server/heartbreak/finish-game'
import { readOwnState } from '@/server/heartbreak/own-state'
import { readReplay } from '@/server/heartbreak/read-replay'
import { startGame } from '@/server/heartbreak/start-game'
import { ranked } from '../../domain/heartbreak/played-game'
import { databaseOf } from '../db/database-of'
import { engines } from '../db/engines'
import { boardOf, portsOn, spanOf, submitRun, wallet, winning } from './ranked-play'

const [crush, fling] = levels
const daily = { level: crush, kind: 'daily' } as const
const free = { level: crush, kind: 'free' } as const
const minute = 60_000

describe.each(engines)('ranked games on %s', (engine) => {
  const on = databaseOf(engine, 'heartbreak_games, heartbreak_secrets')

  // Proves S2.5
  test('a game is started, won, ranked and replayed', async () => {
    const { ports, clock } = portsOn(on.db)
    const started = await startGame(ports, wallet(1), free)
    expect(v.parse(startAnswer, started)).toEqual(started)
    const { request, spanMs, moves } = winning(started)
    clock.pass(spanMs + 300)
    const finished = await finishGame(ports, wallet(1), request)
    expect(v.parse(finishAnswer, finished)).toEqual(finished)
    expect(finished).toMatchObject({
      outcome: 'ranked',
      // 300 ms passed that are not in the log, and 200 of them were network travel.
      officialMs: request.claimedMs + 100,
      addedMs: { look: 0, travel: 100 },
      underReview: false,
      ranks: { day: 1, week: 1, all: 1 },
    })
    const watched = await readReplay(ports, null, started.gameId)
    expect(watched).toMatchObject({ outcome: 'ranked', log: encodeLog(moves), boardId: started.boardId })
    expect(replay(boardOf(watched), ranked, moves).game.phase).toBe('won')
  })

  test('concurrent submissions record one outcome, and later ones get the same answer', async () => {
    const { ports, clock } = portsOn(on.db)
    for (let round = 0; round < 5; round++) {
      const started = await startGame(ports, wallet(1), free)
      const fast = winning(started, 1, 0.5)
      const slow = winning(started, 1, 0.6)
      clock.pass(fast.spanMs + 100)
      const sent = [fast, slow, fast, slow, fast, slow, fast, slow]
      const answers = await Promise.all(sent.map(({ request }) => finishGame(ports, wallet(1), request)))
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
      clock.pass(5 * minute)
      const again = await finishGame(ports, wallet(1), slow.request)
      expect(again).toMatchObject({ officialMs: Reflect.get(Object(answers[0]), 'officialMs') })
      const rows = await on.db.orm.execute(sql`select count(*)::integer as count from heartbreak_games
        where id = ${started.gameId} and status = 'ranked'`)
      expect(Reflect.get(rows as object, 'rows')).toEqual([{ count: 1 }])
    }
  })

  test('a wallet has one attempt at a daily board and level, also with twenty concurrent starts', async () => {
    const { ports, clock } = portsOn(on.db)
    const starts = await Promise.all(Array.from({ length: 20 }, () => startGame(ports, wallet(1), daily)))
    expect(new Set(starts.map(({ gameId }) => gameId)).size).toBe(1)
    // Only the newest nonce is valid, and it is the last one that the database stored.
    const won = winning(starts[0] ?? (await startGame(ports, wallet(1), daily)))
    clock.pass(won.spanMs)
    const outcomes = await Promise.allSettled(
      starts.map(({ nonce }) => finishGame(ports, wallet(1), { ...won.request, nonce })),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(1)
    await expect(startGame(ports, wallet(1), daily)).rejects.toHaveProperty('code', 'already-played')
    const others = [
      startGame(ports, wallet(2), daily),
      startGame(ports, wallet(1), { ...daily, level: fling }),
    ]
    expect(await Promise.all(others)).toHaveLength(2)
    clock.pass(24 * 60 * minute)
    expect((await startGame(ports, wallet(1), daily)).gameId).not.toBe(starts[0]?.gameId)
  })

  test('a wallet that never pins a whole heart over several games is flagged', async () => {
    const { ports, clock } = portsOn(on.db)
    const flags: string[][] = []
    for (let game = 0; game < pinLimits.games; game++) {
      const started = await startGame(ports, wallet(1), { ...free, level: fling })
      const { request, spanMs } = winning(started, game)
      clock.pass(spanMs)
      const result = await finishGame(ports, wallet(1), request)
      flags.push(result.outcome === 'ranked' ? result.flags : [])
    }
    expect(flags.map((signs) => signs.includes('no-mis-pins'))).toEqual([...Array(9).fill(false), true])
    const other = winning(await startGame(ports, wallet(2), { ...free, level: fling }))
    clock.pass(other.spanMs)
    expect(await finishGame(ports, wallet(2), other.request)).toMatchObject({ flags: [] })
  })

  test('an interrupted daily attempt resumes with its clock running and a new nonce', async () => {
    const { ports, clock } = portsOn(on.db)
    const first = await startGame(ports, wallet(1), daily)
    clock.pass(60_000)
    const second = await startGame(ports, wallet(1), daily)
    expect(second).toMatchObject({ gameId: first.gameId, boardId: first.boardId, elapsedMs: 60_000 })
    const { moves } = winning(second)
    const [opening, ...rest] = moves
    if (!opening) throw new Error('no moves')
    const waited = [{ ...opening, afterMs: opening.afterMs + second.elapsedMs }, ...rest]
    clock.pass(spanOf(moves))
    await expect(
      finishGame(ports, wallet(1), { ...submitRun(first, waited), nonce: first.nonce }),
    ).rejects.toHaveProperty('code', 'unknown-game')
    expect(await finishGame(ports, wallet(1), submitRun(second, waited))).toMatchObject({
      outcome: 'ranked',
      addedMs: { look: 50_000 + opening.afterMs, travel: 0 },
    })
    clock.pass(30 * minute)
    const left = await startGame(ports, wallet(2), daily)
    clock.pass(30 * minute)
    await expect(startGame(ports, wallet(2), daily)).rejects.toHaveProperty('code', 'already-played')
    expect((await readOwnState(ports, wallet(2))).attempts[0]).toEqual({
      level: 'crush',
      status: 'left',
      gameId: left.gameId,
    })
  })
})
