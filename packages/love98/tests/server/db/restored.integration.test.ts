import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { heartbreakGames } from '@/server/db/heartbreak-schema'
import { openDatabase } from '@/server/db/open-database'
import { hashToken } from '@/server/db/session-token'
import { findSession } from '@/server/db/sessions'
import { findPostgresPrograms } from '../../../scripts/lib/install/postgres-programs.ts'
import { startOwnPostgres } from '../../support/start-postgres.ts'
import { noon, run } from '../heartbreak/table-run'
import { acknowledgedSession } from './acknowledged-session'

type Assertion = { status: string; fullName: string }

const execute = promisify(execFile)
/** The tests of sign-in and of the tables. Each file creates its databases as copies of the restored one. */
const suite = [
  'tests/server/auth/rules.integration.test.ts',
  'tests/server/auth/mutations.integration.test.ts',
  'tests/server/db/repositories.integration.test.ts',
  'tests/server/heartbreak/tables.integration.test.ts',
  'tests/server/heartbreak/ranked-games.integration.test.ts',
  'tests/server/guestbook/writing.integration.test.ts',
]

test.runIf(process.env.LOVE98_FULL === '1')(
  'a full dump is restored on an empty database with every row, and the tests of sign-in and of the tables pass on it',
  async ({ skip }) => {
    const [server, programs] = [await startOwnPostgres(), await findPostgresPrograms()]
    if (!server || !programs) return skip()
    const folder = await mkdtemp(join(tmpdir(), 'love98-dump-'))
    const program = (name: string, ...values: string[]) => execute(join(programs, name), values)
    const urlOf = (name: string) => new URL(`/${name}`, server.url).href
    try {
      await program('createdb', `--maintenance-db=${server.url}`, 'origin')
      await program('createdb', `--maintenance-db=${server.url}`, 'restored')
      const origin = await openDatabase({ url: urlOf('origin') })
      const now = new Date()
      const token = await acknowledgedSession(origin, now)
      const games = [
        run(1, 900),
        run(2, 500),
        run(3, 499, { underReview: true, finishedAt: noon('2026-11-18') }),
      ]
      await origin.orm.insert(heartbreakGames).values(games)

      // The dump is made while the database is open, as docs/operations.md describes.
      const dump = join(folder, 'love98.dump')
      await program('pg_dump', '--format=custom', `--file=${dump}`, urlOf('origin'))
      const options = ['--clean', '--if-exists', '--no-owner']
      await program('pg_restore', ...options, `--dbname=${urlOf('restored')}`, dump)

      const restored = await openDatabase({ url: urlOf('restored') })
      expect(await findSession(restored, hashToken(token), now)).toEqual(
        await findSession(origin, hashToken(token), now),
      )
      expect(await restored.orm.select().from(heartbreakGames)).toEqual(
        await origin.orm.select().from(heartbreakGames),
      )
      await Promise.all([origin.close(), restored.close()])

      const env = {
        ...process.env,
        DATABASE_URL: server.url,
        LOVE98_TEST_RESTORED: 'restored',
        LOVE98_FULL: '',
      }
      const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--maxWorkers=1', '--reporter=json', ...suite]
      const result = await execute(process.execPath, vitest, { env, maxBuffer: 50_000_000 }).catch(
        (error) => error,
      )
      const { testResults, ...counts } = JSON.parse(result.stdout.slice(result.stdout.indexOf('{"')))
      const failures = testResults.flatMap(({ assertionResults }: { assertionResults: Assertion[] }) =>
        assertionResults.filter(({ status }) => status !== 'passed').map(({ fullName }) => fullName),
      )
      // The copy is PostgreSQL although this test expects PGlite. The failure proves that the copy was tested.
      expect(failures).toEqual(['repositories on pglite report their engine'])
      expect(counts.numPendingTests).toBe(0)
      expect(counts.numPassedTests).toBeGreaterThan(60)
    } finally {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    }
  },
  600_000,
)
