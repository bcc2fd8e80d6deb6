import community from '@community/config'
import { hexToNumber } from 'viem'
import { expect, onTestFinished, test } from 'vitest'
import { startDemoChains } from '../../../scripts/demo/chains.ts'
import { callRpc } from '../../../scripts/demo/json-rpc.ts'
import { randomTrades } from '../../../scripts/demo/maker/random-trades.ts'

type Log = { address: string; blockTimestamp: `0x${string}`; data: `0x${string}` }

const syncTopic = '0x1c411e9a96e071241c2f21f7726b17ae89e3cab4c78be50e062b03a9fffbbad1'
const day = 86_400

async function startMarket(market: 'live' | 'history') {
  const { deployment, stop } = await startDemoChains({ port: 0, community, market })
  onTestFinished(stop)
  const chains = deployment.chains.map(({ id, rpcUrl: url }) => {
    const newest = async () => {
      const block = Object(await callRpc(url, 'eth_getBlockByNumber', ['latest', false]))
      return { number: Number(block.number), time: Number(block.timestamp) }
    }
    const logs = async () => {
      const asked = { fromBlock: '0x0', toBlock: 'latest', topics: [syncTopic] }
      return (await callRpc(url, 'eth_getLogs', [asked])) as Log[]
    }
    return { id, newest, logs }
  })
  return { deployment, chains }
}

test('the pools of both chains have 14 days of trades, and the clocks of the chains are current', async () => {
  const { deployment, chains } = await startMarket('history')
  const now = Math.floor(Date.now() / 1000)
  const elsewhere = ['FISH-ETH']
  // `tests/demo/exchange` has the pairs of V3 and V4.
  const ofV2 = Object.entries(deployment.pools).filter(([pair]) => !deployment.pairs[pair])
  expect(ofV2).toHaveLength(community.pairs.length - 2)
  for (const { id, newest, logs } of chains) {
    const { number, time } = await newest()
    expect(Math.abs(time - now), `chain ${id}`).toBeLessThan(30)
    expect(number, `chain ${id}`).toBeGreaterThan(600)
    const all = await logs()
    const pools = ofV2.filter(([pair]) => elsewhere.includes(pair) === (id !== 31_337))
    expect(all.length, `chain ${id}`).toBeGreaterThan(200 * pools.length)
    for (const [pair, pool] of pools) {
      const ofPool = all.filter(({ address }) => address === pool.toLowerCase())
      const times = ofPool.map(({ blockTimestamp }) => hexToNumber(blockTimestamp))
      expect(Math.min(...times), pair).toBeLessThan(now - 14 * day + 600)
      // There were trades on each of the days, and in the last hours.
      for (let ago = 1; ago <= 13; ago++)
        expect(
          times.filter((at) => at > now - ago * day - day && at <= now - ago * day).length,
          pair,
        ).toBeGreaterThan(0)
      expect(Math.max(...times), pair).toBeGreaterThan(now - 3 * 3_600)
      // The price varies within the range of the demo's figures.
      const prices = ofPool.map(
        ({ data }) => Number(BigInt(data.slice(0, 66))) / Number(BigInt(`0x${data.slice(66)}`)),
      )
      const [first = 1] = prices
      const relative = prices.map((price) => price / first)
      expect(Math.max(...relative) - Math.min(...relative), pair).toBeGreaterThan(0.02)
      expect(Math.max(...relative), pair).toBeLessThan(1.5)
      expect(Math.min(...relative), pair).toBeGreaterThan(0.6)
    }
  }
}, 60_000)

test('the market makers of both chains trade until they are stopped', async () => {
  const { chains } = await startMarket('live')
  await Promise.all(
    chains.map(async ({ id, newest, logs }) => {
      const { number } = await newest()
      await expect
        .poll(async () => (await newest()).number, { timeout: 30_000, interval: 250, message: `chain ${id}` })
        .toBeGreaterThan(number)
      const [last] = (await logs()).slice(-1)
      expect(Math.abs(hexToNumber(last?.blockTimestamp ?? '0x0') - Date.now() / 1000)).toBeLessThan(30)
    }),
  )
}, 90_000)

test('trades of one seed are reproducible, small, and in pools that are named once', () => {
  const pools = ['0x01', '0x02', '0x03', '0x04'] as const
  const made = () => {
    const next = randomTrades(pools, 98)
    return Array.from({ length: 200 }, () => next(3))
  }
  const all = made()
  expect(made()).toEqual(all)
  expect(randomTrades(pools, 99)(3)).not.toEqual(all[0])
  for (const trades of all) {
    expect(new Set(trades.map(({ pool }) => pool)).size).toBe(3)
    for (const { millionths } of trades) expect(millionths).toBeLessThanOrEqual(8_000)
  }
  const sold = all.flat().filter(({ sellsFirst }) => sellsFirst).length
  expect(sold / 600).toBeGreaterThan(0.4)
  expect(sold / 600).toBeLessThan(0.6)
})
