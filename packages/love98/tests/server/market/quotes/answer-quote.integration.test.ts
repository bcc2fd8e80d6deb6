import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type ExchangeChain, startExchangeChain } from '../../../support/exchange-chain'
import { type CountingNode, startCountingNode } from '../counting-node'
import { reorganize, sellBase, startPool, type TradedPool } from '../exchange-pools'
import { type QuotedPair, quotedMarket } from './quoted-market'

const unit = 10n ** 18n
const pairs: readonly QuotedPair[] = [
  { name: 'CAT-USD', pool: { kind: 'v3', fee: 500 } },
  { name: 'CAT-ETH', pool: { kind: 'v4', fee: 3_000, tickSpacing: 60, hooks: null } },
  { name: 'USD-ETH' },
]

let chain: ExchangeChain
let node: CountingNode
let pool: TradedPool
beforeAll(async () => {
  chain = await startExchangeChain()
  node = await startCountingNode(chain.url)
  pool = await startPool(chain, { kind: 'v3', fee: 500 }, ['CAT', 10_000n * unit], ['USD', 10n ** 10n])
  await startPool(chain, { kind: 'v4' }, ['CAT', 20_000n * unit], ['ETH', 10n * unit])
  await startPool(chain, { kind: 'v2' }, ['USD', 3n * 10n ** 10n], ['WETH', 15n * unit])
}, 120_000)
afterAll(async () => {
  await node?.stop()
  await chain?.stop()
})
beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockImplementation(() => true)
  node.change(null)
  node.calls.length = 0
})

const marketBy = (options: Parameters<typeof quotedMarket>[2] = {}) =>
  quotedMarket(chain, pairs, { url: node.url, ...options })
const many = (count: number) => Array.from({ length: count }, (_, index) => BigInt(index + 1) * unit)

