import { describe, expect, test } from 'vitest'
import type { MarketPool, PoolEvent } from './pool-event'
import { tradesOf } from './pool-trade'

const side = (symbol: string, decimals: number) => ({ symbol, decimals, address: `0x${symbol}` as never })
const pool: MarketPool = {
  name: 'CAT-USDC',
  pool: '0xAb',
  base: side('CAT', 18),
  token: side('USDC', 6),
  baseIsFirst: true,
}
const other: MarketPool = { ...pool, pool: '0xCd', baseIsFirst: false }
const cat = 10n ** 18n
const sync = (logIndex: number, reserve0: bigint, reserve1: bigint, of = pool): PoolEvent => ({
  kind: 'sync',
  ...{ pool: of.pool, logIndex, reserve0, reserve1 },
})
const swap = (logIndex: number, amounts: Partial<PoolEvent>, of = pool): PoolEvent => ({
  kind: 'swap',
  ...{ pool: of.pool, logIndex, transactionHash: '0x' },
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
      swap(1, { amount0Out: 1n, amount1In: 2n }, other),
    ]
    expect(tradesOf(events, [other])).toMatchObject([
      { price: '0.25', volume: { base: 2n, token: 1n }, swap: { side: 'sell' } },
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
