import { beforeEach, describe, expect, test, vi } from 'vitest'
import { LoveError } from '@/domain/errors'
import { parseNetworks } from '@/server/http/addresses'
import { senderOf } from '@/server/http/asked'
import { productionLimits } from '@/server/http/rate-limit-settings'
import { patience } from '../../support/event-loop'

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

describe('the limits of production', () => {
  test('are these', () => {
    expect(productionLimits).toEqual({
      nonce: { limit: 30, windowMs: 60_000 },
      'nonce-account': { limit: 20, windowMs: 60_000 },
      verify: { limit: 10, windowMs: 60_000 },
      'verify-account': { limit: 8, windowMs: 60_000 },
      session: { limit: 240, windowMs: 60_000 },
      rpc: { limit: 900, windowMs: 60_000 },
      safe: { limit: 300, windowMs: 60_000 },
      'safe-calls': { limit: 120, windowMs: 60_000 },
      'safe-deployment': { limit: 2_400, windowMs: 60_000 },
      heartbreak: { limit: 240, windowMs: 60_000 },
      'heartbreak-start': { limit: 120, windowMs: 3_600_000 },
      'heartbreak-start-account': { limit: 30, windowMs: 3_600_000 },
      'heartbreak-finish': { limit: 60, windowMs: 60_000 },
      'heartbreak-picture': { limit: 30, windowMs: 60_000 },
      guestbook: { limit: 120, windowMs: 60_000 },
      'guestbook-write': { limit: 60, windowMs: 3_600_000 },
      'guestbook-write-account': { limit: 30, windowMs: 3_600_000 },
      recipients: { limit: 30, windowMs: 60_000 },
      image: { limit: 240, windowMs: 60_000 },
      market: { limit: 240, windowMs: 60_000 },
      health: { limit: 120, windowMs: 60_000 },
      'csp-report': { limit: 60, windowMs: 60_000 },
    })
  })

  test.each([
    ['nonce', 30],
    ['verify', 10],
  ] as const)('%s is answered %d times a minute, and again after it', async (name, limit) => {
    const { limitSender } = await limits()
    const ask = (at: number) => limitSender(from('203.0.113.7'), name, at)
    expect(await countAnswered(() => ask(start + 1000))).toEqual([limit, 60_000])
    await expect(ask(start + 60_999)).rejects.toHaveProperty('retryAfterMs', 1)
    await ask(start + 61_000)
  })

  test('a wallet starts 30 ranked games an hour', async () => {
    const { limitAccount } = await limits()
    const ask = (at: number) => limitAccount('0xabc', 'heartbreak-start-account', at)
    expect(await countAnswered(() => ask(start))).toEqual([30, 3_600_000])
    await ask(start + 3_600_000)
  })

  test('an account is counted in upper and lower case alike, for each range of senders', async () => {
    const { limitAccountOfSender } = await limits()
    let calls = 0
    const spellings = ['0xAbC', '0xabc', '0xABC']
    const ask = (peer: string) => () =>
      limitAccountOfSender(from(peer), spellings[calls++ % 3] ?? '', 'verify-account', start)
    expect(await countAnswered(ask('203.0.113.7'))).toEqual([8, 60_000])
    await limitAccountOfSender(from('203.0.113.7'), '0xdef', 'verify-account', start)
    expect(await countAnswered(ask('203.0.113.8'))).toEqual([8, 60_000])
  })
})

