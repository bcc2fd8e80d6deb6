import { beforeEach, expect, test, vi } from 'vitest'
import type { HeartbreakServer } from '@/browser/api/heartbreak'
import { AppError } from '@/domain/errors'
import { formatBoardId } from '@/domain/heartbreak/board/board-id'
import { levels } from '@/domain/heartbreak/board/level'
import { dealBoard } from '@/domain/heartbreak/generator/generator'
import type { FinishAnswer, StartAnswer } from '@/domain/heartbreak/wire/api'
import { decodeLog } from '@/domain/heartbreak/wire/move-log'
import { createGameSession } from '@/programs/heartbreak/game/game-session'
import { createInputCounter } from '@/programs/heartbreak/ranked/input-counter'
import {
  createRankedClient,
  parseUnsentRuns,
  readUnsentRuns,
} from '@/programs/heartbreak/ranked/ranked-client'
import { numberedSeed } from '../../domain/heartbreak/numbered-seed'
import { playToTheEnd } from '../../domain/heartbreak/played-game'
import { waitOptions } from '../../support/event-loop'

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

async function playedWith(finish: HeartbreakServer['finish']) {
  const server = { start: async () => ({ ...start, roundTripMs: 40 }), finish } as unknown as HeartbreakServer
  const rankedClient = createRankedClient({ server, now: () => time })
  const setup = await rankedClient.startGame('crush', 'free')
  const clock = { now: 0 }
  const dealer = {
    place: () => 'page' as const,
    deal: async () => board,
    deduce: async () => ({ kind: 'none' as const }),
    stop: () => undefined,
  }
  const session = createGameSession({ dealer, now: () => clock.now }, setup)
  await session.deal(setup)
  for (const { afterMs, cell, operation } of playToTheEnd(board, 1).moves) {
    clock.now += afterMs
    session.move(operation, cell)
  }
  const inputCounter = createInputCounter()
  inputCounter.count({ source: 'keyboard', trusted: true })
  return { rankedClient, session, inputCounter }
}

test('a finished run is submitted with its move log, and removed from storage once it is confirmed', async () => {
  const finish = vi.fn<HeartbreakServer['finish']>(async () => lost)
  const { inputCounter, rankedClient, session } = await playedWith(finish)
  rankedClient.submit(session.getState(), inputCounter)
  await vi.waitFor(() => expect(rankedClient.getState().phase).toBe('confirmed'), waitOptions)
  const [request] = finish.mock.calls[0] ?? []
  expect(request).toMatchObject({ gameId: start.gameId, nonce: start.nonce, roundTripMs: 40 })
  expect(request && decodeLog(request.log)).toEqual({ ok: true, value: session.getState().moves })
  expect(readUnsentRuns(time)).toEqual([])
  rankedClient.submit(session.getState(), inputCounter)
  expect(finish).toHaveBeenCalledTimes(1)
})

test('a submission without an answer is retried with the same request', async () => {
  const finish = vi.fn<HeartbreakServer['finish']>(async () => {
    throw new AppError('server-unavailable')
  })
  const { inputCounter, rankedClient, session } = await playedWith(finish)
  rankedClient.submit(session.getState(), inputCounter)
  await vi.advanceTimersByTimeAsync(0)
  expect(rankedClient.getState()).toMatchObject({ phase: 'waiting', expiresAt: Date.parse(start.expiresAt) })
  expect(readUnsentRuns(time)).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(5_000)
  finish.mockResolvedValue(lost)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(rankedClient.getState()).toEqual({ phase: 'confirmed', answer: lost })
  expect(new Set(finish.mock.calls.map(([request]) => JSON.stringify(request))).size).toBe(1)
  expect(readUnsentRuns(time)).toEqual([])
})

test('a stored run of an earlier visit is submitted until its 30 minutes are over', async () => {
  const down = vi.fn<HeartbreakServer['finish']>(async () => {
    throw new AppError('server-unavailable')
  })
  const { inputCounter, rankedClient, session } = await playedWith(down)
  rankedClient.submit(session.getState(), inputCounter)
  await vi.advanceTimersByTimeAsync(0)
  rankedClient.stop()

  const up = vi.fn<HeartbreakServer['finish']>(async () => lost)
  const next = createRankedClient({ server: { finish: up } as unknown as HeartbreakServer, now: () => time })
  time += 40_000
  next.resendStored()
  await vi.advanceTimersByTimeAsync(0)
  expect(up).toHaveBeenCalledTimes(1)
  // `lateMs` is sent and counts, so the run is not refused as sped up.
  expect([down.mock.calls[0]?.[0].lateMs, up.mock.calls[0]?.[0].lateMs]).toEqual([0, 40_000])

  rankedClient.submit(session.getState(), inputCounter)
  time = Date.parse(start.expiresAt) + 1
  next.resendStored()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(up).toHaveBeenCalledTimes(1)
})

test('a final error is shown and the run is not kept', async () => {
  const { inputCounter, rankedClient, session } = await playedWith(async () => {
    throw new AppError('unknown-game')
  })
  rankedClient.submit(session.getState(), inputCounter)
  await vi.advanceTimersByTimeAsync(0)
  expect(rankedClient.getState().phase).toBe('failed')
  expect(readUnsentRuns(time)).toEqual([])
})

test('a signed-out visitor sees the error, and the run is kept for its 30 minutes', async () => {
  const { inputCounter, rankedClient, session } = await playedWith(async () => {
    throw new AppError('not-signed-in')
  })
  rankedClient.submit(session.getState(), inputCounter)
  await vi.advanceTimersByTimeAsync(0)
  expect(rankedClient.getState().phase).toBe('failed')
  expect(readUnsentRuns(time)).toHaveLength(1)
})

test('incomplete stored runs are dropped', () => {
  for (const text of [null, '', '{}', '{"version":1,"games":[{"expiresAt":1}]}', '{"version":1,"games":4}'])
    expect(parseUnsentRuns(text)).toEqual([])
})
