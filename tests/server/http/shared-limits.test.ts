import { afterEach, describe, expect, test, vi } from 'vitest'
import { parseNetworks } from '@/server/http/addresses'
import { senderOf } from '@/server/http/asked'
import { productionLimits } from '@/server/http/rate-limit-settings'
import { makePlace, type Place } from '../db/engines'

const processes = 4
const { limit } = productionLimits.session
const start = 1_790_000_000_000
let place: Place | null = null
let database: typeof import('@/server/db/database') | null = null

/** Simulates one process: a new copy of the module that counts in memory. The processes share the database. */
async function startProcess() {
  vi.resetModules()
  if (database) vi.doMock('@/server/db/database', () => ({ ...database }))
  return import('@/server/http/rate-limit')
}

afterEach(async () => {
  await database?.closeDatabase()
  database = null
  vi.doUnmock('@/server/db/database')
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
      await started[index % processes]?.limitSender(sender, 'session', start + index)
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
  test('without a common database each process has its own', async () => {
    stub('')
    expect(await flood(processes * limit + 100, async () => undefined)).toBe(processes * limit)
  })

  test('on PostgreSQL four processes together allow at most a fifth more than one', async ({ skip }) => {
    place = await makePlace('postgres')
    if (!place || !('url' in place.place)) return skip()
    stub(place.place.url)
    database = await import('@/server/db/database')
    const { orm } = await database.database()
    // Reports are sent without waiting, so a later statement returns after them.
    const allowed = await flood(processes * limit, () => orm.execute('select pg_sleep(0.001)'))
    expect(allowed).toBeGreaterThanOrEqual(limit)
    expect(allowed).toBeLessThanOrEqual(limit + processes * Math.ceil(limit / 20))
  })
})

describe('calls that a process stops for all', () => {
  const name = 'safe-deployment'

  test('are stopped in each process of a common database, until the time that was told', async ({ skip }) => {
    place = await makePlace('postgres')
    if (!place || !('url' in place.place)) return skip()
    stub(place.place.url)
    database = await import('@/server/db/database')
    const [{ closeDeployment }, { deploymentClosedMs }] = [await startProcess(), await startProcess()]
    expect(await deploymentClosedMs(name, start)).toBe(0)
    await closeDeployment(name, 7_000, start)
    expect(await deploymentClosedMs(name, start + 1_000)).toBe(6_000)
    expect(await deploymentClosedMs(name, start + 8_000)).toBe(0)
  })

  test('go on where the database does not answer, or there is none', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    for (const url of ['', 'postgres://love98@127.0.0.1:1/love98']) {
      stub(url)
      const { closeDeployment, deploymentClosedMs } = await import('@/server/http/rate-limit')
      await closeDeployment(name, 7_000, start)
      expect(await deploymentClosedMs(name, start)).toBe(0)
    }
    expect(said).toHaveBeenCalledOnce()
  })
})
