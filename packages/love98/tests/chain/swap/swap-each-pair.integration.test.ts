import community from '@community/config'
import { maxUint256, parseEther } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSwapOutcome } from '@/chain/swap/read-swap-outcome'
import { approvalCall } from '@/chain/swap/swap-calls'
import { minimumReceived } from '@/domain/swap/quote'
import type { SwapRoute } from '@/domain/swap/swap-route'
import { developmentAccount } from '../../../scripts/demo/development-accounts.ts'
import { type DemoChains, startChains } from '../../support/demo-chains'
import {
  demoRoute,
  demoSwapRequest,
  minedSwapOf,
  prepared,
  readBalance,
  readReserves,
  sendCall,
} from './demo-swaps'

let chains: DemoChains
beforeAll(async () => {
  chains = await startChains()
})
afterAll(() => chains?.stop())

const me = developmentAccount(0).address
const assetOf = ({ isNative, address }: SwapRoute['from']) => (isNative ? 'ETH' : address)

/** Returns a fiftieth of the visitor's balance, so that the price impact is visible; 1 ETH of the native coin. */
async function amountFor(route: SwapRoute): Promise<bigint> {
  return route.from.isNative ? parseEther('1') : (await readBalance(chains, route.from.address, me)) / 50n
}

async function swap(route: SwapRoute, amountIn: bigint) {
  const wish = await demoSwapRequest(chains, route, me, amountIn)
  const ready = await prepared(chains, wish)
  const before = await readBalance(chains, assetOf(route.to), me)
  let hash: `0x${string}` = '0x'
  for (const { call } of ready.steps) hash = await sendCall(chains, me, call)
  const outcome = await readSwapOutcome(chains.client, { hash, ...minedSwapOf(wish) })
  const gained = (await readBalance(chains, assetOf(route.to), me)) - before
  return { wish, ready, outcome, gained }
}

describe.each(community.pairs.map(({ name }) => name))('swaps of %s', (name) => {
  test.each(['buy', 'sell'] as const)(
    'the simulated amount of a %s arrives, to the last unit',
    async (side) => {
      const route = demoRoute(chains, name, side)
      const amountIn = await amountFor(route)
      const { wish, ready, outcome, gained } = await swap(route, amountIn)
      const { arrives, taxBips } = ready.simulated ?? expect.unreachable()
      expect(outcome).toMatchObject({
        kind: 'swapped',
        sent: { amount: amountIn, reported: amountIn, changed: amountIn },
        arrived: { amount: arrives, reported: arrives, changed: arrives },
      })
      // The network fee reduces the visitor's balance of the native coin.
      if (!route.to.isNative) expect(gained).toBe(arrives)
      expect(ready.minimum).toBe(minimumReceived(arrives, 50))
      const isTaxed = name === 'CAT-MEOW'
      expect(taxBips).toEqual({
        from: isTaxed && side === 'buy' ? 200 : 0,
        to: isTaxed && side === 'sell' ? 200 : 0,
      })
      // Without a tax the simulation equals the quote; with one, it is 2 % less, or the output for 2 % less.
      if (!isTaxed) expect(arrives).toBe(wish.quoted)
      else expect(Number(arrives) / Number(wish.quoted)).toBeCloseTo(0.98, 3)
      expect(ready.steps.map(({ kind }) => kind)).toEqual(route.spender ? ['approval', 'swap'] : ['swap'])
    },
  )
})

test('a sufficient allowance needs no approval, and a smaller one is replaced exactly', async () => {
  const route = demoRoute(chains, 'CAT-ETH', 'sell')
  const spender = route.spender ?? expect.unreachable()
  await sendCall(chains, me, approvalCall(route.from.address, spender, maxUint256))
  const wish = await demoSwapRequest(chains, route, me, 10n ** 18n)
  expect((await prepared(chains, wish)).steps.map(({ kind }) => kind)).toEqual(['swap'])
  await sendCall(chains, me, approvalCall(route.from.address, spender, 10n ** 18n - 1n))
  expect((await prepared(chains, wish)).steps[0]).toEqual({
    kind: 'approval',
    call: approvalCall(route.from.address, spender, 10n ** 18n),
  })
})

test('a token that refuses to change an allowance (USDC) gets a reset first', async () => {
  const route = demoRoute(chains, 'CAT-USDC', 'buy')
  const spender = route.spender ?? expect.unreachable()
  await sendCall(chains, me, approvalCall(route.from.address, spender, 5n))
  const { ready, outcome } = await swap(route, 2_000_000n)
  expect(ready.steps.map(({ kind }) => kind)).toEqual(['reset', 'approval', 'swap'])
  expect(ready.steps[0]?.call).toEqual(approvalCall(route.from.address, spender, 0n))
  expect(outcome).toMatchObject({ kind: 'swapped', sent: { amount: 2_000_000n } })
})

test('the native coin is wrapped and unwrapped one to one, with a minimum of the same amount', async () => {
  const { deployment } = chains
  const weth = { name: 'Wrapped Ether', decimals: 18, address: deployment.exchange.wrappedNative }
  const own = { ...chains, deployment: { ...deployment, tokens: { ...deployment.tokens, WETH: weth } } }
  for (const side of ['buy', 'sell'] as const) {
    const { ready, outcome } = await swap(demoRoute(own, 'WETH-ETH', side), 12_345n)
    expect(ready).toMatchObject({ minimum: 12_345n, simulated: { arrives: 12_345n } })
    expect(outcome).toMatchObject({
      kind: 'swapped',
      sent: { amount: 12_345n },
      arrived: { amount: 12_345n },
    })
  }
})

test('a pool that received tokens outside of a swap can still be used', async () => {
  const route = demoRoute(chains, 'CAT-TOSHI', 'sell')
  const [pool] = (await readReserves(chains)).filter(({ path }) =>
    [route.from.address, route.to.address].every((each) => path.includes(each)),
  )
  const { transferCall } = await import('@/chain/swap/swap-calls')
  await sendCall(chains, me, transferCall(route.from.address, pool?.address ?? expect.unreachable(), 1_000n))
  const { ready, outcome } = await swap(route, 10n ** 18n)
  expect(ready.simulated?.taxBips).toEqual({ from: 0, to: 0 })
  expect(outcome).toMatchObject({ kind: 'swapped', arrived: { amount: ready.simulated?.arrives } })
})
