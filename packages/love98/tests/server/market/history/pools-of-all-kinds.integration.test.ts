import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readHead } from '@/chain/market/read-head'
import { readPoolLogs } from '@/chain/market/read-pool-logs'
import type { Candle } from '@/domain/market/candle'
import { compareDecimals, decimalPrice } from '@/domain/market/decimal-price'
import type { BlockEvents } from '@/domain/market/pool-event'
import { poolPrice } from '@/domain/market/pool-price'
import { readCandles } from '@/server/market/history/candles'
import { createHistorySync } from '@/server/market/history/sync'
import { callRpc } from '../../../../scripts/demo/json-rpc.ts'
import { type ExchangeChain, startExchangeChain } from '../../../support/exchange-chain'
import { databaseOf } from '../../db/database-of'
import { engines } from '../../db/engines'
import {
  amountsOf,
  buyBase,
  mine,
  reorganize,
  sellBase,
  startPool,
  stateOnChain,
  type TradedPool,
} from '../exchange-pools'
import { dump, historyOf, historyTables, holdLease, newest, rebuildHistory } from './stored-history'

const fence = { epoch: 1n }
const { signal } = new AbortController()
const unit = 10n ** 18n
const kinds = ['v2', 'v3', 'v4'] as const
const small = { v2: unit, v3: 10n ** 8n, v4: unit }

let chain: ExchangeChain
let pools: { v2: TradedPool; v3: TradedPool; v4: TradedPool }
beforeAll(async () => {
  chain = await startExchangeChain()
  pools = {
    v2: await startPool(chain, { kind: 'v2' }, ['CAT', 40_000n * unit], ['USD', 500_000_000n]),
    v3: await startPool(chain, { kind: 'v3', fee: 500 }, ['USD', 10n ** 12n], ['CAT', 70_000n * unit]),
    v4: await startPool(chain, { kind: 'v4' }, ['CAT', 8_000n * unit], ['ETH', 2n * unit]),
  }
}, 120_000)
afterAll(() => chain?.stop())

const all = () => Object.values(pools)
const market = () => all().map((pool) => pool.market)

async function blockAtHead(): Promise<BlockEvents> {
  const head = await newest(chain.client)
  const logs = await readPoolLogs(chain.client, market(), { blockHash: head.hash })
  return { head, events: logs.map(({ event }) => event) }
}

async function addPosition(kind: (typeof kinds)[number]) {
  const pool = pools[kind]
  const state = await stateOnChain(chain, pool)
  const sides = [
    { address: pool.base, amount: 10n * small[kind] },
    { address: pool.token, amount: 10n ** 15n },
  ] as const
  await chain.addLiquidity(pool.pool, sides, {
    sqrtPrice: state.kind === 'concentrated' ? state.sqrtPriceX96 : 0n,
  })
}

