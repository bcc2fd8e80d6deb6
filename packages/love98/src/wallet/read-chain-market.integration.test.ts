import { createClient, custom } from 'viem'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readChainMarket } from './read-chain-market'

const head = (character: string) => ({
  number: '0x10',
  hash: `0x${character.repeat(64)}`,
  parentHash: `0x${'0'.repeat(64)}`,
  timestamp: '0x65000000',
})
let answer: () => unknown = () => head('a')
const address = `0x${'1'.repeat(40)}`
const settings = {
  chains: [{ id: 1, multicall3: address }],
  tokens: { CAT: { name: 'Cat', decimals: 18, address: null } },
  exchange: { chainId: 1, factory: address, initCodeHash: `0x${'2'.repeat(64)}`, wrappedNative: address },
}
vi.mock('./boot', () => ({
  loadWallet: async () => ({
    settings,
    client: () => createClient({ transport: custom({ request: async () => answer() }, { retryCount: 0 }) }),
  }),
}))

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

const pairs = [{ name: 'CAT-ETH', icon: 'coin', token: 'ETH', baseAsset: 'CAT' }] as never

test('a market without pools has the newest block and unknown prices', async () => {
  answer = () => head('b')
  const { snapshot, receivedAt } = await readChainMarket(pairs, null)
  expect(snapshot).toMatchObject({
    chainId: 1,
    block: { number: '16', hash: head('b').hash, timestamp: 0x65000000 },
    pairs: [{ name: 'CAT-ETH', reserves: null, price: null, depth: null, day: null }],
  })
  expect(receivedAt).toBe(Date.now())
})

test('a block that stays the newest one ages, and the next one is new', async () => {
  vi.setSystemTime(1_000)
  answer = () => head('c')
  expect((await readChainMarket(pairs, null)).readAt).toBe(1_000)
  vi.setSystemTime(60_000)
  expect((await readChainMarket(pairs, null)).readAt).toBe(1_000)
  answer = () => head('d')
  expect((await readChainMarket(pairs, null)).readAt).toBe(60_000)
})

test.each([
  ['no block', () => null],
  ['an error', () => Promise.reject(new Error('no network'))],
])('a node that gives %s is unavailable', async (_what, given) => {
  answer = given
  await expect(readChainMarket(pairs, null)).rejects.toMatchObject({ code: 'node-unavailable' })
})
