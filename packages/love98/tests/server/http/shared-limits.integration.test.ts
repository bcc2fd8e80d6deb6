import { afterEach, describe, expect, test, vi } from 'vitest'
import { parseNetworks } from '@/server/http/addresses'
import { rateLimit } from '@/server/http/rate-limit'
import { senderOf } from '@/server/http/received-request'
import { createTestDatabase, type TestDatabase } from '../db/engines'

const processes = 4
const session = rateLimit('session', 240, 60_000)
const { limit } = session
const start = 1_790_000_000_000
let place: TestDatabase | null = null
let database: typeof import('@/server/db/database') | null = null

/** Counts that the processes have sent to the database. Requests do not wait for them. */
const counts: Promise<unknown>[] = []

/** Simulates one process: a new copy of the module that counts in memory. The processes share the database. */
async function startProcess() {
  vi.resetModules()
  if (database) vi.doMock('@/server/db/database', () => ({ ...database }))
  vi.doMock('@/server/db/rate-limits', async (original) => {
    const actual = await original<typeof import('@/server/db/rate-limits')>()
    const countRequest: typeof actual.countRequest = (...args) => {
      const count = actual.countRequest(...args)
      counts.push(count)
      return count
    }
    return { ...actual, countRequest }
  })
  return import('@/server/http/rate-limit')
}

afterEach(async () => {
  await database?.closeDatabase()
  database = null
  vi.doUnmock('@/server/db/database')
  vi.doUnmock('@/server/db/rate-limits')
  await place?.remove()
  place = null
})

/**
 * Sends requests of one sender, spread evenly over the processes.
 * @returns the number of allowed requests
 */
async function flood(requests: number, settle: () => Promise<unknown>): Promise<number> {
  const started = []
  for (let one = 0; one < processes; one++) started.push(await startProcess())
  const sender = senderOf('203.0.113.9', null, parseNetworks('') ?? expect.fail())
  let allowed = 0
  for (let index = 0; index < requests; index++) {
    try {
      await started[index % processes]?.limitSender(sender, session, start + index)
      allowed++
    } catch (error) {
      expect(error).toHaveProperty('code', 'rate-limited')
    }
    await settle()
  }
  return allowed
}

/** Sets the environment and resets the modules, because each module reads it only once. */
const stub = (url: string) => {
  vi.resetModules()
  for (const name of ['RATE_LIMITS', 'TRUSTED_PROXIES', 'PORT', 'SITE_URL']) vi.stubEnv(name, '')
  vi.stubEnv('DATABASE_URL', url)
}

describe('limits of frequent requests', () => {
  test('each process has its own limits without a common database', async () => {
    stub('')
    expect(await flood(processes * limit + 100, async () => undefined)).toBe(processes * limit)
  })

  test('on PostgreSQL four processes together allow at most a fifth more than one', async ({ skip }) => {
    place = await createTestDatabase('postgres')
    if (!place || !('url' in place.location)) return skip()
    stub(place.location.url)
    database = await import('@/server/db/database')
    const { orm } = await database.database()
    const allowed = await flood(processes * limit, async () => {
      // A count begins at the latest while another statement runs.
      await orm.execute('select 1')
      await Promise.all(counts.splice(0))
    })
    expect(allowed).toBeGreaterThanOrEqual(limit)
    expect(allowed).toBeLessThanOrEqual(limit + processes * Math.ceil(limit / 20))
  })
})

describe('calls paused for all processes', () => {
  const calls = rateLimit('safe-deployment', 2_400, 60_000, { isShared: true })

  test('paused calls are stopped in each process of a common database, until the given time', async ({
    skip,
  }) => {
    place = await createTestDatabase('postgres')
    if (!place || !('url' in place.location)) return skip()
    stub(place.location.url)
    database = await import('@/server/db/database')
    const [{ closeDeployment }, { deploymentClosedMs }] = [await startProcess(), await startProcess()]
    expect(await deploymentClosedMs(calls, start)).toBe(0)
    await closeDeployment(calls, 7_000, start)
    expect(await deploymentClosedMs(calls, start + 1_000)).toBe(6_000)
    expect(await deploymentClosedMs(calls, start + 8_000)).toBe(0)
  })

  test('paused calls continue if the database does not answer, or without one', async () => {
    const errorLog = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    for (const url of ['', 'postgres://love98@127.0.0.1:1/love98']) {
      stub(url)
      const { closeDeployment, deploymentClosedMs } = await import('@/server/http/rate-limit')
      await closeDeployment(calls, 7_000, start)
      expect(await deploymentClosedMs(calls, start)).toBe(0)
    }
    expect(errorLog).toHaveBeenCalledOnce()
  })
})