describe('a sender', () => {
  test.each([
    ['another IPv4 address', '203.0.113.7', '203.0.113.8', 10],
    ['the next /64 of IPv6', '2001:db8:1:2::1', '2001:db8:1:3::1', 10],
    ['the same /64 of IPv6', '2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff', 0],
    ['the same IPv4 address written as IPv6', '203.0.113.7', '::ffff:203.0.113.7', 0],
  ])('%s', async (_, first, second, left) => {
    const { limitSender } = await limits()
    expect((await countAnswered(() => limitSender(from(first), 'verify', start)))[0]).toBe(10)
    expect((await countAnswered(() => limitSender(from(second), 'verify', start)))[0]).toBe(left)
  })

  test('of IPv6 is counted with the /48 around it, and ten ranges of that use up its limit', async () => {
    const { limitSender } = await limits()
    const ask = (range: number) => limitSender(from(`2001:db8:1:${range.toString(16)}::1`), 'verify', start)
    const answered = []
    for (let range = 0; range < 12; range++) answered.push((await countAnswered(() => ask(range)))[0])
    expect(answered).toEqual([...Array(10).fill(10), 0, 0])
    await limitSender(from('2001:db8:2:1::1'), 'verify', start)
    await ask(11).catch((error: unknown) => expect(error).toHaveProperty('retryAfterMs', 60_000))
  })

  test('of IPv6 above its limit uses up nothing of its network', async () => {
    const { limitSender } = await limits()
    const ask = (range: number) => limitSender(from(`2001:db8:1:${range}::1`), 'verify', start)
    for (let call = 0; call < 200; call++) await ask(1).catch(() => undefined)
    expect((await countAnswered(() => ask(2)))[0]).toBe(10)
  })

  test('without an address shares one count with all others without one', async () => {
    const { limitSender } = await limits()
    const ask = () => limitSender(senderOf(undefined, null, trusted()), 'verify', start)
    expect((await countAnswered(ask))[0]).toBe(10)
  })

  test('cannot evade its limit by X-Forwarded-For', async () => {
    const { limitSender } = await limits()
    let hop = 0
    const ask = () =>
      limitSender(from('203.0.113.7', { 'x-forwarded-for': `1.1.1.${++hop}` }), 'verify', start)
    expect((await countAnswered(ask))[0]).toBe(10)
  })

  test('is counted by its own address behind a trusted proxy', async () => {
    vi.stubEnv('TRUSTED_PROXIES', '10.0.0.0/8')
    vi.stubEnv('RATE_LIMITS', 'verify=3/60')
    const { limitSender } = await limits()
    const ask = (client: string) => () =>
      limitSender(from('10.0.0.1', { 'x-forwarded-for': `6.6.6.6, ${client}` }), 'verify', start)
    expect((await countAnswered(ask('203.0.113.7')))[0]).toBe(3)
    expect((await countAnswered(ask('203.0.113.8')))[0]).toBe(3)
  })
})

describe('the database', () => {
  test('counts for all processes and refuses for all', async () => {
    const { limitSender } = await limits()
    database.countRequest.mockResolvedValue({ allowed: false, retryAfterMs: 4200 })
    await expect(limitSender(from('203.0.113.7'), 'nonce', start)).rejects.toHaveProperty(
      'retryAfterMs',
      4200,
    )
    expect(database.countRequest).toHaveBeenCalledWith('the database', {
      key: 'nonce 203.0.113.7',
      windowMs: 60_000,
      requests: 1,
      limit: 30,
      now: new Date(start),
    })
  })

  test('is not queried for requests over the limit of the process, nor for frequent kinds', async () => {
    const { limitSender } = await limits()
    for (let call = 0; call < 100; call++)
      await limitSender(from('203.0.113.7'), 'verify', start).catch(() => undefined)
    expect(database.countRequest).toHaveBeenCalledTimes(10)
    await limitSender(from('203.0.113.7'), 'rpc', start)
    expect(database.countRequest).toHaveBeenCalledTimes(10)
  })

  test('that is down leaves the limits of the process in force, and is queried again after 5 s', async () => {
    const { limitSender } = await limits()
    database.countRequest.mockRejectedValue(new LoveError('database-unavailable'))
    expect(await countAnswered(() => limitSender(from('203.0.113.7'), 'verify', start))).toEqual([10, 60_000])
    expect(database.countRequest).toHaveBeenCalledTimes(1)
    expect(console.error).toHaveBeenCalledTimes(1)
    database.countRequest.mockResolvedValue(yes)
    await limitSender(from('203.0.113.8'), 'verify', start + 5000)
    expect(database.countRequest).toHaveBeenCalledTimes(2)
  })

  test('that does not answer delays a request by two seconds at most', async () => {
    const { limitSender } = await limits()
    database.countRequest.mockReturnValue(new Promise(() => undefined))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const asked = limitSender(from('203.0.113.7'), 'verify', start)
      await vi.waitFor(() => expect(database.countRequest).toHaveBeenCalled(), patience)
      await vi.advanceTimersByTimeAsync(2000)
      await asked
    } finally {
      vi.useRealTimers()
    }
  })
})
