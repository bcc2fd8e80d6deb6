import { type AbiFunction, getAbiItem, maxUint256, toFunctionSelector } from 'viem'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { approvalCall, swapCall, transferCall } from '@/chain/swap/swap-calls'
import { encodeBalanceOf } from '@/domain/abi'
import { swapContracts } from '@/server/rpc/simulated-swap'
import { uniswapArtifact } from '../../../scripts/demo/artifacts.ts'
import { directRoute } from '../../support/direct-route'
import { type NodeStub, startNodeStub } from '../node-stub'
import { rpcCall } from './rpc-calls'
import { pageOf } from './rpc-ports'

const [me, thief, router, weth, cat, usdt] = ['a1', 'b2', 'c3', 'd4', 'e5', 'f6'].map(
  (digits) => `0x${digits.repeat(20)}`,
) as [`0x${string}`, `0x${string}`, `0x${string}`, `0x${string}`, `0x${string}`, `0x${string}`]
const settings = {
  exchange: { chainId: 31_337, factory: thief, initCodeHash: '0x', wrappedNative: weth, router },
  tokens: {
    CAT: { name: 'CAT', decimals: 18, address: cat },
    USDC: { name: 'USDC', decimals: 6, address: usdt },
    PURR: { name: 'PURR', decimals: 18, address: null },
  },
}
const contracts = swapContracts(settings, 31_337)

let node: NodeStub
beforeEach(async () => {
  node = await startNodeStub()
})
afterEach(() => node.stop())

const hexed = ({ to, value, data }: { to: string; value: bigint; data: string }, gas = '0x493e0') => ({
  from: me,
  to,
  data,
  ...(value > 0n && { value: `0x${value.toString(16)}` }),
  gas,
})
const terms = { amountIn: 98n, minimum: 0n, to: me, deadline: maxUint256 }
const routed = (pair: string, side: 'buy' | 'sell', different: Partial<typeof terms> = {}) =>
  hexed(swapCall(directRoute(settings, { name: pair }, side), { ...terms, ...different }), '0x1e8480')
const approval = hexed(approvalCall(cat, router, 98n))
const sell = routed('CAT-USDC', 'sell')
const buy = routed('CAT-ETH', 'buy')
const block = (...calls: readonly object[]) => ({
  blockStateCalls: [{ calls }],
  traceTransfers: true,
  validation: false,
})

const measured = (token: `0x${string}`, holder: `0x${string}`) => {
  const read = hexed({ to: token, value: 0n, data: encodeBalanceOf(holder) }, '0x30d40')
  return [read, hexed(transferCall(cat, thief, 5n), '0x1e8480'), read]
}

async function ask(asked: object, at: unknown = 'latest', own: typeof contracts = contracts) {
  const page = pageOf(node.url, { contracts: own })
  const answer = await page.ask(rpcCall('eth_simulateV1', 1, [asked, at]))
  return { answer, weights: page.weights }
}

test.each([
  ['a swap of tokens', [approval, sell], 5],
  ['a swap after a reset', [hexed(approvalCall(cat, router, 0n)), approval, sell], 6],
  ['a swap of a permitted token', [sell], 5],
  ['a purchase with the coin', [buy], 5],
  ['a sale for the coin', [approval, routed('CAT-ETH', 'sell')], 5],
  ['an approval', [approval], 5],
  ['a wrap', [hexed({ to: weth, value: 5n, data: '0xd0e30db0' })], 5],
  ['an unwrapping', [hexed({ to: weth, value: 0n, data: `0x2e1a7d4d${'0'.repeat(64)}` })], 5],
  ['a transfer of a token to anyone', [hexed(transferCall(cat, thief, 5n))], 5],
  ['a transfer between two reads of its recipient’s balance', measured(cat, thief), 5],
  ['a transfer of the coin to anyone', [hexed({ to: thief, value: 5n, data: '0x' })], 5],
])('the simulation is forwarded unchanged, and counts by its gas: %s', async (_, calls, weight) => {
  const { answer, weights } = await ask(block(...calls))
  expect(answer).toHaveProperty('result', 'eth_simulateV1')
  expect(node.asked[0]?.body).toHaveProperty('params', [block(...calls), 'latest'])
  expect(weights).toEqual([weight])
})

