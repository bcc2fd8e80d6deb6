import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { copyDatabaseTemplate } from '../../support/database-template.ts'
import { freePort } from '../../support/free-port.ts'
import { startPostgres } from '../../support/start-postgres.ts'
import { fullRun, isFull } from '../full-run'
import { end, prepare, send, startServer } from './standalone-server'

async function eightAtOnce<Item>(items: readonly Item[], work: (item: Item) => Promise<void>) {
  const left = [...items]
  const worker = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: 8 }, worker))
}

test(
  'two servers on one PostgreSQL accept one of two concurrent sign-ins with the same nonce',
  fullRun,
  async () => {
    test.setTimeout(120_000)
    const postgres = await startPostgres()
    test.skip(!postgres, 'No PostgreSQL can be had on this machine.')
    if (!postgres) return
    const [first, second] = [await freePort(), await freePort()]
    const env = { DATABASE_URL: postgres.url, SITE_URL: `http://localhost:${first}` }
    const servers = [await startServer(first, env), await startServer(second, env)]
    try {
      const urls = servers.map(({ url }) => url)
      for (let round = 0; round < 20; round++) {
        const { cookie, signed } = await prepare(urls[round % 2] ?? '')
        const answers = await Promise.all(urls.map((url) => send(`${url}/api/auth/verify`, cookie, signed)))
        expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
        // Both servers accept the session.
        const session = answers.find(({ status }) => status === 200)?.cookie ?? ''
        for (const url of urls)
          expect((await send(`${url}/api/auth/session`, session)).answer).toMatchObject({
            status: 'authenticated',
          })
      }
    } finally {
      await Promise.all(servers.map(({ child }) => end(child, 'SIGTERM')))
      await postgres.stop()
    }
  },
)

// In the quick run, `tests/server/db` covers a killed process and a locked folder, without a server around them.
if (isFull) {
  test(
    'a server killed during 200 sign-ins keeps every session it acknowledged, and no nonce works twice',
    fullRun,
    async () => {
      test.setTimeout(180_000)
      const folder = await mkdtemp(join(tmpdir(), 'love98-kill-'))
      const port = await freePort()
      const env = {
        DATABASE_URL: '',
        LOVE98_DATA: join(folder, 'data'),
        SITE_URL: `http://localhost:${port}`,
      }
      await copyDatabaseTemplate(env.LOVE98_DATA)
      let server = await startServer(port, env)
      try {
        const prepared: Awaited<ReturnType<typeof prepare>>[] = []
        await eightAtOnce(Array(200).fill(server.url), async (url: string) => {
          prepared.push(await prepare(url))
        })
        const accepted: { session: string; visit: (typeof prepared)[number] }[] = []
        await eightAtOnce(prepared, async (visit) => {
          // A call that ends with the server has no response and guarantees nothing.
          const answer = await send(`${server.url}/api/auth/verify`, visit.cookie, visit.signed).catch(
            () => null,
          )
          if (answer === null) return
          expect(answer.status).toBe(200)
          accepted.push({ session: answer.cookie, visit })
          if (accepted.length === 100) server.child.kill('SIGKILL')
        })
        await end(server.child, 'SIGKILL')
        expect(accepted.length).toBeGreaterThanOrEqual(100)
        expect(accepted.length).toBeLessThan(200)

        server = await startServer(port, env)
        await eightAtOnce(accepted, async ({ session, visit }) => {
          expect((await send(`${server.url}/api/auth/session`, session)).answer).toMatchObject({
            status: 'authenticated',
          })
          expect((await send(`${server.url}/api/auth/verify`, visit.cookie, visit.signed)).status).toBe(401)
        })
      } finally {
        await end(server.child, 'SIGTERM')
        await rm(folder, { recursive: true, force: true, maxRetries: 3 })
      }
    },
  )

  test('a second server on one folder is refused with the advice to set DATABASE_URL', fullRun, async () => {
    test.setTimeout(120_000)
    const folder = await mkdtemp(join(tmpdir(), 'love98-folder-'))
    const [first, second] = [await freePort(), await freePort()]
    const env = { DATABASE_URL: '', LOVE98_DATA: join(folder, 'data') }
    await copyDatabaseTemplate(env.LOVE98_DATA)
    const holder = await startServer(first, env)
    try {
      // Opening a database blocks the server for longer than it keeps a connection on a slow machine.
      const url = `${holder.url}/api/health?part=database`
      const health = () => send(url, '').then(({ status }) => status, String)
      await expect.poll(health, { timeout: 60_000 }).toBe(200)
      const { child, messages } = await startServer(second, env)
      await expect.poll(() => child.exitCode, { timeout: 60_000 }).toBe(1)
      expect(messages.join('\n')).toContain('DATABASE_URL')
    } finally {
      await end(holder.child, 'SIGTERM')
      await rm(folder, { recursive: true, force: true, maxRetries: 3 })
    }
  })
}
