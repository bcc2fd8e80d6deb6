import { type Address, encodeDeployData, erc20Abi, type Hex, parseAbi, parseEther } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { prepareSwap } from '@/chain/swap/prepare-swap'
import { readSwapOutcome } from '@/chain/swap/read-swap-outcome'
import type { SwapRequest } from '@/chain/swap/swap-steps'
import type { SwapCall } from '@/chain/swap/swap-terms'
import type { PoolSource } from '@/domain/market/pool-source'
import { minimumReceived } from '@/domain/swap/quote'
import type { SwapHop, SwapRoute, SwapSide } from '@/domain/swap/swap-route'
import { ownArtifact } from '../../../scripts/demo/artifacts.ts'
import type { Side } from '../../../scripts/demo/exchange/pool-price.ts'
import { callRpc } from '../../../scripts/demo/json-rpc.ts'
import { type ExchangeChain, nativeCoin, startExchangeChain } from '../../support/exchange-chain'
import { placeHostileHook } from '../../support/hostile-hook'
import { quoteOnPool } from '../../support/pool-quotes'
import { receiptOf } from '../../support/receipt-of'
import type { TestPool } from '../../support/test-pools'
import { lieOrder, lyingTokenCode } from './lying-token'

const liarAbi = parseAbi(['function beLike(uint8)'])

let chain: ExchangeChain
let hook: Awaited<ReturnType<typeof placeHostileHook>>
let liar: Address
/** A token that keeps 2 % of each transfer. */
let taxed: Address
let me: Address
/** Pools of CAT with USD, and of the coin with CAT and with USD. */
const pools: Record<string, TestPool> = {}

beforeAll(async () => {
  chain = await startExchangeChain()
  hook = await placeHostileHook(chain.url, chain.owner)
  liar = await chain.deploy(lyingTokenCode())
  await chain.approve(liar)
  const { abi, bytecode } = ownArtifact('DemoTaxToken')
  taxed = await chain.deploy(
    encodeDeployData({ abi, bytecode, args: ['Tax', 'TAX', 18, parseEther('1000000000')] }),
  )
  await chain.approve(taxed)
  me = chain.people[1] ?? expect.unreachable()
  const { CAT, USD } = chain.tokens
  const cat: Side = { address: CAT, amount: parseEther('40000') }
  const usd: Side = { address: USD, amount: 50_000_000_000n }
  const weth: Side = { address: chain.wrappedNative, amount: parseEther('20') }
  const coin: Side = { address: nativeCoin, amount: parseEther('20') }
  const tax: Side = { address: taxed, amount: parseEther('40000') }
  const lying: Side = { address: liar, amount: parseEther('40000') }
  const made = [
    ['v3 CAT USD', { kind: 'v3' }, [cat, usd]],
    ['v4 CAT USD', { kind: 'v4' }, [cat, usd]],
    ['v2 CAT WETH', { kind: 'v2' }, [cat, weth]],
    ['v3 USD WETH', { kind: 'v3', fee: 500 }, [usd, weth]],
    ['v3 CAT WETH', { kind: 'v3' }, [cat, weth]],
    ['v4 CAT ETH', { kind: 'v4' }, [cat, coin]],
    ['v4 USD ETH', { kind: 'v4', fee: 500, tickSpacing: 10 }, [usd, coin]],
    ['v3 LIE CAT', { kind: 'v3' }, [lying, cat]],
    ['v4 LIE CAT', { kind: 'v4' }, [lying, cat]],
    ['v3 TAX CAT', { kind: 'v3' }, [tax, cat]],
    ['v4 TAX CAT', { kind: 'v4' }, [tax, cat]],
    ['v4 hook', { kind: 'v4', fee: 100, tickSpacing: 1, hooks: hook.address }, [cat, usd]],
  ] as const
  for (const [name, form, sides] of made) {
    pools[name] = await chain.createPool(form, [sides[0], sides[1]])
    await chain.addLiquidity(pools[name], [sides[0], sides[1]])
  }
  for (const [token, amount] of [
    [CAT, parseEther('100000')],
    [USD, 100_000_000_000n],
    [liar, parseEther('100000')],
    [taxed, parseEther('100000')],
  ] as const)
    await chain.send(chain.owner, (calls) => calls.call(token, erc20Abi, 'transfer', [me, amount]))
}, 120_000)
afterAll(() => chain?.stop())

const beLike = (lie: (typeof lieOrder)[number]) =>
  chain.send(chain.owner, (calls) => calls.call(liar, liarAbi, 'beLike', [lieOrder.indexOf(lie)]))

