import { describe, expect, test } from 'vitest'
import type { MarketPool, PoolChange, PoolEvent } from './pool-event'
import { tradesOf } from './pool-trade'

const side = (symbol: string, decimals: number) => ({ symbol, decimals, address: `0x${symbol}` as never })
const pool: MarketPool = {
  name: 'CAT-USDC',
  id: '0xAb',
  source: { kind: 'v2', pool: '0xAb' },
  base: side('CAT', 18),
  token: side('USDC', 6),
  baseIsFirst: true,
}
const other: MarketPool = { ...pool, id: '0xCd', source: { kind: 'v2', pool: '0xCd' }, baseIsFirst: false }
const cat = 10n ** 18n
const sync = (logIndex: number, reserve0: bigint, reserve1: bigint, of = pool): PoolEvent => ({
  kind: 'sync',
  ...{ pool: of.id, logIndex, reserve0, reserve1 },
})
const swap = (logIndex: number, amounts: Partial<PoolEvent>, of = pool): PoolEvent => ({
  kind: 'swap',
  ...{ pool: of.id, logIndex, transactionHash: '0x' },
  ...{ amount0In: 0n, amount1In: 0n, amount0Out: 0n, amount1Out: 0n },
  ...(amounts as object),
})

describe('trades in the logs of a block', () => {
  test('trades take the price from the reserves and the volume from the swap after them', () => {
    const events = [sync(0, 200n * cat, 50_000_000n), swap(1, { amount0In: cat, amount1Out: 260_000n })]
    expect(tradesOf(events, [pool])).toEqual([
      {
        ...{ pool, logIndex: 0, price: '0.25', volume: { base: cat, token: 260_000n } },
        swap: { side: 'sell', transactionHash: '0x' },
      },
    ])
  })

  test('trades count both sides in the order of the pair, for either token order of the pool', () => {
    const events = [
      sync(0, 50_000_000n, 200n * cat, other),
      swap(1, { amount0In: 1n, amount1Out: 2n }, other),
    ]
    expect(tradesOf(events, [other])).toMatchObject([
      { price: '0.25', volume: { base: 2n, token: 1n }, swap: { side: 'buy' } },
    ])
  })

  test('a liquidity change or sync() gives a price without volume', () => {
    expect(tradesOf([sync(4, cat, 1_000_000n)], [pool])).toMatchObject([
      { logIndex: 4, price: '1', volume: { base: 0n, token: 0n }, swap: null },
    ])
  })

  test.each([
    ['buy', pool, { amount0Out: 2n, amount1In: 1n }],
    ['sell', pool, { amount0In: 2n, amount1Out: 1n }],
    ['buy', other, { amount0In: 1n, amount1Out: 2n }],
    ['sell', other, { amount0Out: 1n, amount1In: 2n }],
    ['sell', pool, { amount0In: 5n, amount0Out: 2n, amount1Out: 1n }],
    ['buy', pool, { amount0In: 2n, amount0Out: 5n, amount1In: 1n }],
  ] as const)(
    'a trade is a %s by the net amount of the base asset that the trader receives',
    (side, of, amounts) => {
      const events = [sync(0, cat, cat, of), swap(1, amounts, of)]
      expect(tradesOf(events, [of])).toMatchObject([{ swap: { side } }])
    },
  )

  test('trades of pools that log alternately are kept apart', () => {
    const events = [
      sync(0, cat, 1_000_000n),
      sync(1, 2_000_000n, cat, other),
      swap(2, { amount0In: 5n }),
      swap(3, { amount0In: 7n }, other),
    ]
    const volumes = tradesOf(events, [pool, other]).map(({ volume }) => volume)
    expect(volumes).toEqual([
      { base: 5n, token: 0n },
      { base: 0n, token: 7n },
    ])
  })

  test('the volume of a flash swap counts the input and the output of one side', () => {
    const events = [sync(0, cat, 1_000_000n), swap(1, { amount0In: 11n, amount0Out: 10n })]
    expect(tradesOf(events, [pool])).toMatchObject([{ volume: { base: 21n, token: 0n } }])
  })

  test('a pool with an empty side gives no trade', () => {
    expect(tradesOf([sync(0, 0n, 0n), sync(1, cat, 0n), swap(2, { amount0In: 1n })], [pool])).toEqual([])
  })

  test('a swap without reserves before it is refused, and one of an unknown pool is ignored', () => {
    expect(() => tradesOf([swap(0, {})], [pool])).toThrow('without new reserves')
    expect(() => tradesOf([sync(0, 1n, 1n), swap(1, {}), swap(2, {})], [pool])).toThrow(
      'without new reserves',
    )
    expect(tradesOf([swap(0, {}, other)], [pool])).toEqual([])
  })
})

const v3: MarketPool = { ...pool, id: '0xEf', source: { kind: 'v3', pool: '0xEf', fee: 500 } }
const at = { sqrtPriceX96: 2n ** 95n, tick: -13_864 }
const event = (logIndex: number, change: PoolChange, of = v3): PoolEvent => ({
  pool: of.id,
  logIndex,
  ...change,
})
const traded = (amount0: bigint, amount1: bigint): PoolChange => ({
  kind: 'concentrated-swap',
  ...{ transactionHash: '0xhash', amount0, amount1, liquidity: 1n, ...at },
})
const unchanged = { base: { ...pool.base, decimals: 6 } }

describe('trades of pools of Uniswap V3 and V4', () => {
  test('a swap has its price, its volume and its side, for either token order of the pool', () => {
    const sold = event(3, traded(5n, -4n))
    expect(tradesOf([sold], [{ ...v3, ...unchanged }])).toMatchObject([
      { logIndex: 3, price: '0.25', volume: { base: 5n, token: 4n }, swap: { side: 'sell' } },
    ])
    expect(tradesOf([sold], [{ ...v3, ...unchanged, baseIsFirst: false }])).toMatchObject([
      {
        ...{ price: '4', volume: { base: 4n, token: 5n } },
        swap: { side: 'buy', transactionHash: '0xhash' },
      },
    ])
    expect(tradesOf([event(0, traded(-5n, 4n))], [v3])).toMatchObject([{ swap: { side: 'buy' } }])
  })

  test('a swap that pays nothing for a small amount has the side of the trader', () => {
    expect(tradesOf([event(0, traded(0n, 1n))], [v3])).toMatchObject([{ swap: { side: 'buy' } }])
    expect(tradesOf([event(0, traded(1n, 0n))], [v3])).toMatchObject([{ swap: { side: 'sell' } }])
  })

  test('a swap through a range without liquidity moves the price without a trade', () => {
    expect(tradesOf([event(0, traded(0n, 0n))], [v3])).toMatchObject([
      { volume: { base: 0n, token: 0n }, swap: null },
    ])
  })

  test('the first price is a price without volume, and a position gives no row', () => {
    const events = [
      event(0, { kind: 'initialize', ...at }),
      event(1, { kind: 'position', tickLower: -60, tickUpper: 60, liquidityDelta: 5n }),
    ]
    expect(tradesOf(events, [{ ...v3, ...unchanged }])).toEqual([
      {
        ...{ pool: { ...v3, ...unchanged }, logIndex: 0, price: '0.25' },
        ...{ volume: { base: 0n, token: 0n }, swap: null },
      },
    ])
  })
})
