import type { Address } from 'viem'
import { describe, expect, test } from 'vitest'
import { readRouterSwap } from '@/domain/swap/read-router-swap'
import {
  executeData,
  payPortion,
  routerItself,
  type Step,
  sender,
  sweep,
  unwrap,
  v3Swap,
} from '../../support/router-calls'

const at = (digit: string): Address => `0x${digit.repeat(40)}`
const [me, thief, router, weth, cat, usd] = [at('a'), at('b'), at('c'), at('d'), at('e'), at('f')]
const ofCat = { token: cat, amount: 5n }
const toRouter = v3Swap([cat, 500, usd], { to: routerItself, minimum: 999n })

const read = (steps: readonly Step[]) =>
  readRouterSwap({ router, wrappedNative: weth, from: me, value: 0n, data: executeData(steps) })

describe('a portion that another site takes', () => {
  test.each<[string, bigint, bigint]>([
    ['a hundredth, rounded down by the router', 100n, 990n],
    ['all but a hundredth of a percent', 9_999n, 1n],
    ['all of it', 10_000n, 0n],
  ])('%s', (_, bips, minimum) => {
    expect(read([toRouter, payPortion(usd, thief, bips), sweep(usd, sender, 0n)])).toMatchObject({
      ...{ given: ofCat, to: me, portion: { token: usd, to: thief, bips } },
      got: { token: usd, minimum, counts: 'pool' },
    })
  })

  test('the sweep after it binds if its minimum is larger', () => {
    const steps = [toRouter, payPortion(usd, thief, 5_000n), sweep(usd, sender, 900n)]
    expect(read(steps)?.got).toEqual({ token: usd, minimum: 900n, counts: 'pool' })
  })

  test('its recipient is the sender where the bytes say so', () => {
    const steps = [toRouter, payPortion(usd, sender, 100n), sweep(usd, thief, 0n)]
    expect(read(steps)).toMatchObject({ to: thief, portion: { to: me } })
  })

  test('a portion of the wrapped coin keeps its token when the rest is unwrapped', () => {
    const steps = [
      v3Swap([cat, 500, weth], { to: routerItself }),
      payPortion(weth, thief, 25n),
      unwrap(sender, 7n),
    ]
    expect(read(steps)).toMatchObject({
      got: { token: null, minimum: 7n, counts: 'arrival' },
      portion: { token: weth, to: thief, bips: 25n },
    })
    expect(read([toRouter, sweep(usd, sender, 7n)])?.portion).toBeNull()
  })
})
