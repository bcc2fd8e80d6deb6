import { type Hex, size } from 'viem'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { approvalCall, permitCall } from '@/chain/swap/swap-calls'
import type { SwapCall } from '@/chain/swap/swap-terms'
import { universalRouterCall } from '@/chain/swap/universal-router-call'
import { mostBytes, swapContracts } from '@/server/rpc/simulated-swap'
import {
  checkBalance,
  everything,
  executeData,
  payPortion,
  permit,
  routerItself,
  type Step,
  sender,
  settle,
  single,
  step,
  sweep,
  take,
  unwrap,
  v2Swap,
  v3Swap,
  v4Actions,
  v4Swap,
  wrap,
} from '../../support/router-calls'
import {
  cat,
  dog,
  hooks,
  termsFor,
  universalPools,
  universalRoutes,
  universalSettings,
  usdc,
  weth,
} from '../../support/universal-routes'
import { type NodeStub, startNodeStub } from '../node-stub'
import { rpcCall } from './rpc-calls'
import { pageOf } from './rpc-ports'

const [me, thief] = [`0x${'a1'.repeat(20)}`, `0x${'b2'.repeat(20)}`] as const
const { universalRouter, permit2, router } = universalSettings.exchange
const contracts = swapContracts(universalSettings, 31_337, universalPools)

let node: NodeStub
beforeEach(async () => {
  node = await startNodeStub()
})
afterEach(() => node.stop())

const hexed = ({ to, value, data }: SwapCall, gas = '0x493e0') => ({
  from: me,
  to,
  data,
  ...(value > 0n && { value: `0x${value.toString(16)}` }),
  gas,
})
const block = (...calls: readonly object[]) => ({
  blockStateCalls: [{ calls }],
  traceTransfers: true,
  validation: false,
})
const approval = hexed(approvalCall(cat, permit2, 98n))
const permitted = (different: Partial<Parameters<typeof permitCall>[0]> = {}) =>
  hexed(
    permitCall({
      ...{ permit2, token: cat, spender: universalRouter, amount: 98n, until: 1_800_000_000n },
      ...different,
    }),
  )
const executed = (steps: readonly Step[], value = 0n) =>
  hexed({ to: universalRouter, value, data: executeData(steps) }, '0x1e8480')
const check = checkBalance(me, usdc, 107n)
const swap = v3Swap([cat, 500, usdc])

async function ask(asked: object, own: typeof contracts = contracts) {
  const page = pageOf(node.url, { contracts: own })
  const answer = await page.ask(rpcCall('eth_simulateV1', 1, [asked, 'latest']))
  return { answer, weights: page.weights }
}

test.each(universalRoutes)('a swap is simulated, alone and after its approvals: %s', async (_, route) => {
  const call = hexed(universalRouterCall(route, termsFor(me)), '0x1e8480')
  const token = route.from.address
  const steps = route.from.isNative
    ? [call]
    : [
        hexed(approvalCall(token, permit2, 0n)),
        hexed(approvalCall(token, permit2, 98n)),
        permitted({ token }),
        call,
      ]
  for (const calls of [[call], steps]) {
    const { answer, weights } = await ask(block(...calls))
    expect(answer).toHaveProperty('result', 'eth_simulateV1')
    expect(node.asked.at(-1)?.body).toHaveProperty('params', [block(...calls), 'latest'])
    expect(weights).toEqual([calls.length > 1 ? 6 : 5])
  }
})

test('the approvals of Permit2 are simulated without a swap', async () => {
  for (const calls of [[approval], [permitted()], [approval, permitted()]])
    expect((await ask(block(...calls))).answer).toHaveProperty('result')
})

test('the largest call of the product is at the limit of the size', () => {
  const key = { currency0: cat, currency1: dog, fee: 500, tickSpacing: 10, hooks }
  const onward = { amount: everything, isPayerUser: false }
  const largest = executeData([
    v4Swap(key, cat, { to: routerItself }),
    wrap(routerItself, everything),
    v4Swap(key, dog, onward),
    check,
  ])
  expect(size(largest)).toBe(mostBytes)
})

const catDog = universalPools.flatMap(({ source }) =>
  source.kind === 'v4' && source.key.fee === 10_000 ? [source.key] : [],
)[0]
if (!catDog) throw new Error('the pool of CAT and DOG')
const other = { ...catDog, hooks }
const checkDog = checkBalance(me, dog, 107n)
const onward = { amount: everything, isPayerUser: false }

