import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createHistorySync } from '@/server/market/history/sync'
import { databaseOf } from '../../db/database-of'
import { engines } from '../../db/engines'
import { type Limits, limitedNode } from './limited-node'
import { dump, historyOf, historyTables, holdLease, newest, rebuildHistory } from './stored-history'
import { startTradedPools } from './traded-pools'

const fence = { epoch: 1n }
const { signal } = new AbortController()
let market: Awaited<ReturnType<typeof startTradedPools>>
beforeAll(async () => {
  market = await startTradedPools()
  // 1,300 blocks with occasional trades; the last one is final.
  for (let round = 0; round < 12; round++) {
    await market.inOneBlock(() => market.sellBase(round % 3 === 0 ? 'FISH-ETH' : 'CAT-ETH'))
    await market.client.mine({ blocks: 100, interval: 30 })
  }
  await market.inOneBlock(() => market.sellBase('CAT-USDC'))
  await market.client.mine({ blocks: 10 })
}, 120_000)
afterAll(() => market?.stop())
beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockImplementation(() => true)
})

describe.each(engines)('backfilling on %s', (engine) => {
  const on = databaseOf(engine, historyTables)
  beforeEach(async () => {
    if (on) await holdLease(on.market)
  })
  const through = (limits: Limits, options = {}) => {
    const node = limitedNode(market.client, limits)
    return { ...node, of: historyOf(on.market, node.client, market.pools, options) }
  }
  const readAll = async (limits: Limits, options = {}) => {
    const node = through(limits, options)
    await createHistorySync(node.of).catchUp(await newest(market.client), fence, signal)
    return node.seen
  }
  const ranges = (seen: { calls: { method: string; params?: readonly unknown[] }[] }) =>
    seen.calls.flatMap(({ method, params }) => {
      const [filter] = (params ?? []) as { fromBlock?: string; toBlock?: string }[]
      if (method !== 'eth_getLogs' || !filter?.fromBlock) return []
      return [Number(BigInt(String(filter.toBlock)) - BigInt(filter.fromBlock)) + 1]
    })

  test('ranges begin at 500 blocks and grow slowly, with one call in flight', async () => {
    const seen = await readAll({})
    expect(ranges(seen).slice(0, 2)).toEqual([500, 525])
    expect(seen.mostInFlight).toBe(1)
    expect(seen.refused).toBe(0)
  })

  test.each<
    [provider: string, blocks: number, words: (from: bigint, to: bigint) => string, refusals: number]
  >([
    ['a limit of 25 blocks', 25, () => 'eth_getLogs is limited to a 25 range', 1],
    [
      'a suggested range',
      50,
      (from) => `Try with this block range [0x${from.toString(16)}, 0x${(from + 49n).toString(16)}].`,
      // The next request is a little larger after each answer, and gets the same refusal.
      30,
    ],
    ['no hint', 125, () => 'block range is too wide', 12],
  ])('a provider with %s is supported', async (_provider, blocks, words, refusals) => {
    const seen = await readAll({ range: { blocks, words } })
    expect(seen.refused).toBeLessThanOrEqual(refusals)
    expect(Math.max(...ranges(seen).slice(seen.refused))).toBeLessThanOrEqual(525)
    const kept = await dump(on.market)
    expect(kept.trades.length).toBeGreaterThan(20)
    const of = historyOf(on.market, market.client, market.pools)
    expect(kept).toEqual(await rebuildHistory(of, await newest(market.client)))
  })

  test('an error that does not concern the range ends the backfill and is passed on', async () => {
    const node = through({ range: { blocks: 1, words: () => 'Unauthorized' } })
    const reading = createHistorySync(node.of).catchUp(await newest(market.client), fence, signal)
    await expect(reading).rejects.toThrow('Unauthorized')
    expect(node.seen.refused).toBe(1)
  })

  test('a process that ends at any call is continued, and the history is the same', async () => {
    const options = { finality: 8 }
    const full = await readAll({}, options)
    const whole = await dump(on.market)
    await on.market.orm.execute(sql.raw(`truncate ${historyTables}`))
    const head = await newest(market.client)
    for (let call = 1; call <= full.calls.length; call += engine === 'pglite' ? 3 : 1) {
      await on.market.orm.execute(sql.raw(`truncate ${historyTables}`))
      const gone = through({ leavesAt: call }, options)
      await expect(createHistorySync(gone.of).catchUp(head, fence, signal)).rejects.toThrow()
      await createHistorySync(through({}, options).of).catchUp(head, fence, signal)
      expect(await dump(on.market)).toEqual(whole)
    }
  })

  test('block times are read from the blocks if the logs lack them', async () => {
    const seen = await readAll({ isWithoutTimes: true })
    expect(seen.mostInFlight).toBe(1)
    const of = historyOf(on.market, market.client, market.pools)
    expect(await dump(on.market)).toEqual(await rebuildHistory(of, await newest(market.client)))
  })

  test.each<[what: string, change: (log: Record<string, unknown>) => Record<string, unknown>]>([
    ['a time before the one of an earlier block', (log) => ({ ...log, blockTimestamp: '0x1' })],
    ['a time after the newest block', (log) => ({ ...log, blockTimestamp: '0xffffffff' })],
    ['a swap before its reserves', (log) => ({ ...log, logIndex: swapped(log) })],
  ])('logs with %s are not stored', async (_what, change) => {
    await readAll({})
    const kept = await dump(on.market)
    await market.inOneBlock(() => market.sellBase('CAT-ETH'))
    await market.client.mine({ blocks: 5 })
    const node = through({
      change: (call, answer) =>
        call.method === 'eth_getLogs' ? (answer as Record<string, unknown>[]).map(change) : answer,
    })
    const head = await newest(market.client)
    await expect(createHistorySync(node.of).catchUp(head, fence, signal)).rejects.toThrow()
    const after = await dump(on.market)
    expect(after.trades).toEqual(kept.trades)
    expect(after.candles).toEqual(kept.candles)
  })

  test('a pair added later is read from the beginning, and the others are not read twice', async () => {
    const [added, ...others] = market.pools
    const of = historyOf(on.market, market.client, others)
    await createHistorySync(of).catchUp(await newest(market.client), fence, signal)
    const seen = await readAll({})
    const asked = seen.calls
      .filter(({ method }) => method === 'eth_getLogs')
      .map(({ params }) => Object(params?.[0]))
    for (const { address } of asked) expect(address).toEqual([added?.id])
    const all = historyOf(on.market, market.client, market.pools)
    expect((await dump(on.market)).trades).toEqual(
      (await rebuildHistory(all, await newest(market.client))).trades,
    )
  })

  test('another chain with the same id is refused, and replaces the first one in the demo', async () => {
    await readAll({})
    const kept = await dump(on.market)
    const head = await newest(market.client)
    await on.market.orm.execute(sql.raw(`update chain_histories set genesis = '0x${'98'.repeat(32)}'`))
    const strict = through({}, { isReplaceable: false })
    await expect(createHistorySync(strict.of).catchUp(head, fence, signal)).rejects.toThrow('another chain')
    expect(await dump(on.market)).toEqual(kept)
    await createHistorySync(through({}).of).catchUp(head, fence, signal)
    expect(await dump(on.market)).toEqual(kept)
  })

  test('a signal ends the backfill between two ranges, and read ranges stay', async () => {
    const stopping = new AbortController()
    const node = through({
      change: (call, answer) => {
        if (call.method === 'eth_getLogs') stopping.abort(new Error('The server ends'))
        return answer
      },
    })
    const reading = createHistorySync(node.of).catchUp(await newest(market.client), fence, stopping.signal)
    await expect(reading).rejects.toThrow('The server ends')
    expect(ranges(node.seen)).toHaveLength(1)
  })
})

const swapTopic = '0xd78ad95fa46c994b6551d0da85fc275fe613ce37657fb8d5e3d130840159d822'

/** Returns a log index that puts a swap before all other logs. */
function swapped({ topics, logIndex }: Record<string, unknown>): unknown {
  return Array.isArray(topics) && topics[0] === swapTopic ? '0x0' : `0x${(Number(logIndex) + 1).toString(16)}`
}