function sourceOf(pool: TestPool): PoolSource {
  if (pool.kind === 'v2') return { kind: 'v2', pool: pool.address }
  if (pool.kind === 'v3') return { kind: 'v3', pool: pool.address, fee: pool.fee }
  return { kind: 'v4', manager: chain.v4.poolManager, key: pool.key }
}

const hop = (name: string, from: Address, to: Address): SwapHop => ({
  source: sourceOf(pools[name] ?? expect.unreachable(name)),
  path: [from, to],
})

function side(address: Address): SwapSide {
  const isNative = address === nativeCoin
  const decimals = address === chain.tokens.USD ? 6 : 18
  return {
    symbol: isNative ? 'ETH' : 'TOK',
    decimals,
    isNative,
    address: isNative ? chain.wrappedNative : address,
  }
}

function wish(from: Address, to: Address, amountIn: bigint, hops: readonly SwapHop[]): SwapRequest {
  const { v3, v4, chainId, wrappedNative } = chain
  const kind =
    from === nativeCoin ? 'eth-for-tokens' : to === nativeCoin ? 'tokens-for-eth' : 'tokens-for-tokens'
  const route: SwapRoute = {
    ...{ kind, via: 'universal-router', chainId, hops, wrappedNative, from: side(from), to: side(to) },
    contract: v4.universalRouter,
    spender: from === nativeCoin ? null : v4.permit2,
  }
  const quoters = { v3Quoter: v3.quoter, v4Quoter: v4.quoter }
  const deadline = BigInt(Math.floor(Date.now() / 1_000)) + 86_400n
  return { route, from: me, amountIn, slippageBips: 50, deadline, permitUntil: deadline, quoters }
}

async function balanceOf(token: Address): Promise<bigint> {
  if (token === nativeCoin) return chain.client.getBalance({ address: me })
  return chain.client.readContract({ address: token, abi: erc20Abi, functionName: 'balanceOf', args: [me] })
}

async function ready(request: SwapRequest) {
  const swap = await prepareSwap(chain.client, request)
  return swap.kind === 'ready'
    ? swap
    : expect.unreachable(
        JSON.stringify(swap, (_, value) => (typeof value === 'bigint' ? String(value) : value)),
      )
}

async function sendCall({ to, value, data }: SwapCall) {
  const transaction = { from: me, to, data, value: `0x${value.toString(16)}`, gas: '0x2dc6c0' }
  const hash = (await callRpc(chain.url, 'eth_sendTransaction', [transaction])) as Hex
  return { hash, receipt: await receiptOf(chain.client, hash) }
}

async function sendAll(steps: readonly { readonly call: SwapCall }[]) {
  let sent: Awaited<ReturnType<typeof sendCall>> | undefined
  for (const { call } of steps) sent = await sendCall(call)
  return sent ?? expect.unreachable()
}

type RouteCase = readonly [
  name: string,
  from: () => Address,
  to: () => Address,
  amount: bigint,
  hops: () => readonly SwapHop[],
]
const [CAT, USD, WETH] = [() => chain.tokens.CAT, () => chain.tokens.USD, () => chain.wrappedNative]
const ETH = () => nativeCoin
const cats = parseEther('3')
const coins = parseEther('0.01')

const routes: readonly RouteCase[] = [
  ['V3, token for token', CAT, USD, cats, () => [hop('v3 CAT USD', CAT(), USD())]],
  ['V4, token for token', CAT, USD, cats, () => [hop('v4 CAT USD', CAT(), USD())]],
  ['V3, coin for token', ETH, CAT, coins, () => [hop('v3 CAT WETH', WETH(), CAT())]],
  ['V3, token for coin', CAT, ETH, cats, () => [hop('v3 CAT WETH', CAT(), WETH())]],
  ['V4, coin for token', ETH, CAT, coins, () => [hop('v4 CAT ETH', ETH(), CAT())]],
  ['V4, token for coin', CAT, ETH, cats, () => [hop('v4 CAT ETH', CAT(), ETH())]],
  [
    'V2 then V3',
    CAT,
    USD,
    cats,
    () => [hop('v2 CAT WETH', CAT(), WETH()), hop('v3 USD WETH', WETH(), USD())],
  ],
  [
    'V2 then V4, with the coin unwrapped',
    CAT,
    USD,
    cats,
    () => [hop('v2 CAT WETH', CAT(), WETH()), hop('v4 USD ETH', ETH(), USD())],
  ],
  [
    'V4 then V3, with the coin wrapped',
    CAT,
    USD,
    cats,
    () => [hop('v4 CAT ETH', CAT(), ETH()), hop('v3 USD WETH', WETH(), USD())],
  ],
  ['V4 then V4', CAT, USD, cats, () => [hop('v4 CAT ETH', CAT(), ETH()), hop('v4 USD ETH', ETH(), USD())]],
  [
    'V3 then V4, for the coin',
    USD,
    ETH,
    1_000_000n,
    () => [hop('v3 CAT USD', USD(), CAT()), hop('v4 CAT ETH', CAT(), ETH())],
  ],
  [
    'V4 then V2, of the coin',
    ETH,
    CAT,
    coins,
    () => [hop('v4 USD ETH', ETH(), USD()), hop('v3 CAT USD', USD(), CAT())],
  ],
]

