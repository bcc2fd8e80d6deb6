import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { answerLifetime } from '@/server/health'
import { startPostgres } from '../support/start-postgres.ts'
import { type ServedRoutes, serveRoutes } from './served-routes'

let postgres: Awaited<ReturnType<typeof startPostgres>>
let door: Door | undefined
let server: ServedRoutes | undefined
beforeAll(async () => {
  postgres = await startPostgres()
  if (!postgres) return console.warn('SKIPPED: no PostgreSQL is installed, and DATABASE_URL is not set.')
  const { hostname, port } = new URL(postgres.url)
  door = await openDoor(hostname, Number(port || 5432))
  server = await serveRoutes()
})
afterAll(async () => {
  await server?.stop()
  await (await import('@/server/db/database')).closeDatabase()
  await door?.shut()
  await postgres?.stop()
})

test('an outage of PostgreSQL is reported by the next check, and its recovery by one of the next two checks', async ({
  skip,
}) => {
  if (!postgres && process.env.CI) expect.fail('CI has to have a PostgreSQL server.')
  if (!postgres || !door || !server) return skip()
  const url = new URL(postgres.url)
  url.host = `127.0.0.1:${door.port}`
  for (const name of ['DEMO_MANIFEST', 'ETHEREUM_RPC_URL', 'RPC_URL_8453', 'SITE_URL', 'PORT'])
    vi.stubEnv(name, '')
  vi.stubEnv('DATABASE_URL', url.href)
  vi.stubEnv('RATE_LIMITS', 'health=1000/60')
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  // The clock advances by the lifetime of a cached result per request, so each request causes a new check.
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    // The first check loads the driver and creates the tables.
    await expect.poll(check).toBe(200)
    await door.shut()
    expect(await check()).toBe(503)
    await door.open()
    expect([await check(), await check()]).toContain(200)
    // A database that accepts connections but never responds counts as an outage too.
    door.hold(true)
    expect(await check()).toBe(503)
    door.hold(false)
    expect([await check(), await check()]).toContain(200)
  } finally {
    vi.useRealTimers()
  }
})

async function check(): Promise<number> {
  vi.setSystemTime(Date.now() + answerLifetime)
  return (await fetch(`${server?.url}/api/health?part=database`)).status
}

/** A proxy between the product and its database. It can close, open again, or stop responding. */
type Door = { port: number; open(): Promise<void>; shut(): Promise<void>; hold(silent: boolean): void }

async function openDoor(host: string, port: number): Promise<Door> {
  const pairs = new Set<readonly [Socket, Socket]>()
  let silent = false
  const listen = async (at: number) => {
    const listening = createServer((near) => {
      const far = connect(port, host)
      const pair = [near, far] as const
      pairs.add(pair)
      const end = () => {
        pairs.delete(pair)
        for (const socket of pair) socket.destroy()
      }
      for (const socket of pair) socket.on('error', end).on('close', end)
      if (silent) return
      near.pipe(far)
      far.pipe(near)
    }).listen(at, '127.0.0.1')
    await once(listening, 'listening')
    return listening
  }
  let listening: Server | undefined = await listen(0)
  const door: Door = {
    port: (listening.address() as AddressInfo).port,
    async open() {
      listening = await listen(door.port)
    },
    async shut() {
      const closing = listening
      listening = undefined
      for (const [near] of [...pairs]) near.destroy()
      if (closing) await new Promise((resolve) => closing.close(resolve))
    },
    hold(isSilent) {
      silent = isSilent
      for (const [near, far] of [...pairs])
        if (isSilent) {
          near.unpipe(far)
          far.unpipe(near)
        } else near.destroy()
    },
  }
  return door
}
