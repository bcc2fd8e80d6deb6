import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { readPoolLogs } from '@/chain/market/read-pool-logs'
import type { BlockEvents } from '@/domain/market/pool-event'
import { createHistorySync } from '@/server/market/history/sync'
import { LeaseLostError } from '@/server/market/lease'
import { databaseOf } from '../../db/database-of'
import { engines } from '../../db/engines'
import { dump, historyOf, historyTables, holdLease, newest, rebuildHistory, rowsOf } from './stored-history'
import { startTradedPools } from './traded-pools'

const fence = { epoch: 1n }
const { signal } = new AbortController()
let market: Awaited<ReturnType<typeof startTradedPools>>
beforeAll(async () => {
  market = await startTradedPools()
}, 120_000)
afterAll(() => market?.stop())
beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockImplementation(() => true)
})

describe.each(engines)('the history of the pools on %s', (engine) => {
  const on = databaseOf(engine, historyTables)
  beforeEach(async () => {
    if (on) await holdLease(on.market)
  })
  const of = (options = {}) => historyOf(on.market, market.client, market.pools, options)
  const blockAtHead = async (): Promise<BlockEvents> => {
    const head = await newest(market.client)
    const logs = await readPoolLogs(market.client, market.pools, { blockHash: head.hash })
    return { head, events: logs.map(({ event }) => event) }
  }

  test('the history begins with the existing logs, and continues block by block', async () => {
    const writer = createHistorySync(of())
    expect(await writer.apply(await blockAtHead(), fence)).toBe('gap')
    await writer.catchUp(await newest(market.client), fence, signal)
    const begun = await dump(on.market)
    expect(new Set(begun.trades.map(({ pool }) => pool)).size).toBe(market.pools.length)
    expect(await writer.apply(await blockAtHead(), fence)).toBe('applied')
    expect(await dump(on.market)).toEqual(begun)

    await market.inOneBlock(async () => {
      await market.sellBase('CAT-ETH')
      await market.sellBase('CAT-USDC')
      await market.sellBase('CAT-ETH', 2_000n)
    })
    expect(await writer.apply(await blockAtHead(), fence)).toBe('applied')
    expect((await dump(on.market)).trades).toHaveLength(begun.trades.length + 3)
    await market.client.mine({ blocks: 2 })
    expect(await writer.apply(await blockAtHead(), fence)).toBe('gap')
    await writer.catchUp(await newest(market.client), fence, signal)
    const kept = await dump(on.market)
    expect(kept).toEqual(await rebuildHistory(of(), await newest(market.client)))
  })

  test.each([1, 3, 20])(
    'a reorganization of %i blocks gives the same rows as a history read from the start',
    async (depth) => {
      const writer = createHistorySync(of())
      await market.client.mine({ blocks: 2 })
      await writer.catchUp(await newest(market.client), fence, signal)
      for (let block = 0; block < depth; block++) {
        await market.inOneBlock(() => market.sellBase(block % 2 === 0 ? 'CAT-ETH' : 'FISH-ETH'))
        expect(await writer.apply(await blockAtHead(), fence)).toBe('applied')
      }
      const before = await dump(on.market)
      await market.reorganize(depth)
      await market.inOneBlock(() => market.sellBase('CAT-ETH', 500n))
      expect(await writer.apply(await blockAtHead(), fence)).not.toBe('applied')
      expect(await dump(on.market)).toEqual(before)
      await writer.catchUp(await newest(market.client), fence, signal)
      const after = await dump(on.market)
      expect(after.trades).toHaveLength(before.trades.length - depth + 1)
      expect(after).toEqual(await rebuildHistory(of(), await newest(market.client)))
    },
  )

  test('a node that is behind, and one whose head has the same number and another hash, are distinguished', async () => {
    const writer = createHistorySync(of())
    await market.inOneBlock(() => market.sellBase('CAT-ETH'))
    const earlier = await blockAtHead()
    await market.inOneBlock(() => market.sellBase('CAT-ETH'))
    await writer.catchUp(earlier.head, fence, signal)
    expect(await writer.apply(await blockAtHead(), fence)).toBe('applied')
    const kept = await dump(on.market)
    expect(await writer.apply(earlier, fence)).toBe('applied')
    await writer.catchUp(earlier.head, fence, signal)
    expect(await dump(on.market)).toEqual(kept)
    const other = { ...earlier, head: { ...earlier.head, hash: `0x${'98'.repeat(32)}` } }
    expect(await writer.apply(other, fence)).toBe('fork')
    expect(await dump(on.market)).toEqual(kept)
  })

  test("a pool's sync() moves the price without a volume", async () => {
    const writer = createHistorySync(of())
    await market.inOneBlock(() => market.donateAndSync('CAT-DEGEN'))
    await writer.catchUp(await newest(market.client), fence, signal)
    const { id } = market.poolOf('CAT-DEGEN')
    const trades = await rowsOf(
      on.market,
      `select price, base_volume, token_volume from chain_trades where pool = '${id}' order by block_number`,
    )
    expect(trades.length).toBeGreaterThan(1)
    expect(trades.at(-1)).toMatchObject({ base_volume: '0', token_volume: '0' })
    expect(Number(trades.at(-1)?.price)).toBeGreaterThan(Number(trades.at(-2)?.price))
  })

  test('a process without the lease stores nothing', async () => {
    const writer = createHistorySync(of())
    await writer.catchUp(await newest(market.client), fence, signal)
    const kept = await dump(on.market)
    await holdLease(on.market, 2n)
    await market.inOneBlock(() => market.sellBase('CAT-ETH'))
    await expect(writer.apply(await blockAtHead(), fence)).rejects.toBeInstanceOf(LeaseLostError)
    const late = writer.catchUp(await newest(market.client), fence, signal)
    await expect(late).rejects.toBeInstanceOf(LeaseLostError)
    expect(await dump(on.market)).toEqual(kept)
  })
})
