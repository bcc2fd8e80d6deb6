import { encodeFunctionData, getAddress, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { approvalCall, swapCall, transferCall } from '@/chain/swap/swap-calls'
import type { SwapRoute } from '@/domain/swap/swap-route'
import { uniswapArtifact } from '../../../scripts/demo/artifacts.ts'

const [cat, coin, router, me] = ['ab', 'cd', 'ef', '98'].map((digits) => getAddress(`0x${digits.repeat(20)}`))
if (!cat || !coin || !router || !me) throw new Error('four addresses')

const { abi } = uniswapArtifact('v2-periphery', 'UniswapV2Router02')
const side = { symbol: 'X', decimals: 18, address: cat, isNative: false }
const routeOf = (kind: SwapRoute['kind']): SwapRoute => ({
  kind,
  via: kind === 'wrap' || kind === 'unwrap' ? 'coin' : 'v2-router',
  chainId: 1,
  from: side,
  to: side,
  hops:
    kind === 'wrap' || kind === 'unwrap' ? [] : [{ source: { kind: 'v2', pool: router }, path: [cat, coin] }],
  contract: kind === 'wrap' || kind === 'unwrap' ? coin : router,
  spender: null,
  wrappedNative: coin,
})
const terms = { amountIn: 10n ** 27n, minimum: 98n, to: me, deadline: 1_800_000_000n }

test.each([
  ['tokens-for-tokens', 'swapExactTokensForTokensSupportingFeeOnTransferTokens'],
  ['tokens-for-eth', 'swapExactTokensForETHSupportingFeeOnTransferTokens'],
] as const)('the route %s calls %s as the router declares it', (kind, functionName) => {
  const args = [terms.amountIn, terms.minimum, [cat, coin], me, terms.deadline]
  expect(swapCall(routeOf(kind), terms)).toEqual({
    to: router,
    value: 0n,
    data: encodeFunctionData({ abi, functionName, args }),
  })
})

test('the route eth-for-tokens pays the amount and calls the function that compares balances', () => {
  const args = [terms.minimum, [cat, coin], me, terms.deadline]
  const functionName = 'swapExactETHForTokensSupportingFeeOnTransferTokens'
  expect(swapCall(routeOf('eth-for-tokens'), terms)).toEqual({
    to: router,
    value: terms.amountIn,
    data: encodeFunctionData({ abi, functionName, args }),
  })
})

const wrapped = parseAbi(['function deposit() payable', 'function withdraw(uint256)'])

test('the native coin is wrapped by a deposit and unwrapped by a withdrawal', () => {
  const deposit = encodeFunctionData({ abi: wrapped, functionName: 'deposit' })
  expect(swapCall(routeOf('wrap'), terms)).toEqual({ to: coin, value: terms.amountIn, data: deposit })
  const withdraw = encodeFunctionData({ abi: wrapped, functionName: 'withdraw', args: [terms.amountIn] })
  expect(swapCall(routeOf('unwrap'), terms)).toEqual({ to: coin, value: 0n, data: withdraw })
})

test('an approval and a transfer are encoded according to EIP-20', () => {
  const erc20 = parseAbi(['function approve(address, uint256)', 'function transfer(address, uint256)'])
  const encoded = (functionName: 'approve' | 'transfer') =>
    encodeFunctionData({ abi: erc20, functionName, args: [me, 7n] })
  expect(approvalCall(cat, me, 7n)).toEqual({ to: cat, value: 0n, data: encoded('approve') })
  expect(transferCall(cat, me, 7n)).toEqual({ to: cat, value: 0n, data: encoded('transfer') })
})
