import { createClient, custom, parseEther } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { prepareSwap } from '@/chain/swap/prepare-swap'
import { readSwapOutcome } from '@/chain/swap/read-swap-outcome'
import { transferCall } from '@/chain/swap/swap-calls'
import { swapStep } from '@/chain/swap/swap-steps'
import { developmentAccount } from '../../../scripts/demo/development-accounts.ts'
import { type DemoChains, startChains } from '../../support/demo-chains'
import {
  called,
  demoRoute,
  demoSwapRequest,
  minedSwapOf,
  poolOf,
  prepared,
  readBalance,
  sendCall,
} from './demo-swaps'

let chains: DemoChains
beforeAll(async () => {
  chains = await startChains()
})
afterAll(() => chains?.stop())
let state: `0x${string}`
beforeEach(async () => {
  state = await chains.client.snapshot()
})
afterEach(() => chains.client.revert({ id: state }))

const [me, friend, owner] = [0, 5, 9].map((index) => developmentAccount(index).address) as [
  `0x${string}`,
  `0x${string}`,
  `0x${string}`,
]
const usdt = () => chains.deployment.tokens.USDC?.address ?? expect.unreachable()

test('a price that moved between the signature and the block reverts the swap, and nothing is lost but gas', async () => {
  const route = demoRoute(chains, 'FISH-ETH', 'buy')
  const wish = await demoSwapRequest(chains, route, me, parseEther('1'))
  const ready = await prepared(chains, wish)
  // Another account buys for 5 ETH first.
  const other = await prepared(chains, await demoSwapRequest(chains, route, friend, parseEther('5')))
  for (const { call } of other.steps) await sendCall(chains, friend, call)
  const before = await readBalance(chains, route.to.address, me)
  const hash = await sendCall(chains, me, ready.steps[0]?.call ?? expect.unreachable())
  expect(await readBalance(chains, route.to.address, me)).toBe(before)
  expect(await readSwapOutcome(chains.client, { hash, ...minedSwapOf(wish) })).toMatchObject({
    kind: 'reverted',
    reason: {
      code: 'insufficient-output-amount',
      text: 'UniswapV2Router: INSUFFICIENT_OUTPUT_AMOUNT',
    },
  })
})

test('the simulation names the block of its state', async () => {
  const { client } = chains
  const wish = await demoSwapRequest(chains, demoRoute(chains, 'CAT-ETH', 'buy'), me, 5n)
  for (const blocks of [0, 1, 4]) {
    if (blocks > 0) await client.mine({ blocks })
    const number = await client.getBlockNumber({ cacheTime: 0 })
    expect(await prepareSwap(client, wish)).toMatchObject({ simulated: { block: number } })
  }
})

test('a deadline that has passed is reported before and after sending', async () => {
  const route = demoRoute(chains, 'CAT-ETH', 'buy')
  const wish = await demoSwapRequest(chains, route, me, parseEther('1'), { deadline: 98n })
  const reason = { code: 'expired', text: 'UniswapV2Router: EXPIRED' }
  expect(await prepareSwap(chains.client, wish)).toMatchObject({ kind: 'fails', step: 'swap', reason })
  const hash = await sendCall(chains, me, swapStep(wish, { minimum: 1n, balanceBefore: 0n }).call)
  expect(await readSwapOutcome(chains.client, { hash, ...minedSwapOf(wish) })).toMatchObject({
    kind: 'reverted',
    reason,
  })
})

test('a deadline that passed between the signature and the block is reported', async () => {
  const route = demoRoute(chains, 'CAT-ETH', 'buy')
  const { timestamp } = await chains.client.getBlock()
  const wish = await demoSwapRequest(chains, route, me, parseEther('1'), { deadline: timestamp + 60n })
  const ready = await prepared(chains, wish)
  await chains.client.increaseTime({ seconds: 3600 })
  const hash = await sendCall(chains, me, ready.steps[0]?.call ?? expect.unreachable())
  expect(await readSwapOutcome(chains.client, { hash, ...minedSwapOf(wish) })).toMatchObject({
    kind: 'reverted',
    reason: { code: 'expired' },
  })
})

