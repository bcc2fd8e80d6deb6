import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { spendNonce } from '@/server/db/nonces'
import { type DatabaseLocation, openDatabase } from '@/server/db/open-database'
import { hashToken } from '@/server/db/session-token'
import { findSession } from '@/server/db/sessions'
import { endProcesses, linesUntilKilled } from '../killed-process'
import { createTestDatabase, engines, type TestDatabase } from './engines'

const script = fileURLToPath(new URL('write-until-killed.ts', import.meta.url))

describe.each(engines)('a process killed while it writes, on %s', (engine) => {
  let place: TestDatabase | null = null
  beforeAll(async () => {
    place = await createTestDatabase(engine)
  }, 240_000)
  afterEach(endProcesses)
  afterAll(() => place?.remove())

  test.for(['a', 'b', 'c'])(
    'the killed process loses nothing that it acknowledged, and revives no nonce (%s)',
    { timeout: 240_000 },
    async (prefix) => {
      if (!place) return expect.soft(process.env.CI).toBeUndefined()
      // Killed within a statement, not between two: the next ones are already running when the parent acts.
      const { issued, spent, opened } = await writeUntilKilled(place.location, prefix, 120)
      expect(opened.length).toBeGreaterThan(20)
      const db = await openDatabase(place.location)
      try {
        const now = new Date()
        for (const name of opened) expect(await findSession(db, hashToken(name), now)).not.toBeNull()
        for (const name of spent) expect(await spendNonce(db, name, now)).toBeNull()
        // The last one may have been spent without a report.
        for (const name of issued.slice(0, -1).filter((name) => !spent.includes(name))) {
          expect(await spendNonce(db, name, now)).toMatchObject({ nonce: name })
          expect(await spendNonce(db, name, now)).toBeNull()
        }
      } finally {
        await db.close()
      }
    },
  )
})

async function writeUntilKilled(place: DatabaseLocation, prefix: string, lines: number) {
  const acknowledged = await linesUntilKilled(script, [JSON.stringify(place), prefix], lines)
  const named = (kind: string) =>
    acknowledged.filter((line) => line.startsWith(kind)).map((line) => line.slice(2))
  return { issued: named('i'), spent: named('s'), opened: named('o') }
}
