import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { formatBoardId } from '@/domain/heartbreak/board/board-id'
import { levels } from '@/domain/heartbreak/board/level'
import { findGame } from '@/server/db/heartbreak-games'
import { openDatabase } from '@/server/db/open-database'
import { finishGame } from '@/server/heartbreak/finish-game'
import { numberedSeed } from '../../domain/heartbreak/numbered-seed'
import { createTestDatabase, engines, type TestDatabase } from '../db/engines'
import { endProcesses, linesUntilKilled } from '../killed-process'
import { portsOn, wallet, winning } from './ranked-play'

const script = fileURLToPath(new URL('play-until-killed.ts', import.meta.url))
const issuedAt = '2026-11-18T12:00:00.000Z'
const boardId = formatBoardId({ level: levels[0], seed: numberedSeed(98) })
const idOf = (number: number) => number.toString(16).padStart(32, '0')

describe.each(engines)('a server killed between start and finish, on %s', (engine) => {
  let place: TestDatabase | null = null
  beforeAll(async () => {
    place = await createTestDatabase(engine)
  }, 240_000)
  afterEach(endProcesses)
  afterAll(() => place?.remove())

  test('the server keeps everything that it acknowledged, and running games can be finished afterwards', async () => {
    if (!place) return expect.soft(process.env.CI).toBeUndefined()
    const input = { boardId, issuedAt, log: 'AQ', ...wallet(1) }
    const lines = await linesUntilKilled(script, [JSON.stringify(place.location), JSON.stringify(input)], 120)
    const numbers = (kind: string) =>
      lines.filter((line) => line.startsWith(kind)).map((line) => Number(line.slice(2)))
    const [begun, ended] = [numbers('b'), numbers('e')]
    expect(ended.length).toBeGreaterThan(20)
    const db = await openDatabase(place.location)
    try {
      for (const number of ended)
        expect(await findGame(db, idOf(number))).toMatchObject({ status: 'ranked', timeMs: number })
      const open = begun.filter((number) => number % 2 === 1)
      for (const number of open) {
        const { ports, clock } = portsOn(db, issuedAt)
        const id = idOf(number)
        const { request, spanMs } = winning({ gameId: id, nonce: id, boardId, image: 0 } as never)
        clock.pass(spanMs)
        expect(await finishGame(ports, wallet(1), request)).toMatchObject({ outcome: 'ranked', gameId: id })
      }
    } finally {
      await db.close()
    }
  }, 240_000)
})
