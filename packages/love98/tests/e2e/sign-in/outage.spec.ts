import { expect, test } from '@playwright/test'
import { freePort } from '../../support/free-port.ts'
import { startOwnPostgres } from '../../support/start-postgres.ts'
import { fullRun } from '../full-run'
import { end, prepare, send, startServer } from './standalone-server'

/** Duration of the database outage, ms. */
const outage = 6_000

test(
  'during a PostgreSQL outage of six seconds every response is 503, and nothing is lost',
  fullRun,
  async () => {
    test.setTimeout(120_000)
    const postgres = await startOwnPostgres()
    test.skip(!postgres, 'No PostgreSQL is installed on this machine.')
    if (!postgres) return
    const port = await freePort()
    const env = { DATABASE_URL: postgres.url, SITE_URL: `http://localhost:${port}` }
    const { url, child } = await startServer(port, env)
    try {
      const visit = await prepare(url)
      const signedIn = await send(`${url}/api/auth/verify`, visit.cookie, visit.signed)
      expect(signedIn.status).toBe(200)
      const session = `${visit.cookie}; ${signedIn.cookie}`
      const game = '0'.repeat(32)
      const waiting = await prepare(url)
      const calls = {
        session: () => send(`${url}/api/auth/session`, session),
        nonce: () => send(`${url}/api/auth/nonce`, '', { address: `0x${'1'.repeat(40)}`, chainId: 1 }),
        verify: () => send(`${url}/api/auth/verify`, waiting.cookie, waiting.signed),
        start: () => send(`${url}/api/heartbreak/start`, session, { level: 'crush', kind: 'free' }),
        own: () => send(`${url}/api/heartbreak/me`, session),
        forget: () => send(`${url}/api/heartbreak/me`, session, undefined, 'DELETE'),
        daily: () => send(`${url}/api/heartbreak/daily?level=crush`, ''),
        commitments: () => send(`${url}/api/heartbreak/commitments`, ''),
        replay: () => send(`${url}/api/heartbreak/replay/${game}`, ''),
        leaderboard: () => send(`${url}/api/heartbreak/leaderboard?level=crush`, session),
      }
      // The bundle of each route has its own copy of the driver, so each must have a connection before the outage.
      for (const [name, call] of Object.entries(calls))
        if (name !== 'verify')
          expect([name, (await call()).status]).toEqual([name, name === 'replay' ? 404 : 200])

      const resume = await postgres.interrupt()
      const start = performance.now()
      const answered: Record<string, Set<number>> = {}
      while (performance.now() - start < outage)
        await Promise.all(
          Object.entries(calls).map(async ([name, call]) => {
            const { status } = await call()
            answered[name] = (answered[name] ?? new Set()).add(status)
          }),
        )
      await resume()
      const { leaderboard, ...others } = answered
      for (const [name, statuses] of Object.entries(others)) expect([name, ...statuses]).toEqual([name, 503])
      // The leaderboard may be served from a cache for five seconds.
      expect([200, 503].filter((status) => leaderboard?.has(status))).toEqual([...(leaderboard ?? [])].sort())

      await expect.poll(async () => (await calls.session()).answer).toMatchObject({ status: 'authenticated' })
      expect((await calls.verify()).status).toBe(200)
    } finally {
      await end(child, 'SIGTERM')
      await postgres.stop()
    }
  },
)