test.each<[what: string, asked: object]>([
  ['an approval for the Universal Router itself', block(hexed(approvalCall(cat, universalRouter, 98n)))],
  ['an approval of another token', block(hexed(approvalCall(thief, permit2, 98n)))],
  [
    'an approval through Permit2 for another account',
    block(permitted({ spender: thief }), executed([swap, check])),
  ],
  ['an approval through Permit2 for the router of V2', block(permitted({ spender: router }))],
  ['an approval through Permit2 of another token', block(permitted({ token: thief }))],
  ['an approval through another contract', block({ ...permitted(), to: thief })],
  ['an approval through Permit2 with value', block({ ...permitted(), value: '0x1' })],
  ['an approval through Permit2 with more data', block({ ...permitted(), data: `${permitted().data}00` })],
  ['another function of Permit2', block({ ...permitted(), data: `0x36c78516${permitted().data.slice(10)}` })],
  ['a swap by another contract', block({ ...executed([swap, check]), to: thief })],
  ['two swaps', block(executed([swap, check]), executed([swap, check]))],
  ['a swap before its approval', block(executed([swap, check]), approval)],
  ['a swap without a deadline', block({ ...executed([]), data: executeData([swap, check], null) })],
  ['a swap for another account', block(executed([v3Swap([cat, 500, usdc], { to: thief })]))],
  [
    'a coin for another account',
    block(executed([v3Swap([cat, 500, weth], { to: routerItself }), unwrap(thief, 7n)])),
  ],
  [
    'a sweep for another account',
    block(executed([v3Swap([cat, 500, usdc], { to: routerItself }), sweep(usdc, thief, 7n)])),
  ],
  [
    'a portion for another account',
    block(
      executed([
        v3Swap([cat, 500, usdc], { to: routerItself }),
        payPortion(usdc, thief, 1n),
        sweep(usdc, sender, 7n),
      ]),
    ),
  ],
  ['a check of another account', block(executed([swap, checkBalance(thief, usdc, 107n)]))],
  ['funds that stay at the router', block(executed([v3Swap([cat, 500, usdc], { to: routerItself })]))],
  [
    'a signed permit',
    block(executed([permit({ token: cat, spender: universalRouter, amount: 98n, until: 9 }), swap, check])),
  ],
  ['a pool of V3 with another fee', block(executed([v3Swap([cat, 3_000, usdc]), check]))],
  [
    'a pool of V3 with another token',
    block(executed([v3Swap([cat, 500, thief]), checkBalance(me, thief, 1n)])),
  ],
  ['a pool of V2 with another token', block(executed([v2Swap([cat, thief]), checkBalance(me, thief, 1n)]))],
  ['a pool of V4 with another hook', block(executed([v4Swap(other, cat), checkDog]))],
  ['a pool of V4 with another fee', block(executed([v4Swap({ ...catDog, fee: 500 }, cat), checkDog]))],
  [
    'a pool of V4 with another tick spacing',
    block(executed([v4Swap({ ...catDog, tickSpacing: 1 }, cat), checkDog])),
  ],
  [
    'data for the hook of a configured pool',
    block(
      executed([
        v4Actions([
          settle(cat, 5n, true),
          single(catDog, catDog.currency0 === cat, { hookData: '0x01' }),
          take(dog, sender),
        ]),
        checkDog,
      ]),
    ),
  ],
  [
    'three pools',
    block(
      executed([
        v3Swap([cat, 500, usdc], { to: routerItself }),
        v3Swap([usdc, 100, weth], { to: routerItself, ...onward }),
        v2Swap([weth, dog], onward),
        checkDog,
      ]),
    ),
  ],
  [
    'the payment of a token',
    block(executed([swap, step(0x05, 'address, address, uint256', cat, thief, 1n), check])),
  ],
  ['a plan in the plan', block(executed([step(0x21, 'bytes, bytes[]', '0x00', [swap[1]]), check]))],
  ['a value that is not used', block({ ...executed([swap, check]), value: '0x1' })],
  [
    'more data than the call has',
    block({ ...executed([swap, check]), data: `${executed([swap, check]).data}00` }),
  ],
  ['data without an end', block({ ...executed([swap, check]), data: `0x3593564c${'00'.repeat(100_000)}` })],
  ['more gas than all may use', block({ ...approval, gas: '0x16e361' }, executed([swap, check]))],
])('a simulation with %s never reaches the node', async (_, asked) => {
  expect((await ask(asked)).answer).toHaveProperty('error.code', -32_602)
  expect(node.asked).toEqual([])
})

test('without the contracts, or without the pools of V3 and V4, nothing of them is simulated', async () => {
  const { exchange } = universalSettings
  const own = [
    swapContracts(
      { ...universalSettings, exchange: { ...exchange, universalRouter: null } },
      31_337,
      universalPools,
    ),
    swapContracts(universalSettings, 31_337),
  ]
  for (const each of own)
    expect((await ask(block(executed([swap, check])), each)).answer).toHaveProperty('error.code', -32_602)
  const noPermit2 = swapContracts({ ...universalSettings, exchange: { ...exchange, permit2: null } }, 31_337)
  for (const call of [approval, permitted()])
    expect((await ask(block(call), noPermit2)).answer).toHaveProperty('error.code', -32_602)
})

test('an allowance at Permit2 is read like any other value', async () => {
  const words = [me, cat, universalRouter].map((each) => each.slice(2).padStart(64, '0')).join('')
  const data: Hex = `0x927da105${words}`
  const page = pageOf(node.url, { contracts })
  expect(await page.ask(rpcCall('eth_call', 1, [{ to: permit2, data }, 'latest']))).toHaveProperty('result')
  expect(page.weights).toEqual([3])
})