test('a swap is simulated at the time of its block', async () => {
  const asked = {
    ...block(),
    blockStateCalls: [{ blockOverrides: { time: '0x6b05c2d5' }, calls: [approval, sell] }],
  }
  const { answer, weights } = await ask(asked)
  expect(answer).toHaveProperty('result', 'eth_simulateV1')
  expect(node.asked[0]?.body).toHaveProperty('params', [asked, 'latest'])
  expect(weights).toEqual([5])
})

const edited = (call: typeof sell, change: (data: string) => string) => ({ ...call, data: change(call.data) })
const { abi } = uniswapArtifact('v2-periphery', 'UniswapV2Router02')
/** Returns the call of another function of the router, which would compare the minimum with a quote. */
const withSelector = (call: typeof sell, name: string) =>
  edited(call, (data) => toFunctionSelector(getAbiItem({ abi, name }) as AbiFunction) + data.slice(10))
/** Returns the call with one word replaced; word 0 follows the selector. */
const withWord = (call: typeof sell, index: number, word: string) =>
  edited(call, (data) => {
    const start = 10 + 64 * index
    return data.slice(0, start) + word.replace(/^0x/, '').padStart(64, '0') + data.slice(start + 64)
  })

test.each<[what: string, asked: object]>([
  ['no call', block()],
  ['five calls', block(approval, approval, approval, approval, sell)],
  ['two blocks', { ...block(sell), blockStateCalls: [{ calls: [sell] }, { calls: [sell] }] }],
  ['overrides', { ...block(), blockStateCalls: [{ calls: [sell], stateOverrides: {} }] }],
  [
    'code in the place of a token',
    { ...block(), blockStateCalls: [{ calls: [sell], stateOverrides: { [cat]: { code: '0x5b600056' } } }] },
  ],
  ['no time', { ...block(), blockStateCalls: [{ calls: [sell], blockOverrides: { time: '0x0' } }] }],
  [
    'another producer of the block',
    {
      ...block(),
      blockStateCalls: [{ calls: [sell], blockOverrides: { time: '0x1', feeRecipient: thief } }],
    },
  ],
  ['validation', { ...block(sell), validation: true }],
  ['full transactions', { ...block(sell), returnFullTransactions: true }],
  ['two senders', block({ ...approval, from: thief }, sell)],
  ['a call without a sender', block({ to: sell.to, data: sell.data, gas: sell.gas })],
  ['a call without gas', block({ from: me, to: sell.to, data: sell.data })],
  ['more gas than one call may use', block({ ...sell, gas: '0x1e8481' })],
  ['more gas than all may use', block({ ...approval, gas: '0x16e361' }, sell)],
  ['a gas price', block({ ...sell, gasPrice: '0x1' })],
  ['an access list', block({ ...sell, accessList: [] })],
  ['an authorization (EIP-7702)', block({ ...sell, authorizationList: [] })],
  ['data in a second field', block({ ...sell, input: '0x5b600056' })],
  ['a new contract', block({ from: me, data: '0x5b600056', gas: '0x493e0' })],
  ['a swap by another contract', block({ ...sell, to: thief })],
  ['another function of the router', block(edited(sell, (data) => `0xe8e33700${data.slice(10)}`))],
  ['swapExactTokensForTokens', block(withSelector(sell, 'swapExactTokensForTokens'))],
  ['swapExactTokensForETH', block(withSelector(sell, 'swapExactTokensForETH'))],
  ['swapExactETHForTokens', block(withSelector(buy, 'swapExactETHForTokens'))],
  ['a swap to another account', block(withWord(sell, 3, thief))],
  ['a path through another token', block(withWord(sell, 6, thief))],
  ['a path that ends elsewhere', block(withWord(sell, 7, thief))],
  ['a path with dirt beside an address', block(withWord(sell, 7, `0x01${'0'.repeat(22)}${usdt.slice(2)}`))],
  [
    'a longer path',
    block(edited(withWord(sell, 5, '3'), (data) => `${data}${usdt.slice(2).padStart(64, '0')}`)),
  ],
  ['a path that says to be longer', block(withWord(sell, 5, '3'))],
  ['a path at another place', block(withWord(sell, 2, 'c0'))],
  ['more data than the call has', block(edited(sell, (data) => `${data}00`))],
  ['data without an end', block(edited(sell, (data) => data + '00'.repeat(100_000)))],
  ['a swap of tokens with value', block({ ...sell, value: '0x1' })],
  ['a permission for another account', block(hexed(approvalCall(cat, thief, 98n)), sell)],
  ['a permission of another token', block(hexed(approvalCall(thief, router, 98n)), sell)],
  ['a permission with value', block({ ...approval, value: '0x1' }, sell)],
  [
    'a permission with more data',
    block(
      edited(approval, (data) => `${data}00`),
      sell,
    ),
  ],
  ['a swap before the permission', block(sell, approval)],
  ['two swaps', block(sell, sell)],
  ['a permission and a transfer', block(approval, hexed(transferCall(cat, thief, 5n)))],
  ['two transfers', block(hexed(transferCall(cat, thief, 5n)), hexed(transferCall(cat, thief, 5n)))],
  ['a transfer of another token', block(hexed(transferCall(thief, me, 5n)))],
  ['a transfer of a token with value', block({ ...hexed(transferCall(cat, thief, 5n)), value: '0x1' })],
  [
    'a transfer by permission',
    block({ ...hexed(transferCall(cat, thief, 5n)), data: `0x23b872dd${'0'.repeat(192)}` }),
  ],
  ['a transfer between reads of another account', block(...measured(cat, me))],
  ['a transfer between reads of another token', block(...measured(usdt, thief))],
  [
    'a transfer between reads with value',
    block(...measured(cat, thief).map((call) => ({ ...call, value: '0x1' }))),
  ],
  ['reads without a transfer', block(...measured(cat, thief).toSpliced(1, 1))],
  ['a wrap by another contract', block(hexed({ to: thief, value: 5n, data: '0xd0e30db0' }))],
  ['a wrap with more data', block(hexed({ to: weth, value: 5n, data: '0xd0e30db000' }))],
  ['an unwrapping with value', block(hexed({ to: weth, value: 1n, data: `0x2e1a7d4d${'0'.repeat(64)}` }))],
  ['the coin in the middle', block(hexed({ to: thief, value: 5n, data: '0x' }), sell)],
  ['data for any contract', block(hexed({ to: thief, value: 0n, data: '0x01020304' }))],
])('a simulation with %s never reaches the node', async (_, asked) => {
  expect((await ask(asked)).answer).toHaveProperty('error.code', -32_602)
  expect(node.asked).toEqual([])
})

test.each(['pending', 'finalized', '0x1', { blockHash: `0x${'0'.repeat(64)}` }])(
  'a swap on the state of %j is refused',
  async (at) => {
    expect((await ask(block(sell), at)).answer).toHaveProperty('error.code', -32_602)
  },
)

test('on a chain without the exchange only transfers of its coin are simulated', async () => {
  const elsewhere = swapContracts(settings, 1)
  expect(elsewhere).toBeNull()
  expect((await ask(block(sell), 'latest', elsewhere)).answer).toHaveProperty('error.code', -32_602)
  const transfer = block(hexed({ to: thief, value: 5n, data: '0x' }))
  expect((await ask(transfer, 'latest', elsewhere)).answer).toHaveProperty('result')
})

test('without a router no approval and no swap is simulated', async () => {
  const own = swapContracts({ ...settings, exchange: { ...settings.exchange, router: null } }, 31_337)
  for (const asked of [block(approval), block(sell), block(buy)])
    expect((await ask(asked, 'latest', own)).answer).toHaveProperty('error.code', -32_602)
  expect(node.asked).toEqual([])
})
