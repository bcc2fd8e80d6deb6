import { expect, test } from 'vitest'
import { AppError } from '@/domain/errors'
import type { AuthPorts } from '@/server/auth/ports'
import { createToken, hashToken } from '@/server/db/session-token'
import { createRecentPlayers, recentLimits } from '@/server/players/player'

const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

function served() {
  const asked: string[] = []
  const state = { now: 0, isSignedIn: true, fails: false }
  const rows = () => {
    if (state.fails) throw new AppError('database-unavailable')
    const expiresAt = new Date(1e12)
    return state.isSignedIn
      ? [{ tokenHash: '', address, chainId: 1, kind: 'account', verifiedAt: new Date(0), expiresAt }]
      : []
  }
  const auth = {
    now: () => new Date(state.now),
    database: async () => {
      asked.push('')
      return { orm: { select: () => ({ from: () => ({ where: async () => rows() }) }) } }
    },
  } as unknown as AuthPorts
  const players = createRecentPlayers(() => state.now)
  const find = (token: string | null) =>
    players.find(
      auth,
      new Request('http://localhost', { headers: token ? { cookie: `__Host-love_sid=${token}` } : {} }),
    )
  return { asked, state, find }
}

test('a cookie is looked up once in five seconds, for any number of requests', async () => {
  const { asked, state, find } = served()
  const token = createToken()
  const found = await Promise.all(Array.from({ length: 100 }, () => find(token)))
  expect(new Set(found.map((player) => player?.player))).toEqual(new Set([address.toLowerCase()]))
  state.now = recentLimits.lifetime - 1
  await find(token)
  expect(asked).toHaveLength(1)
  state.now = recentLimits.lifetime
  state.isSignedIn = false
  expect(await find(token)).toBeNull()
  expect(asked).toHaveLength(2)
})

test('no look-up happens without a cookie, and another cookie is another visitor', async () => {
  const { asked, state, find } = served()
  expect(await find(null)).toBeNull()
  expect(await find('not a token')).toBeNull()
  expect(asked).toEqual([])
  const [first, second] = [createToken(), createToken()]
  expect(hashToken(first)).not.toBe(hashToken(second))
  await find(first)
  state.isSignedIn = false
  expect(await find(second)).toBeNull()
  expect(await find(first)).not.toBeNull()
})

test('a failed look-up is not cached', async () => {
  const { asked, state, find } = served()
  const token = createToken()
  state.fails = true
  expect(await find(token)).toBeNull()
  state.fails = false
  expect(await find(token)).not.toBeNull()
  expect(asked).toHaveLength(2)
})

test('at most 2,000 cookies are cached', async () => {
  const { asked, find } = served()
  const first = createToken()
  await find(first)
  for (let count = 0; count < recentLimits.cookies; count++) await find(createToken())
  await find(first)
  expect(asked).toHaveLength(recentLimits.cookies + 2)
})
