import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { issueNonce, spendNonce } from '@/server/db/nonces'
import { openDatabase } from '@/server/db/open-database'
import { createToken, hashToken } from '@/server/db/session-token'
import { findSession } from '@/server/db/sessions'
import { findPostgresPrograms } from '../../../scripts/lib/install/postgres-programs.ts'
import { acknowledgedSession } from './acknowledged-session'
import { disposeAfterEach } from './dispose-after-each'
import { createEmptyDatabase } from './engines'

const run = promisify(execFile)
const keep = disposeAfterEach()

/** Returns the address of a new database without tables; null without a server. */
async function emptyServer(): Promise<string | null> {
  const place = await createEmptyDatabase('postgres')
  if (!place || !('url' in place.location)) return null
  keep(place)
  return place.location.url
}

test('a dump of a running server is restored on an empty one, where sessions are valid and sign-in works', async ({
  skip,
}) => {
  const [from, to] = [await emptyServer(), await emptyServer()]
  const programs = await findPostgresPrograms()
  if (!from || !to || !programs) return skip()
  const now = new Date()
  const expiresAt = new Date(now.getTime() + 60_000)
  const nonce = createToken()
  const db = await openDatabase({ url: from })
  const token = await acknowledgedSession(db, now)
  await issueNonce(db, { nonce, kind: 'plain', browserHash: '', fields: {} as never, expiresAt })

  const { stdout } = await run(join(programs, 'pg_dump'), ['--no-owner', from], { maxBuffer: 50_000_000 })
  const restoring = run(join(programs, 'psql'), ['--quiet', '--set', 'ON_ERROR_STOP=1', to])
  restoring.child.stdin?.end(stdout)
  await restoring

  const restored = await openDatabase({ url: to })
  expect(await findSession(restored, hashToken(token), now)).toEqual(
    await findSession(db, hashToken(token), now),
  )
  expect(await spendNonce(restored, nonce, now)).toMatchObject({ nonce })
  expect(await spendNonce(restored, nonce, now)).toBeNull()
  await Promise.all([db.close(), restored.close()])
}, 120_000)
