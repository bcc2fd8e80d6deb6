import { beforeEach, expect, test, vi } from 'vitest'
import type { HeartbreakServer } from '@/browser/api/heartbreak'
import { LoveError } from '@/domain/errors'
import { formatBoardId } from '@/domain/heartbreak/board/board-id'
import { levels } from '@/domain/heartbreak/board/level'
import { dealBoard } from '@/domain/heartbreak/generator/generator'
import type { FinishAnswer, StartAnswer } from '@/domain/heartbreak/wire/api'
import { decodeLog } from '@/domain/heartbreak/wire/move-log'
import { createTable } from '@/programs/heartbreak/game/game-session'
import { createInputCounts } from '@/programs/heartbreak/ranked/input-counter'
import { createRanking } from '@/programs/heartbreak/ranked/ranked-client'
import { parseUnsent, readUnsent } from '@/programs/heartbreak/ranked/unsent-runs'
import { numberedSeed } from '../../domain/heartbreak/numbered-seed'
import { playToTheEnd } from '../../domain/heartbreak/played-game'

const seed = numberedSeed(7)
const board = dealBoard({ level: levels[0], seed })
const start: StartAnswer = {
  gameId: 'a'.repeat(32),
  nonce: 'b'.repeat(32),
  kind: 'free',
  level: 'crush',
  date: '2026-11-20',
  boardId: formatBoardId({ level: levels[0], seed }),
  image: 0,
  issuedAt: '2026-11-20T10:00:00.000Z',
  expiresAt: '2026-11-20T10:30:00.000Z',
  elapsedMs: 0,
}
const lost: FinishAnswer = {
  outcome: 'lost',
  gameId: start.gameId,
  kind: 'free',
  level: 'crush',
  date: start.date,
  boardId: start.boardId,
}

let time: number
beforeEach(() => {
  time = Date.parse('2026-11-20T10:05:00.000Z')
  vi.useFakeTimers()
  const entries = new Map<string, string>()
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, value: string) => void entries.set(key, value),
      removeItem: (key: string) => void entries.delete(key),
    },
  })
})

/** A ranked game played to its end, with a server that answers as told. */
async function playedWith(finish: HeartbreakServer['finish']) {
  const server = { start: async () => ({ ...start, roundTripMs: 40 }), finish } as unknown as HeartbreakServer
  const ranking = createRanking({ server, now: () => time })
  const plan = await ranking.begin('crush', 'free')
  const clock = { now: 0 }
  const dealer = {
    place: () => 'page' as const,
    deal: async () => board,
    deduce: async () => ({ kind: 'none' as const }),
    stop: () => undefined,
  }
  const table = createTable({ dealer, now: () => clock.now }, plan)
  await table.deal(plan)
  for (const { afterMs, cell, operation } of playToTheEnd(board, 1).moves) {
    clock.now += afterMs
    table.move(operation, cell)
  }
  const counts = createInputCounts()
  counts.count({ source: 'keyboard', trusted: true })
  return { ranking, table, counts }
}

test('a finished game is handed in with its record, and forgotten once the server knows it', async () => {
  const finish = vi.fn<HeartbreakServer['finish']>(async () => lost)
  const { counts, ranking, table } = await playedWith(finish)
  ranking.finish(table.getState(), counts)
  await vi.waitFor(() => expect(ranking.getState().phase).toBe('told'))
  const [request] = finish.mock.calls[0] ?? []
  expect(request).toMatchObject({ gameId: start.gameId, nonce: start.nonce, roundTripMs: 40 })
  expect(request && decodeLog(request.log)).toEqual({ ok: true, value: table.getState().moves })
  expect(readUnsent(time)).toEqual([])
  ranking.finish(table.getState(), counts)
  expect(finish).toHaveBeenCalledTimes(1)
})

test('where the server does not answer, the same request is sent again until it does', async () => {
  const finish = vi.fn<HeartbreakServer['finish']>(async () => {
    throw new LoveError('server-unavailable')
  })
  const { counts, ranking, table } = await playedWith(finish)
  ranking.finish(table.getState(), counts)
  await vi.advanceTimersByTimeAsync(0)
  expect(ranking.getState()).toMatchObject({ phase: 'waiting', expiresAt: Date.parse(start.expiresAt) })
  expect(readUnsent(time)).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(5_000)
  finish.mockResolvedValue(lost)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(ranking.getState()).toEqual({ phase: 'told', answer: lost })
  expect(new Set(finish.mock.calls.map(([request]) => JSON.stringify(request))).size).toBe(1)
  expect(readUnsent(time)).toEqual([])
})

test('a game of an earlier visit is sent with the next one, and no more after its half hour', async () => {
  const down = vi.fn<HeartbreakServer['finish']>(async () => {
    throw new LoveError('server-unavailable')
  })
  const { counts, ranking, table } = await playedWith(down)
  ranking.finish(table.getState(), counts)
  await vi.advanceTimersByTimeAsync(0)
  ranking.stop()

  const up = vi.fn<HeartbreakServer['finish']>(async () => lost)
  const next = createRanking({ server: { finish: up } as unknown as HeartbreakServer, now: () => time })
  time += 40_000
  next.resend()
  await vi.advanceTimersByTimeAsync(0)
  expect(up).toHaveBeenCalledTimes(1)
  // The server is told how late the game comes: the time counts, and the run is not taken for a sped-up one.
  expect([down.mock.calls[0]?.[0].lateMs, up.mock.calls[0]?.[0].lateMs]).toEqual([0, 40_000])

  ranking.finish(table.getState(), counts)
  time = Date.parse(start.expiresAt) + 1
  next.resend()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(up).toHaveBeenCalledTimes(1)
})

test('what no second try can change is told and not kept', async () => {
  const { counts, ranking, table } = await playedWith(async () => {
    throw new LoveError('unknown-game')
  })
  ranking.finish(table.getState(), counts)
  await vi.advanceTimersByTimeAsync(0)
  expect(ranking.getState().phase).toBe('failed')
  expect(readUnsent(time)).toEqual([])
})

test('whoever was signed out is told, and the game is kept for the half hour', async () => {
  const { counts, ranking, table } = await playedWith(async () => {
    throw new LoveError('not-signed-in')
  })
  ranking.finish(table.getState(), counts)
  await vi.advanceTimersByTimeAsync(0)
  expect(ranking.getState().phase).toBe('failed')
  expect(readUnsent(time)).toHaveLength(1)
})

test('stored games that are not whole are not sent', () => {
  for (const text of [null, '', '{}', '{"version":1,"games":[{"expiresAt":1}]}', '{"version":1,"games":4}'])
    expect(parseUnsent(text)).toEqual([])
})
