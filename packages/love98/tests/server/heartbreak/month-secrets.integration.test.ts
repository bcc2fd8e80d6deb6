import { createHash, createHmac } from 'node:crypto'
import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { formatBoardId } from '@/domain/heartbreak/board/board-id'
import { levels } from '@/domain/heartbreak/board/level'
import { matchesCommitment } from '@/domain/heartbreak/daily/commitment'
import { dealDaily, imageForWallet } from '@/domain/heartbreak/daily/daily'
import { dailyAnswer } from '@/domain/heartbreak/wire/api'
import { commitmentsAnswer } from '@/domain/heartbreak/wire/api-reads'
import { readDaily } from '@/server/heartbreak/daily-boards'
import { monthSecret, readCommitments } from '@/server/heartbreak/month-secret'
import { startGame } from '@/server/heartbreak/start-game'
import { databaseOf } from '../db/database-of'
import { engines } from '../db/engines'
import { portsOn, wallet } from './ranked-play'

const [crush, fling] = levels
const hashOf = (bytes: Uint8Array) => new Uint8Array(createHash('sha256').update(bytes).digest())

describe.each(engines)('month secrets on %s', (engine) => {
  const on = databaseOf(engine, 'heartbreak_games, heartbreak_secrets')

  test('twenty processes that create the first secret concurrently agree on one', async () => {
    // On PostgreSQL two connection pools, as two servers have them; the embedded engine serves one process.
    const second = engine === 'postgres' ? await on.open() : on.db
    const asked = Array.from({ length: 20 }, (_, at) => portsOn(at % 2 === 0 ? on.db : second).ports)
    const months = await Promise.all(asked.map((ports) => monthSecret(ports, '2026-11-18')))
    expect(new Set(months.map(({ commitment }) => commitment)).size).toBe(1)
    const boards = await Promise.all(asked.map((ports) => readDaily(ports, crush)))
    expect(new Set(boards.map(({ open }) => open.boardId)).size).toBe(1)
    const { rows } = (await on.db.orm.execute(
      sql`select month from heartbreak_secrets order by month`,
    )) as unknown as { rows: object[] }
    expect(rows).toEqual([{ month: '2026-11' }, { month: '2026-12' }])
    if (second !== on.db) await second.close()
  })

  test('a restart changes no board', async () => {
    const before = await startGame(portsOn(on.db).ports, wallet(1), { level: fling, kind: 'daily' })
    await on.reopen()
    const after = await startGame(portsOn(on.db).ports, wallet(2), { level: fling, kind: 'daily' })
    expect(after.boardId).toBe(before.boardId)
  }, 60_000)

  // Proves S2.5
  test('last month’s boards are reproduced from the published secret', async () => {
    const { ports, clock } = portsOn(on.db, '2026-10-31T23:50:00.000Z')
    const published = (await readCommitments(ports)).months.find(({ month }) => month === '2026-10')
    expect(published).toMatchObject({ secret: null, revealsAt: '2026-11-01T01:00:00.000Z' })
    const played = await Promise.all(
      levels.map((level) => startGame(ports, wallet(7), { level, kind: 'daily' })),
    )
    const open = await readDaily(ports, fling)
    clock.now = new Date('2026-11-01T00:59:59.999Z')
    expect((await readCommitments(ports)).months.map(({ secret }) => secret)).toEqual([null, null, null])
    clock.now = new Date('2026-11-01T01:00:00.000Z')
    const answer = await readCommitments(ports)
    expect(v.parse(commitmentsAnswer, answer)).toEqual(answer)
    const revealed = answer.months.find(({ month }) => month === '2026-10')
    expect(revealed?.commitment).toBe(published?.commitment)
    const secret = Buffer.from(revealed?.secret ?? '', 'hex')
    expect(await matchesCommitment(hashOf, secret, published?.commitment ?? '')).toBe(true)
    // From here on, only public data: the secret and the rules.
    const keyed = (message: string) => new Uint8Array(createHmac('sha256', secret).update(message).digest())
    for (const [at, level] of levels.entries()) {
      const { name } = await dealDaily(keyed, '2026-10-31', level)
      expect(played[at]?.boardId).toBe(formatBoardId(name))
      expect(played[at]?.image).toBe(await imageForWallet(keyed, '2026-10-31', level, wallet(7).address))
    }
    const { name } = await dealDaily(keyed, '2026-10-31', fling, 'open')
    expect(open.open.boardId).toBe(formatBoardId(name))
  }, 60_000)

  test('the day ends at midnight UTC, with a hash that was published before the month began', async () => {
    const { ports, clock } = portsOn(on.db, '2026-11-30T23:59:59.999Z')
    const early = (await readCommitments(ports)).months.find(({ month }) => month === '2026-12')
    const last = await readDaily(ports, crush)
    expect(v.parse(dailyAnswer, last)).toEqual(last)
    expect(last).toMatchObject({ date: '2026-11-30', endsAt: '2026-12-01T00:00:00.000Z' })
    clock.pass(1)
    const next = await readDaily(ports, crush)
    expect(next).toMatchObject({ date: '2026-12-01', commitment: early?.commitment })
    expect(next.open.boardId).not.toBe(last.open.boardId)
    expect(Date.parse(early?.committedAt ?? '')).toBeLessThan(Date.parse('2026-12-01T00:00:00Z'))
  })

  test('no answer contains the secret or the name of today’s ranked board', async () => {
    const { ports } = portsOn(on.db)
    const published = JSON.stringify([await readDaily(ports, crush), await readCommitments(ports)])
    const started = await startGame(ports, wallet(1), { level: crush, kind: 'daily' })
    expect(published).not.toContain(started.boardId.split('.')[2])
    const { rows } = (await on.db.orm.execute(sql`select secret from heartbreak_secrets`)) as unknown as {
      rows: { secret: string }[]
    }
    expect(rows).toHaveLength(2)
    for (const { secret } of rows) expect(published + JSON.stringify(started)).not.toContain(secret)
  })

  test('every wallet plays one of the images, and wallets differ', async () => {
    const { ports } = portsOn(on.db)
    const starts = await Promise.all(
      Array.from({ length: 24 }, (_, at) => startGame(ports, wallet(at), { level: crush, kind: 'daily' })),
    )
    expect(new Set(starts.map(({ boardId }) => boardId)).size).toBe(1)
    expect(new Set(starts.map(({ image }) => image)).size).toBeGreaterThan(3)
  })
})
