import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { signInMessage } from '@/domain/sign-in/sign-in-message'
import { requestRoute } from '../all-routes'
import { databaseOf } from '../db/database-of'

const store = vi.hoisted(() => ({ database: vi.fn() }))
vi.mock('@/server/db/database', () => store)

const on = databaseOf('postgres', 'nonces, sessions, rate_limits')
const owner = privateKeyToAccount(generatePrivateKey())
const rubbish = `0x${'5a'.repeat(65)}`

beforeEach(() => {
  vi.resetModules()
  for (const name of ['DEMO_MANIFEST', 'ETHEREUM_RPC_URL', 'RPC_URL_8453', 'RATE_LIMITS', 'TRUSTED_PROXIES'])
    vi.stubEnv(name, '')
  vi.stubEnv('SITE_URL', 'http://localhost:3000')
  store.database.mockReset().mockImplementation(async () => on.db)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-05-01T12:00:00Z') })
})
afterEach(() => vi.useRealTimers())

type Sign = (message: string) => Promise<string>

const signOwner: Sign = (message) => owner.signMessage({ message })

/** Creates a sender with a browser's cookie, who requests nonces for the owner's account. */
function senderAt(peer: string) {
  let cookie = ''
  const post = async (path: 'nonce' | 'verify', body: object) => {
    const headers = {
      host: 'localhost:3000',
      'content-type': 'application/json',
      cookie,
    }
    const request = new Request(`http://localhost:3000/api/auth/${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    const response = await requestRoute(request, peer)
    const [set] = response.headers.getSetCookie()
    if (path === 'nonce' && set) cookie = set.split(';')[0] ?? ''
    return { status: response.status, body: (await response.json()) as unknown }
  }
  const verify = async (message: string, sign: Sign | null) =>
    (await post('verify', { message, signature: sign ? await sign(message) : rubbish })).status
  const prepare = async () => {
    const { status, body } = await post('nonce', { address: owner.address, chainId: 1 })
    if (status !== 200) return status
    return signInMessage((body as { fields: Parameters<typeof signInMessage>[0] }).fields)
  }
  return {
    prepare,
    verify,
    /** @param sign null for an invalid signature */
    async signIn(sign: Sign | null): Promise<number> {
      const message = await prepare()
      return typeof message === 'number' ? message : verify(message, sign)
    },
  }
}

// Proves S7.1
test('an owner signs in every time while 100 address ranges try the same account for three minutes', async () => {
  const hostile = Array.from({ length: 100 }, (_, range) =>
    senderAt(range % 2 ? `203.0.${range}.7` : `2001:db8:${Math.floor(range / 20)}:${range}::1`),
  )
  const home = senderAt('198.51.100.4')
  const signIns: number[] = []
  let refused = 0
  for (let second = 0; second < 180; second += 20) {
    vi.setSystemTime(Date.parse('2026-05-01T12:00:00Z') + second * 1000)
    for (const sender of hostile) if ((await sender.signIn(null)) !== 200) refused++
    signIns.push(await home.signIn(signOwner))
  }
  expect(signIns).toEqual(Array(9).fill(200))
  expect(refused).toBe(900)
}, 300_000)

// Proves S7.1
test('a rate-limited sign-in keeps its nonce for the next minute', async () => {
  const home = senderAt('198.51.100.4')
  const messages = []
  for (let call = 0; call < 9; call++) messages.push(String(await home.prepare()))
  const statuses = []
  for (const message of messages) statuses.push(await home.verify(message, signOwner))
  expect(statuses).toEqual([...Array(8).fill(200), 429])
  vi.setSystemTime(Date.parse('2026-05-01T12:01:00Z'))
  expect(await home.verify(messages.at(-1) ?? '', signOwner)).toBe(200)
  expect(await home.verify(messages.at(-1) ?? '', signOwner)).toBe(401)
})

test('a request with a nonce of another browser does not count for the account', async () => {
  const home = senderAt('198.51.100.4')
  const neighbor = senderAt('198.51.100.4')
  await neighbor.prepare()
  for (let call = 0; call < 8; call++) {
    const message = String(await home.prepare())
    expect(await neighbor.verify(message, null)).toBe(401)
  }
  // The limit of the range counts ten requests, that of the account none of these eight.
  expect(await home.signIn(signOwner)).toBe(200)
})