describe.each(engines)('the history of pools of all kinds on %s', (engine) => {
  const on = databaseOf(engine, historyTables)
  beforeEach(async () => {
    if (on) await holdLease(on.market)
  })
  const of = (options = {}) => historyOf(on.market, chain.client, market(), options)
  const tradesIn = async ({ market: { id } }: TradedPool) =>
    (await dump(on.market)).trades.filter(({ pool }) => pool === id)

  test('the first price and each swap are rows, and a position of V3 and V4 is not', async () => {
    const writer = createHistorySync(of())
    await writer.catchUp(await newest(chain.client), fence, signal)
    for (const kind of kinds) {
      const pool = pools[kind]
      const before = await tradesIn(pool)
      expect(before.length).toBeGreaterThan(0)
      await addPosition(kind)
      expect(await writer.apply(await blockAtHead(), fence)).toBe('applied')
      expect(await tradesIn(pool)).toHaveLength(before.length + (kind === 'v2' ? 1 : 0))
      const receipt = await sellBase(chain, pool, small[kind])
      expect(await writer.apply(await blockAtHead(), fence)).toBe('applied')
      const price = poolPrice(pool.market, await stateOnChain(chain, pool))
      const { base, token } = amountsOf(pool, receipt)
      expect((await tradesIn(pool)).at(-1)).toMatchObject({
        ...{ block_hash: receipt.blockHash, price: price && decimalPrice(price) },
        ...{ base_volume: String(base), token_volume: String(token) },
      })
    }
    expect(await dump(on.market)).toEqual(await rebuildHistory(of(), await newest(chain.client)))
  })

  describe.each(kinds)('after a reorganization of swaps of %s', (kind) => {
    test.each([1, 3, 20])('of %i blocks, it equals a history read from the start', async (depth) => {
      const writer = createHistorySync(of())
      await mine(chain, 2)
      await writer.catchUp(await newest(chain.client), fence, signal)
      const pool = pools[kind]
      for (let block = 0; block < depth; block++) {
        await (block % 2 === 0 ? sellBase(chain, pool, small[kind]) : addPosition(kind))
        expect(await writer.apply(await blockAtHead(), fence)).toBe('applied')
      }
      const before = await dump(on.market)
      const gone = (await tradesIn(pool)).filter(
        ({ block_number }) => BigInt(String(block_number)) > BigInt(chainHeight(before) - depth),
      )
      await reorganize(chain, depth)
      await buyBase(chain, pool, 10n ** 7n)
      expect(await writer.apply(await blockAtHead(), fence)).not.toBe('applied')
      expect(await dump(on.market)).toEqual(before)
      await writer.catchUp(await newest(chain.client), fence, signal)
      const after = await dump(on.market)
      expect(gone.length).toBe(kind === 'v2' ? depth : Math.ceil(depth / 2))
      expect(after.trades).toHaveLength(before.trades.length - gone.length + 1)
      expect(after).toEqual(await rebuildHistory(of(), await newest(chain.client)))
    })
  })

  test.each([
    { kind: 'v3', fee: 100 },
    { kind: 'v4', fee: 100, tickSpacing: 1 },
  ] as const)(
    'a reorganization that removes the first price of a pool of $kind leaves a pool without a history',
    async (form) => {
      const begun = await newest(chain.client)
      const created = await startPool(chain, form, ['DEEP', 10n ** 33n], ['ONE', 50_000n])
      await sellBase(chain, created, 10n ** 31n)
      const writer = createHistorySync(historyOf(on.market, chain.client, [created.market]))
      await writer.catchUp(begun, fence, signal)
      for (let number = begun.number + 1n; number <= (await newest(chain.client)).number; number++) {
        const head = (await readHead(chain.client, number)) ?? expect.unreachable()
        const logs = await readPoolLogs(chain.client, [created.market], { blockHash: head.hash })
        expect(await writer.apply({ head, events: logs.map(({ event }) => event) }, fence)).toBe('applied')
      }
      expect(await tradesIn(created)).toHaveLength(2)
      await reorganize(chain, Number((await newest(chain.client)).number - begun.number))
      await mine(chain, 1)
      await writer.catchUp(await newest(chain.client), fence, signal)
      expect(await dump(on.market)).toMatchObject({ trades: [], candles: [], pools: [{ first_trade: null }] })
    },
  )

  test('candles of all kinds equal the swaps of the chain', async () => {
    const begun = await newest(chain.client)
    const start = begun.timestamp - (begun.timestamp % 60) + 120
    const swaps = new Map(kinds.map((kind) => [kind, [] as Swap[]]))
    const first = new Map<string, string>()
    for (const kind of kinds) first.set(kind, await priceNow(pools[kind]))
    for (const [index, minute] of [0, 0, 0, 1, 4, 5, 5].entries())
      for (const [place, kind] of kinds.entries()) {
        const pool = pools[kind]
        await callRpc(chain.url, 'evm_setNextBlockTimestamp', [start + minute * 60 + index * 4 + place])
        const receipt =
          index % 3 === 1
            ? await buyBase(chain, pool, 10n ** 9n * (kind === 'v2' ? 1n : 10n ** 7n))
            : await sellBase(chain, pool, small[kind] * BigInt(index + 1))
        swaps.get(kind)?.push({ minute, price: await priceNow(pool), ...amountsOf(pool, receipt) })
      }
    await callRpc(chain.url, 'evm_setNextBlockTimestamp', [start + 8 * 60])
    await mine(chain, 1)
    const writer = createHistorySync(of())
    await writer.catchUp(await newest(chain.client), fence, signal)
    const query = { interval: '1m', from: start, to: start + 8 * 60 } as const
    for (const kind of kinds) {
      const { page } = await readCandles(on.market, pools[kind].market, query, {
        ...{ finality: 3, now: new Date((start + 600) * 1_000) },
      })
      expect(page.candles).toEqual(candlesOf(swaps.get(kind) ?? [], start, first.get(kind) ?? ''))
    }
  })
})

type Swap = { minute: number; price: string; base: bigint; token: bigint }

/** Computes the candles of eight minutes from the swaps in them. */
function candlesOf(swaps: readonly Swap[], start: number, before: string): readonly Candle[] {
  let close = before
  return Array.from({ length: 8 }, (_, minute) => {
    const own = swaps.filter((swap) => swap.minute === minute)
    const prices = [close, ...own.map(({ price }) => price)].sort(compareDecimals)
    const open = close
    close = own.at(-1)?.price ?? close
    const sum = (side: 'base' | 'token') => String(own.reduce((total, swap) => total + swap[side], 0n))
    return {
      ...{ time: start + minute * 60, open, high: prices.at(-1) ?? '', low: prices[0] ?? '', close },
      volume: { base: sum('base'), token: sum('token') },
    }
  })
}

async function priceNow(pool: TradedPool): Promise<string> {
  const price = poolPrice(pool.market, await stateOnChain(chain, pool))
  return price ? decimalPrice(price) : expect.unreachable('no price')
}

function chainHeight({ pools: rows }: Awaited<ReturnType<typeof dump>>): number {
  return Math.max(...rows.map(({ next_block }) => Number(next_block))) - 1
}
