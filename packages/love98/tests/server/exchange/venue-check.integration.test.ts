import { afterAll, beforeAll, expect, test } from 'vitest'
import { marketPools } from '@/chain/market/market-pools'
import { mainExchangeOf } from '@/domain/community/main-exchange'
import type { Venue } from '@/domain/community/venues'
import { readVenues } from '@/server/exchange/venue-check'
import { type ExchangeChain, startExchangeChain } from '../../support/exchange-chain'

let chain: ExchangeChain
beforeAll(async () => {
  chain = await startExchangeChain()
  const { CAT, USD } = chain.tokens
  for (const kind of ['v2', 'v3'] as const)
    await chain.createPool({ kind }, [
      { address: CAT, amount: 10n ** 21n },
      { address: USD, amount: 10n ** 9n },
    ])
})
afterAll(() => chain.stop())

const own = '0x1111111111111111111111111111111111111111'

function venuesWith(changes: Partial<Record<Venue['kind'], object>> = {}): readonly Venue[] {
  return chain.venues.map((venue): Venue => ({ ...venue, ...changes[venue.kind] }))
}

function check(venues: readonly Venue[], wrappedNative = chain.wrappedNative) {
  const { CAT, USD } = chain.tokens
  const contracts = {
    tokens: {
      CAT: { name: 'Cat', decimals: 18, address: CAT },
      USD: { name: 'Dollar', decimals: 6, address: USD },
    },
    exchange: { ...mainExchangeOf({ venues, chains: [] }), wrappedNative },
  }
  const pairs = [
    { name: 'CAT-USD' },
    { name: 'CAT-USD', pool: { kind: 'v3', fee: 3_000 } as const },
    { name: 'CAT-USD', pool: { kind: 'v3', fee: 500 } as const },
    { name: 'CAT-ETH', pool: { kind: 'v4', fee: 3_000, tickSpacing: 60, hooks: null } as const },
  ]
  return readVenues(chain.url, venues, wrappedNative, marketPools(contracts, pairs))
}

test('contracts of one deployment agree, with pools and without', async () => {
  expect(await check(venuesWith())).toEqual([])
})

test('a quoter of another factory, and a router with another wrapped coin, are reported', async () => {
  const [problem] = (await check(venuesWith({ v3: { factory: chain.v2.factory } }))) ?? []
  expect(problem).toBe(
    `venues: quoter of v3 ${chain.v3.quoter} answers factory() with ${chain.v3.factory.toLowerCase()} instead of ${chain.v2.factory}. Correct community/config.ts.`,
  )
  expect((await check(venuesWith(), own))?.map((text) => text.split(' answers ')[0])).toEqual([
    `venues: quoter of v3 ${chain.v3.quoter}`,
    `venues: router of v3 ${chain.v3.router}`,
  ])
})

test('contracts of V4 with another manager are reported', async () => {
  const problems = await check(venuesWith({ v4: { poolManager: own } }))
  expect(problems?.map((text) => text.split(' 0x')[0])).toEqual([
    'venues: stateView of v4',
    'venues: quoter of v4',
    'venues: universalRouter of v4',
  ])
})

test('an address without a contract is reported', async () => {
  expect(await check(venuesWith({ v4: { quoter: own } }))).toEqual([
    `venues: quoter of v4 ${own} answers poolManager() with no address instead of ${chain.v4.poolManager}. Correct community/config.ts.`,
  ])
})

test('a wrong hash of the code of pools is reported', async () => {
  const [problem, ...more] = (await check(venuesWith({ v2: { initCodeHash: `0x${'ab'.repeat(32)}` } }))) ?? []
  expect(problem).toMatch(
    /^venues: factory of v2 0x\w+ answers getPair of CAT-USD with 0x\w+ instead of 0x\w+\./,
  )
  expect(more).toEqual([])
})

test('nothing is reported while the node does not answer', async () => {
  expect(await readVenues('http://127.0.0.1:9', venuesWith(), chain.wrappedNative, [])).toBeNull()
})
