import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { AppError } from '@/domain/errors'
import { parseNetworks } from '@/server/http/addresses'
import { rateLimit } from '@/server/http/rate-limit'
import { senderOf } from '@/server/http/received-request'
import { waitOptions } from '../../support/event-loop'

const database = vi.hoisted(() => ({ countRequest: vi.fn() }))
vi.mock('@/server/db/database', () => ({ database: async () => 'the database' }))
vi.mock('@/server/db/rate-limits', () => database)

const start = 1_790_000_000_000
const yes = { allowed: true, retryAfterMs: 0 }

beforeEach(() => {
  vi.resetModules()
  database.countRequest.mockReset().mockResolvedValue(yes)
  for (const name of ['RATE_LIMITS', 'TRUSTED_PROXIES', 'PORT', 'SITE_URL']) vi.stubEnv(name, '')
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

const from = (peer: string, headers: Record<string, string> = {}) =>
  senderOf(peer, headers['x-forwarded-for'] ?? null, trusted())
const trusted = () => parseNetworks(process.env.TRUSTED_PROXIES ?? '') ?? expect.fail()
const limits = () => import('@/server/http/rate-limit')

/**
 * Sends up to 200 requests.
 * @returns the number of answered requests, and the retry delay of the first rejected one in ms
 */
async function countAnswered(ask: () => Promise<void>): Promise<[answered: number, retryAfterMs: number]> {
  for (let answered = 0; answered < 200; answered++)
    try {
      await ask()
    } catch (error) {
      expect(error).toHaveProperty('code', 'rate-limited')
      return [answered, Number(Reflect.get(Object(error), 'retryAfterMs'))]
    }
  return [200, 0]
}

const minute = 60_000
const nonce = rateLimit('nonce', 30, minute, { isShared: true })
const verify = rateLimit('verify', 10, minute, { isShared: true })
const rpc = rateLimit('rpc', 900, minute)
const perAccount = rateLimit('verify-account', 8, minute, { isShared: true })

describe('the limits of the routes', () => {
  test('the limits equal the list in .env.example', async () => {
    await import('@/app/routes')
    const { definedLimits } = await limits()
    const text = readFileSync(new URL('../../../../../.env.example', import.meta.url), 'utf8')
    const listed = /^#RATE_LIMITS=(.*)$/m.exec(text)?.[1]?.split(' ') ?? []
    const defined = [...definedLimits().values()].map(
      ({ name, limit, windowMs }) => `${name}=${limit}/${windowMs / 1000}`,
    )
    expect([...listed].sort()).toEqual(defined.sort())
  })

  test.each(['nonce=5/60 toString=1/60', 'unknown=1/60'])(
    'the setting RATE_LIMITS=%s is refused',
    async (text) => {
      vi.stubEnv('RATE_LIMITS', text)
      await import('@/app/routes')
      const { requireKnownLimits } = await limits()
      expect(requireKnownLimits).toThrow('RATE_LIMITS: not a list of limits')
    },
  )

  test('the setting RATE_LIMITS may name any limited route', async () => {
    vi.stubEnv('RATE_LIMITS', 'nonce=5/60 heartbreak-picture=1/60')
    await import('@/app/routes')
    const { requireKnownLimits } = await limits()
    expect(requireKnownLimits).not.toThrow()
  })
})

describe('a limit', () => {
  test('a limit allows its number of requests per window, and again after it', async () => {
    const { limitSender } = await limits()
    const ask = (at: number) => limitSender(from('203.0.113.7'), verify, at)
    expect(await countAnswered(() => ask(start + 1000))).toEqual([10, 60_000])
    await expect(ask(start + 60_999)).rejects.toHaveProperty('retryAfterMs', 1)
    await ask(start + 61_000)
  })

  test('a limit of accounts counts an account from all senders together', async () => {
    const { limitAccount } = await limits()
    const ask = (at: number) => limitAccount('0xabc', rateLimit('an-account', 30, 3_600_000), at)
    expect(await countAnswered(() => ask(start))).toEqual([30, 3_600_000])
    await ask(start + 3_600_000)
  })

  test('a limit of accounts ignores the letter case, and counts per sender range', async () => {
    const { limitAccountOfSender } = await limits()
    let calls = 0
    const spellings = ['0xAbC', '0xabc', '0xABC']
    const ask = (peer: string) => () =>
      limitAccountOfSender(from(peer), spellings[calls++ % 3] ?? '', perAccount, start)
    expect(await countAnswered(ask('203.0.113.7'))).toEqual([8, 60_000])
    await limitAccountOfSender(from('203.0.113.7'), '0xdef', perAccount, start)
    expect(await countAnswered(ask('203.0.113.8'))).toEqual([8, 60_000])
  })
})

describe('a sender', () => {
  test.each([
    ['another IPv4 address', '203.0.113.7', '203.0.113.8', 10],
    ['the next /64 of IPv6', '2001:db8:1:2::1', '2001:db8:1:3::1', 10],
    ['the same /64 of IPv6', '2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff', 0],
    ['the same IPv4 address written as IPv6', '203.0.113.7', '::ffff:203.0.113.7', 0],
  ])("a sender's limit is separate or shared: %s", async (_, first, second, left) => {
    const { limitSender } = await limits()
    expect((await countAnswered(() => limitSender(from(first), verify, start)))[0]).toBe(10)
    expect((await countAnswered(() => limitSender(from(second), verify, start)))[0]).toBe(left)
  })

  test('a sender of IPv6 is counted with the /48 around it, and ten ranges of that use up its limit', async () => {
    const { limitSender } = await limits()
    const ask = (range: number) => limitSender(from(`2001:db8:1:${range.toString(16)}::1`), verify, start)
    const answered = []
    for (let range = 0; range < 12; range++) answered.push((await countAnswered(() => ask(range)))[0])
    expect(answered).toEqual([...Array(10).fill(10), 0, 0])
    await limitSender(from('2001:db8:2:1::1'), verify, start)
    await ask(11).catch((error: unknown) => expect(error).toHaveProperty('retryAfterMs', 60_000))
  })

  test('a sender of IPv6 above its limit uses up nothing of its network', async () => {
    const { limitSender } = await limits()
    const ask = (range: number) => limitSender(from(`2001:db8:1:${range}::1`), verify, start)
    for (let call = 0; call < 200; call++) await ask(1).catch(() => undefined)
    expect((await countAnswered(() => ask(2)))[0]).toBe(10)
  })

  test('senders without an address share one count', async () => {
    const { limitSender } = await limits()
    const ask = () => limitSender(senderOf(undefined, null, trusted()), verify, start)
    expect((await countAnswered(ask))[0]).toBe(10)
  })

  test('a sender cannot evade its limit by X-Forwarded-For', async () => {
    const { limitSender } = await limits()
    let hop = 0
    const ask = () => limitSender(from('203.0.113.7', { 'x-forwarded-for': `1.1.1.${++hop}` }), verify, start)
    expect((await countAnswered(ask))[0]).toBe(10)
  })

  test('a sender is counted by its own address behind a trusted proxy', async () => {
    vi.stubEnv('TRUSTED_PROXIES', '10.0.0.0/8')
    vi.stubEnv('RATE_LIMITS', 'verify=3/60')
    const { limitSender } = await limits()
    const ask = (client: string) => () =>
      limitSender(from('10.0.0.1', { 'x-forwarded-for': `6.6.6.6, ${client}` }), verify, start)
    expect((await countAnswered(ask('203.0.113.7')))[0]).toBe(3)
    expect((await countAnswered(ask('203.0.113.8')))[0]).toBe(3)
  })
})

describe('the database', () => {
  test('the database counts for all processes and refuses for all', async () => {
    const { limitSender } = await limits()
    database.countRequest.mockResolvedValue({ allowed: false, retryAfterMs: 4200 })
    await expect(limitSender(from('203.0.113.7'), nonce, start)).rejects.toHaveProperty('retryAfterMs', 4200)
    expect(database.countRequest).toHaveBeenCalledWith('the database', {
      key: 'nonce 203.0.113.7',
      windowMs: 60_000,
      requests: 1,
      limit: 30,
      now: new Date(start),
    })
  })

  test('the database is not queried for requests over the limit of the process, nor for frequent kinds', async () => {
    const { limitSender } = await limits()
    for (let call = 0; call < 100; call++)
      await limitSender(from('203.0.113.7'), verify, start).catch(() => undefined)
    expect(database.countRequest).toHaveBeenCalledTimes(10)
    await limitSender(from('203.0.113.7'), rpc, start)
    expect(database.countRequest).toHaveBeenCalledTimes(10)
  })

  test('a database that is down leaves the limits of the process in force, and is queried again after 5 s', async () => {
    const { limitSender } = await limits()
    database.countRequest.mockRejectedValue(new AppError('database-unavailable'))
    expect(await countAnswered(() => limitSender(from('203.0.113.7'), verify, start))).toEqual([10, 60_000])
    expect(database.countRequest).toHaveBeenCalledTimes(1)
    expect(console.error).toHaveBeenCalledTimes(1)
    database.countRequest.mockResolvedValue(yes)
    await limitSender(from('203.0.113.8'), verify, start + 5000)
    expect(database.countRequest).toHaveBeenCalledTimes(2)
  })

  test('a database that does not answer delays a request by two seconds at most', async () => {
    const { limitSender } = await limits()
    database.countRequest.mockReturnValue(new Promise(() => undefined))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const asked = limitSender(from('203.0.113.7'), verify, start)
      await vi.waitFor(() => expect(database.countRequest).toHaveBeenCalled(), waitOptions)
      await vi.advanceTimersByTimeAsync(2000)
      await asked
    } finally {
      vi.useRealTimers()
    }
  })
})