test.each(routes)(
  '%s: what arrives is the quote, and the receipt reads it',
  async (_, from, to, amount, hops) => {
    const request = wish(from(), to(), amount, hops())
    const swap = await ready(request)
    const { quote, simulated, minimum } = swap
    expect(simulated).toMatchObject({ arrives: quote.amountOut, gapBips: 0, taxBips: { from: 0, to: 0 } })
    expect(minimum).toBe(minimumReceived(quote.amountOut, 50))
    expect(quote.impactBips).toBeLessThan(10)
    const kinds = swap.steps.map(({ kind }) => kind)
    expect(kinds).toEqual(from() === nativeCoin ? ['swap'] : ['approval', 'permit', 'swap'])

    const [gaveBefore, hadBefore] = [await balanceOf(from()), await balanceOf(to())]
    const fees: bigint[] = []
    let hash: Hex = '0x'
    for (const { call } of swap.steps) {
      const sent = await sendCall(call)
      expect(sent.receipt.status).toBe('success')
      fees.push(sent.receipt.gasUsed * sent.receipt.effectiveGasPrice)
      hash = sent.hash
    }
    const fee = fees.reduce((sum, each) => sum + each, 0n)
    const gave = gaveBefore - (await balanceOf(from())) - (from() === nativeCoin ? fee : 0n)
    const got = (await balanceOf(to())) - hadBefore + (to() === nativeCoin ? fee : 0n)
    expect(gave).toBe(amount)
    expect(got).toBe(quote.amountOut)
    expect(await readSwapOutcome(chain.client, { hash, route: request.route, account: me })).toMatchObject({
      kind: 'swapped',
      sent: { reported: amount, changed: amount, amount },
      arrived: { reported: quote.amountOut, changed: quote.amountOut, amount: quote.amountOut },
    })
    // The approvals were for exactly the amount.
    expect((await ready(request)).steps.map(({ kind }) => kind)).toEqual(kinds)
  },
)

test.each(['v3', 'v4'] as const)('no rest stays in the router, nor an allowance (%s)', async (kind) => {
  const request = wish(CAT(), USD(), cats, [hop(`${kind} CAT USD`, CAT(), USD())])
  const allowance = (owner: Address, spender: Address) =>
    chain.client.readContract({
      address: CAT(),
      abi: erc20Abi,
      functionName: 'allowance',
      args: [owner, spender],
    })
  await sendAll((await ready(request)).steps)
  expect(await allowance(me, chain.v4.permit2)).toBe(0n)
  for (const token of [CAT(), USD(), WETH()])
    expect(
      await chain.client.readContract({
        ...{ address: token, abi: erc20Abi },
        ...{ functionName: 'balanceOf', args: [chain.v4.universalRouter] },
      }),
    ).toBe(0n)
})

test.each([
  ['v3', 'TaxesGasPrice'],
  ['v3', 'TaxesBaseFee'],
  ['v3', 'Taxes'],
  ['v4', 'TaxesGasPrice'],
  ['v4', 'TaxesBaseFee'],
  ['v4', 'Taxes'],
] as const)(
  'the minimum of %s holds against a token that taxes only outside of simulations (%s)',
  async (kind, lie) => {
    await beLike('None')
    const request = wish(CAT(), liar, cats, [hop(`${kind} LIE CAT`, CAT(), liar)])
    if (lie !== 'Taxes') await beLike(lie)
    const swap = await ready(request)
    expect(swap.simulated?.taxBips).toEqual({ from: 0, to: 0 })
    if (lie === 'Taxes') await beLike(lie)
    const before = await balanceOf(liar)
    const { hash, receipt } = await sendAll(swap.steps)
    expect(receipt.status).toBe('reverted')
    expect(await balanceOf(liar)).toBe(before)
    expect(await readSwapOutcome(chain.client, { hash, route: request.route, account: me })).toMatchObject({
      kind: 'reverted',
    })
  },
)