test('the answer names the block and the routes with a pool of V3 or V4 by their places', async () => {
  const market = await marketBy()
  const answer = await market.ask(`pair=CAT-USD&direction=sell&amount=${unit}&frame=1`)
  expect(answer.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=2')
  expect(await answer.json()).toEqual({
    block: market.snapshot().block.number,
    quotes: [
      { route: 0, amountOut: expect.stringMatching(/^\d{6}$/), gas: expect.stringMatching(/^\d{5,6}$/) },
      { route: 1, amountOut: expect.stringMatching(/^\d{6}$/), gas: expect.stringMatching(/^\d{5,6}$/) },
    ],
  })
  const etag = String(answer.headers.get('etag'))
  const again = await market.ask(`pair=CAT-USD&direction=sell&amount=${unit}`, { 'if-none-match': etag })
  expect(again.status).toBe(304)
  const { quotes } = await market.quotes('USD-ETH', 'sell', 10n ** 6n)
  // Pages compute the first route, through the pool of V2.
  expect(quotes.map(({ route }) => route)).toEqual([1])
})

test('a hundred visitors with one amount at one block cause one call of the node', async () => {
  const market = await marketBy()
  const answers = await Promise.all(many(100).map(() => market.quotes('CAT-USD', 'sell', unit)))
  expect(new Set(answers.map((answer) => JSON.stringify(answer.quotes, bigintText))).size).toBe(1)
  expect(node.calls).toEqual(['eth_call'])
  await market.quotes('CAT-USD', 'sell', unit)
  expect(node.calls).toHaveLength(1)
})

const bigintText = (_: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value)

test('a hundred visitors with different amounts share calls', async () => {
  const market = await marketBy()
  await Promise.all(many(100).map((amount) => market.quotes('CAT-USD', 'sell', amount)))
  // Two routes each, and 24 routes in a call.
  expect(node.calls).toHaveLength(Math.ceil(200 / 24))
})

test('amounts that arrive during a call share the next one', async () => {
  const market = await marketBy()
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  node.change(async (_, answer) => {
    await held
    return answer()
  })
  const first = market.quotes('CAT-USD', 'sell', unit)
  await vi.waitFor(() => expect(node.calls).toHaveLength(1))
  const others = many(11).map((amount) => market.quotes('CAT-USD', 'sell', amount + 1n))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(node.calls).toHaveLength(1)
  release()
  await Promise.all([first, ...others])
  expect(node.calls).toHaveLength(2)
})

test('calls of the node keep their distance, whatever the number of visitors', async () => {
  const market = await marketBy({ times: { pace: 300, afterFailure: 0 } })
  const start = performance.now()
  await market.quotes('CAT-USD', 'sell', unit)
  expect(performance.now() - start).toBeLessThan(290)
  await market.quotes('CAT-USD', 'sell', 2n * unit)
  expect(performance.now() - start).toBeGreaterThan(290)
  expect(node.calls).toHaveLength(2)
})

test('quotes of a block do not change within the block, and a new block has new ones', async () => {
  const market = await marketBy()
  const before = await market.quotes('CAT-USD', 'sell', unit)
  await sellBase(chain, pool, 500n * unit)
  expect(await market.quotes('CAT-USD', 'sell', unit)).toEqual(before)
  const old = await market.quotes('CAT-USD', 'sell', 2n * unit)
  await market.follow()
  const after = await market.quotes('CAT-USD', 'sell', unit)
  expect(Number(after.block)).toBe(Number(before.block) + 1)
  const outputs = [before, after].map(({ quotes: [quote] }) =>
    quote?.problem === null ? quote.amountOut : 0n,
  )
  expect(outputs[1]).toBeLessThan(outputs[0] ?? 0n)
  const fresh = await quotedMarket(chain, pairs)
  expect(await fresh.quotes('CAT-USD', 'sell', 2n * unit)).not.toEqual(old)
})

test('a block that was replaced has no quote', async () => {
  const market = await marketBy()
  await sellBase(chain, pool, unit)
  await market.follow()
  await reorganize(chain, 1)
  await expect(market.quotes('CAT-USD', 'sell', 3n * unit)).rejects.toMatchObject({
    code: 'node-unavailable',
  })
})

test('a node that fails is not asked for two seconds, and then again', async () => {
  let now = 0
  const market = await quotedMarket(chain, pairs, {
    url: node.url,
    times: { pace: 0, afterFailure: 2_000 },
    now: () => now,
  })
  node.change(async () => ({ error: { code: -32_000, message: 'busy' } }))
  const ask = () => market.quotes('CAT-USD', 'sell', unit)
  await expect(ask()).rejects.toMatchObject({ code: 'node-unavailable' })
  node.change(null)
  node.calls.length = 0
  now = 1_999
  await expect(ask()).rejects.toMatchObject({ code: 'node-unavailable' })
  expect(node.calls).toHaveLength(0)
  now = 2_000
  expect((await ask()).quotes).toHaveLength(2)
})

test.each([
  ['a text', async () => ({ result: 'hello' })],
  ['other results', async () => ({ result: `0x${'00'.repeat(32)}` })],
  ['calls that had no gas', async () => ({ result: `0x${'00'.repeat(448)}` })],
])('a node that answers with %s gives no quote', async (_, change) => {
  const market = await marketBy()
  node.change(change)
  await expect(market.quotes('USD-ETH', 'sell', unit)).rejects.toMatchObject({ code: 'node-unavailable' })
})

test('only a bounded number of amounts waits', async () => {
  const market = await marketBy()
  const asked = await Promise.allSettled(many(400).map((amount) => market.quotes('CAT-USD', 'sell', amount)))
  const refused = asked.filter(({ status }) => status === 'rejected')
  expect(refused.length).toBeGreaterThan(100)
  expect(node.calls.length).toBeLessThanOrEqual(Math.ceil(250 / 24))
})

test('without a node or a snapshot there is no quote', async () => {
  for (const options of [{ reader: null }, { snapshot: async () => null }]) {
    const market = await marketBy(options)
    await expect(market.quotes('CAT-USD', 'sell', unit)).rejects.toMatchObject({ code: 'node-unavailable' })
  }
})

const wrongAmount = 'amount: must be a whole number of smallest units, from 1 to 2^256 - 1, in decimal digits'

test.each<[query: string, problem: string]>([
  ['direction=sell&amount=1', 'pair: must stand once'],
  ['pair=CAT-USD&pair=CAT-ETH&direction=sell&amount=1', 'pair: must stand once'],
  ['pair=CAT-USD&amount=1', 'direction: must stand once'],
  ['pair=CAT-USD&direction=sell', 'amount: must stand once'],
  ['pair=CAT-EVIL&direction=sell&amount=1', 'pair: is not one of the pairs'],
  ['pair=&direction=sell&amount=1', 'pair: is not one of the pairs'],
  ['pair=CAT-USD&direction=Sell&amount=1', 'direction: must be buy or sell'],
  ['pair=CAT-USD&direction=sell&amount=1&block=5', 'query: only pair, direction and amount are known'],
  ...['0', '', '-1', '1.5', '1e9', '0x10', '01', '１', `${2n ** 256n}`, '9'.repeat(79)].map(
    (amount): [string, string] => [
      `pair=CAT-USD&direction=sell&amount=${encodeURIComponent(amount)}`,
      wrongAmount,
    ],
  ),
])('the query %s is refused with the problem', async (query, problem) => {
  const market = await marketBy()
  const refused = await market.ask(query)
  expect(refused.status).toBe(400)
  expect(await refused.json()).toMatchObject({ code: 'bad-request', problem })
  expect(node.calls).toHaveLength(0)
})