test('a swap through a pool with too little is reported', async () => {
  const route = demoRoute(chains, 'CAT-ETH', 'buy')
  const wish = await demoSwapRequest(chains, route, me, 1n)
  // One wei of Ether buys CAT; nothing buys nothing.
  expect(await prepareSwap(chains.client, { ...wish, amountIn: 0n })).toMatchObject({
    kind: 'fails',
    reason: { code: 'insufficient-liquidity' },
  })
  const pool = poolOf(route) ?? expect.unreachable()
  // Empties the pool of its CAT, as a burn of all liquidity does.
  await chains.client.impersonateAccount({ address: pool })
  await chains.client.setBalance({ address: pool, value: parseEther('1') })
  const cat = await readBalance(chains, route.to.address, pool)
  await sendCall(chains, pool, transferCall(route.to.address, friend, cat))
  await sendCall(chains, me, called(pool, 'sync()'))
  expect(await prepareSwap(chains.client, wish)).toMatchObject({
    kind: 'fails',
    reason: { code: 'insufficient-liquidity' },
  })
})

test.each([
  ['is paused', () => called(usdt(), 'setPaused(bool)', true), 'paused'],
  [
    'has the visitor on its list',
    () => called(usdt(), 'setBlackListed(address,bool)', me, true),
    'blacklisted',
  ],
] as const)('a token that %s is reported, although the router hides the reason', async (_, order, code) => {
  await sendCall(chains, owner, order())
  const wish = await demoSwapRequest(chains, demoRoute(chains, 'CAT-USDC', 'buy'), me, 1_000_000n)
  expect(await prepareSwap(chains.client, wish)).toMatchObject({
    kind: 'fails',
    step: 'swap',
    reason: { code },
  })
})

test('a pool on the blacklist of its token is reported as the reason', async () => {
  const wish = await demoSwapRequest(chains, demoRoute(chains, 'CAT-USDC', 'sell'), me, 10n ** 18n)
  await sendCall(chains, owner, called(usdt(), 'setBlackListed(address,bool)', poolOf(wish.route), true))
  expect(await prepareSwap(chains.client, wish)).toMatchObject({
    kind: 'fails',
    step: 'swap',
    reason: { code: 'blacklisted' },
  })
})

test.each([
  ['CAT', 'CAT-ETH', 'sell', 'transfer-from-failed'],
  ['Ether', 'CAT-ETH', 'buy', 'insufficient-funds'],
] as const)('a swap of more %s than the balance is reported', async (_, name, side, code) => {
  const wish = await demoSwapRequest(chains, demoRoute(chains, name, side), me, 10n ** 27n)
  expect(await prepareSwap(chains.client, wish)).toMatchObject({
    kind: 'fails',
    step: 'swap',
    reason: { code },
  })
})

test('with a node without simulations the tax is unknown, and the minimum is enforced by the functions that compare balances', async () => {
  const { request } = chains.client
  const client = createClient({
    transport: custom(
      {
        request: async (asked) => {
          if (asked.method === 'eth_simulateV1') throw Object.assign(new Error('nothing'), { code: -32_601 })
          return request(asked)
        },
      },
      { retryCount: 0 },
    ),
  })
  const wish = await demoSwapRequest(chains, demoRoute(chains, 'CAT-MEOW', 'sell'), me, 10n ** 20n)
  const swap = await prepareSwap(client, wish)
  expect(swap).toMatchObject({
    kind: 'ready',
    simulated: null,
    minimum: (wish.quoted * 995n + 999n) / 1_000n,
  })
  if (swap.kind !== 'ready') return
  let hash: `0x${string}` = '0x'
  for (const { call } of swap.steps) hash = await sendCall(chains, me, call)
  // The tax of 2 % exceeds the slippage of 0.5 %, so the visitor keeps the CAT.
  expect(await readSwapOutcome(chains.client, { hash, ...minedSwapOf(wish) })).toMatchObject({
    kind: 'reverted',
    reason: { code: 'insufficient-output-amount' },
  })
})