test.each(['v3', 'v4'] as const)(
  'a bought token that reports more than it delivers is refused (%s)',
  async (kind) => {
    await beLike('Taxes')
    const request = wish(CAT(), liar, cats, [hop(`${kind} LIE CAT`, CAT(), liar)])
    expect(await prepareSwap(chain.client, request)).toEqual({ kind: 'unknown', why: 'contradiction' })
    await beLike('None')
  },
)

test.each(['v3', 'v4'] as const)('the tax of a bought token is shown and paid (%s)', async (kind) => {
  const request = wish(CAT(), taxed, cats, [hop(`${kind} TAX CAT`, CAT(), taxed)])
  const { simulated, quote, steps } = await ready(request)
  expect(simulated?.taxBips).toEqual({ from: 0, to: 200 })
  expect(simulated?.arrives).toBe(quote.amountOut - (quote.amountOut * 200n) / 10_000n)
  const before = await balanceOf(taxed)
  expect((await sendAll(steps)).receipt.status).toBe('success')
  expect((await balanceOf(taxed)) - before).toBe(simulated?.arrives)
})

test('a taxed token is sold through V4, and not through V3', async () => {
  const sale = (kind: 'v3' | 'v4') =>
    prepareSwap(chain.client, wish(taxed, CAT(), cats, [hop(`${kind} TAX CAT`, taxed, CAT())]))
  expect(await sale('v4')).toMatchObject({ kind: 'ready', simulated: { taxBips: { from: 200, to: 0 } } })
  expect(await sale('v3')).toMatchObject({ kind: 'fails', step: 'swap' })
})

const hooked = () => wish(CAT(), USD(), cats, [hop('v4 hook', CAT(), USD())])

test.each(['None', 'Takes'] as const)(
  'a pool with code is swapped where the simulation equals the quoter (%s)',
  async (trick) => {
    await hook.beLike(trick, { bips: 500 })
    const pool = pools['v4 hook'] ?? expect.unreachable()
    const quoted = await quoteOnPool(chain.client, chain, pool, { address: CAT(), amount: cats })
    const request = hooked()
    const swap = await ready(request)
    expect(swap.quote.amountOut).toBe(quoted)
    expect(swap.simulated).toMatchObject({ arrives: quoted, taxBips: { from: 0, to: 0 } })
    const before = await balanceOf(USD())
    expect((await sendAll(swap.steps)).receipt.status).toBe('success')
    expect((await balanceOf(USD())) - before).toBe(quoted)
  },
)

test('a pool whose code spares the quoter is refused', async () => {
  await hook.beLike('TakesOfOthers', { bips: 100, spared: chain.v4.quoter })
  expect(await prepareSwap(chain.client, hooked())).toEqual({ kind: 'hook-differs', hooks: hook.address })
})

test('the minimum holds against code that takes only where gas has a price', async () => {
  await hook.beLike('TakesByGasPrice', { bips: 2_000 })
  const swap = await ready(hooked())
  const before = await balanceOf(USD())
  expect((await sendAll(swap.steps)).receipt.status).toBe('reverted')
  expect(await balanceOf(USD())).toBe(before)
})

test('a pool whose code takes only where blocks have a base fee is refused', async () => {
  // The quoter runs with a base fee, and the simulation without one.
  await hook.beLike('TakesByBaseFee', { bips: 2_000 })
  expect(await prepareSwap(chain.client, hooked())).toEqual({ kind: 'hook-differs', hooks: hook.address })
})

test('a pool whose code reverts has no swap', async () => {
  await hook.beLike('Reverts')
  expect((await prepareSwap(chain.client, hooked())).kind).toBe('fails')
  await hook.beLike('None')
})

test('an amount that a pool of V3 cannot fill is refused', async () => {
  const { CAT: cat, ONE } = chain.tokens
  const sides: [Side, Side] = [
    { address: cat, amount: parseEther('1') },
    { address: ONE, amount: 1_000n },
  ]
  const small = await chain.createPool({ kind: 'v3' }, sides)
  pools['v3 small'] = small
  const isFirst = BigInt(cat) < BigInt(ONE)
  const tick = isFirst ? -345_420 : 345_360
  await chain.addLiquidity(small, sides, { range: { tickLower: tick - 6_000, tickUpper: tick + 6_000 } })
  const request = wish(cat, ONE, parseEther('90000'), [hop('v3 small', cat, ONE)])
  expect(await prepareSwap(chain.client, request)).toEqual({ kind: 'refused' })
})
