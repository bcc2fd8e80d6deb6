import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PoolChange } from './pool-event'
import { isSameState, type PoolState, stateAfter } from './pool-state'

const initialize = { kind: 'initialize', sqrtPriceX96: 2n ** 96n, tick: 0 } as const
const position = (tickLower: number, tickUpper: number, liquidityDelta: bigint) =>
  ({ kind: 'position', tickLower, tickUpper, liquidityDelta }) as const
const stateOf = (changes: readonly PoolChange[]) => changes.reduce<PoolState | null>(stateAfter, null)

describe('the state of a pool', () => {
  test('the reserves of Uniswap V2 are those of the last Sync', () => {
    const sync = { kind: 'sync', reserve0: 1n, reserve1: 2n } as const
    const amounts = { amount0In: 1n, amount1In: 0n, amount0Out: 0n, amount1Out: 1n }
    const swap = { kind: 'swap', transactionHash: '0x', ...amounts } as const
    expect(stateOf([{ ...sync, reserve0: 9n }, sync, swap])).toEqual({
      ...{ kind: 'reserves', reserve0: 1n, reserve1: 2n },
    })
  })

  test('a position counts while the tick is in its range, which excludes its upper tick', () => {
    const liquidityAt = (tick: number) => {
      const state = stateOf([{ ...initialize, tick }, position(-60, 60, 7n)])
      return state?.kind === 'concentrated' && state.liquidity
    }
    expect([-61, -60, 59, 60].map(liquidityAt)).toEqual([0n, 7n, 7n, 0n])
  })

  test('the active liquidity is the sum of the positions around the tick, after any events', () => {
    const tick = fc.integer({ min: -5, max: 5 })
    const change = fc.oneof(
      fc.record({ lower: tick, width: fc.integer({ min: 1, max: 6 }), liquidity: fc.bigInt(1n, 9n) }),
      fc.record({ swapsTo: tick }),
      fc.record({ leaves: fc.nat() }),
    )
    fc.assert(
      fc.property(fc.array(change, { maxLength: 30 }), (changes) => {
        const held: { lower: number; upper: number; liquidity: bigint }[] = []
        let at = 0
        let state = stateAfter(null, initialize)
        const active = () =>
          held.reduce(
            (sum, { lower, upper, liquidity }) => sum + (lower <= at && at < upper ? liquidity : 0n),
            0n,
          )
        for (const next of changes) {
          if ('swapsTo' in next) {
            at = next.swapsTo
            const swap = {
              kind: 'concentrated-swap',
              transactionHash: '0x',
              amount0: 1n,
              amount1: -1n,
            } as const
            state = stateAfter(state, { ...swap, sqrtPriceX96: 5n, tick: at, liquidity: active() })
          } else if ('leaves' in next) {
            const [left] = held.splice(next.leaves % (held.length || 1), 1)
            if (left) state = stateAfter(state, position(left.lower, left.upper, -left.liquidity))
          } else {
            const upper = next.lower + next.width
            held.push({ lower: next.lower, upper, liquidity: next.liquidity })
            state = stateAfter(state, position(next.lower, upper, next.liquidity))
          }
          expect(state).toMatchObject({ liquidity: active(), tick: at })
        }
      }),
    )
  })

  test('a position of a pool without a price, and one beyond the active liquidity, are contradictions', () => {
    expect(() => stateOf([position(-60, 60, 7n)])).toThrow('before it had a price')
    expect(() => stateOf([initialize, position(-60, 60, 7n), position(-60, 60, -8n)])).toThrow(
      'more liquidity',
    )
  })

  test.each<[PoolState | null, PoolState | null, boolean]>([
    [null, null, true],
    [null, { kind: 'reserves', reserve0: 1n, reserve1: 2n }, false],
    [
      { kind: 'reserves', reserve0: 1n, reserve1: 2n },
      { kind: 'reserves', reserve0: 1n, reserve1: 2n },
      true,
    ],
    [
      { kind: 'reserves', reserve0: 1n, reserve1: 2n },
      { kind: 'reserves', reserve0: 1n, reserve1: 3n },
      false,
    ],
    ...(['sqrtPriceX96', 'liquidity'] as const).map((name): [PoolState, PoolState, boolean] => {
      const state = { kind: 'concentrated', sqrtPriceX96: 1n, liquidity: 1n, tick: 1 } as const
      return [state, { ...state, [name]: 2n }, false]
    }),
  ])('the comparison of the states %# gives the expected result', (one, other, isSame) => {
    expect(isSameState(one, other)).toBe(isSame)
    expect(isSameState(other, one)).toBe(isSame)
  })
})
