import { type Address, encodeDeployData, encodeErrorResult, type Hex, parseAbi, parseEther } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readRevertData } from '@/chain/safe/revert-reason'
import { explainFailure, explainRevert } from '@/chain/swap/explain-failure'
import { revertFailure } from '@/chain/swap/revert-failure'
import { approvalCall, permitCall, transferCall } from '@/chain/swap/swap-calls'
import type { SwapCall } from '@/chain/swap/swap-terms'
import type { PoolKey } from '@/domain/market/pool-source'
import { ownArtifact } from '../../../scripts/demo/artifacts.ts'
import type { Side } from '../../../scripts/demo/exchange/pool-price.ts'
import { callRpc } from '../../../scripts/demo/json-rpc.ts'
import { type ExchangeChain, startExchangeChain } from '../../support/exchange-chain'
import { placeHostileHook } from '../../support/hostile-hook'
import { receiptOf } from '../../support/receipt-of'
import {
  checkBalance,
  executeData,
  routerItself,
  type Step,
  sender,
  sweep,
  unwrap,
  v2Swap,
  v3Swap,
  v4Swap,
} from '../../support/router-calls'

let chain: ExchangeChain
let hook: Awaited<ReturnType<typeof placeHostileHook>>
let taxed: Address
let me: Address
let key: PoolKey
let hooked: PoolKey
let empty: PoolKey
const amount = parseEther('3')

beforeAll(async () => {
  chain = await startExchangeChain()
  me = chain.owner
  hook = await placeHostileHook(chain.url, me)
  const { abi, bytecode } = ownArtifact('DemoTaxToken')
  taxed = await chain.deploy(
    encodeDeployData({ abi, bytecode, args: ['Tax', 'TAX', 18, parseEther('1000000000')] }),
  )
  await chain.approve(taxed)
  const { CAT, USD, ONE } = chain.tokens
  const cat: Side = { address: CAT, amount: parseEther('40000') }
  const usd: Side = { address: USD, amount: 50_000_000_000n }
  const weth: Side = { address: chain.wrappedNative, amount: parseEther('20') }
  const few: Side = { address: ONE, amount: 1_000n }
  const tax: Side = { address: taxed, amount: parseEther('40000') }
  const create = async (form: Parameters<typeof chain.createPool>[0], sides: [Side, Side]) => {
    const pool = await chain.createPool(form, sides)
    await chain.addLiquidity(pool, sides)
    return pool
  }
  const keyOf = (pool: Awaited<ReturnType<typeof create>>) =>
    pool.kind === 'v4' ? pool.key : expect.unreachable()
  await create({ kind: 'v2' }, [cat, usd])
  await create({ kind: 'v3' }, [cat, usd])
  await create({ kind: 'v3' }, [cat, weth])
  await create({ kind: 'v3' }, [tax, cat])
  // Pools with a price and no liquidity.
  await chain.createPool({ kind: 'v3' }, [cat, few])
  key = keyOf(await create({ kind: 'v4' }, [cat, usd]))
  empty = keyOf(await chain.createPool({ kind: 'v4' }, [cat, few]))
  hooked = keyOf(await create({ kind: 'v4', fee: 100, tickSpacing: 1, hooks: hook.address }, [cat, usd]))
}, 120_000)
afterAll(() => chain?.stop())

const executed = (steps: readonly Step[], deadline?: bigint): SwapCall => ({
  ...{ to: chain.v4.universalRouter, value: 0n },
  data: executeData(steps, deadline ?? 4_000_000_000n),
})

/** Runs a call without sending it, and explains its failure as the product does. */
async function failureOf(call: SwapCall, { from = me, gives = chain.tokens.CAT } = {}) {
  const block = await chain.client.getBlockNumber({ cacheTime: 0 })
  const returned = await readRevertData(chain.client, { from, ...call }, block)
  if (returned === null) expect.unreachable('the call does not fail')
  const question = { gives, expects: { token: chain.tokens.USD, to: from }, pool: null }
  return explainFailure(chain.client, { from, call, returned, block, question })
}

async function send({ to, value, data }: SwapCall, from = me) {
  const transaction = { from, to, data, value: `0x${value.toString(16)}`, gas: '0x2dc6c0' }
  const hash = (await callRpc(chain.url, 'eth_sendTransaction', [transaction])) as Hex
  return receiptOf(chain.client, hash)
}

const solidityError = parseAbi(['error Error(string message)'])
const much = parseEther('1000000')
const [cat, usd, weth] = [() => chain.tokens.CAT, () => chain.tokens.USD, () => chain.wrappedNative]
const fee = 3_000

test.each<[what: string, steps: () => readonly Step[], code: string]>([
  [
    'a balance that is too low in the end',
    () => [v3Swap([cat(), fee, usd()], { amount }), checkBalance(me, usd(), 2n ** 255n)],
    'insufficient-output-amount',
  ],
  [
    'too little of V2',
    () => [v2Swap([cat(), usd()], { amount, minimum: much })],
    'insufficient-output-amount',
  ],
  [
    'too little of V3',
    () => [v3Swap([cat(), fee, usd()], { amount, minimum: much })],
    'insufficient-output-amount',
  ],
  ['too little of V4', () => [v4Swap(key, cat(), { amount, minimum: much })], 'insufficient-output-amount'],
  [
    'too little of the coin',
    () => [v3Swap([cat(), fee, weth()], { amount, to: routerItself }), unwrap(sender, much)],
    'insufficient-output-amount',
  ],
  [
    'too little to sweep',
    () => [v3Swap([cat(), fee, usd()], { amount, to: routerItself }), sweep(usd(), sender, much)],
    'insufficient-output-amount',
  ],
  ['a pool of V4 that does not exist', () => [v4Swap({ ...key, fee: 4_321 }, cat(), { amount })], 'no-pool'],
  ['a pool of V4 that cannot take all', () => [v4Swap(empty, cat(), { amount })], 'insufficient-liquidity'],
  [
    'a pool of V3 without liquidity',
    () => [v3Swap([cat(), fee, chain.tokens.ONE], { amount })],
    'insufficient-liquidity',
  ],
  ['an amount of zero in V3', () => [v3Swap([cat(), fee, usd()], { amount: 0n })], 'insufficient-liquidity'],
])('the contracts refuse %s, and the reason is found', async (_, steps, code) => {
  expect(await failureOf(executed(steps()))).toMatchObject({ code })
})

test('a deadline that has passed is found before and after sending', async () => {
  const call = executed([v3Swap([cat(), fee, usd()], { amount })], 98n)
  expect(await failureOf(call)).toMatchObject({ code: 'expired' })
  const { status, transactionHash, blockNumber } = await send(call)
  expect(status).toBe('reverted')
  expect(await explainRevert(chain.client, transactionHash, blockNumber)).toMatchObject({ code: 'expired' })
})

test('the address of a hook that reverts is named', async () => {
  await hook.beLike('Reverts')
  const failure = await failureOf(executed([v4Swap(hooked, cat(), { amount })]))
  expect(failure.code).toBe('hook')
  expect(failure.text).toMatch(new RegExp(`^${hook.address}`, 'i'))
  await hook.beLike('None')
})

test('a tax that a pool of V3 does not support is found', async () => {
  const { permit2, universalRouter } = chain.v4
  const from = chain.people[4] ?? expect.unreachable()
  const { timestamp } = await chain.client.getBlock()
  await send(transferCall(taxed, from, 2n * amount))
  await send(approvalCall(taxed, permit2, amount), from)
  await send(
    permitCall({ permit2, token: taxed, spender: universalRouter, amount, until: timestamp + 3_600n }),
    from,
  )
  const swap = executed([v3Swap([taxed, fee, cat()], { amount })])
  expect(await failureOf(swap, { from, gives: taxed })).toEqual({ code: 'k', text: 'IIA' })
})

test.each([
  ['SPL', 'insufficient-liquidity'],
  ['AS', 'insufficient-liquidity'],
  ['TF', 'transfer-failed'],
  ['a price as SPL', 'unknown'],
] as const)('the message %s of a pool of V3 is %s', (message, code) => {
  expect(revertFailure(encodeErrorResult({ abi: solidityError, args: [message] }))).toEqual({
    code,
    text: message,
  })
})

test('missing, small and ended approvals through Permit2 have different reasons', async () => {
  const { permit2, universalRouter } = chain.v4
  const from = chain.people[3] ?? expect.unreachable()
  const swap = executed([v3Swap([cat(), fee, usd()], { amount })])
  const pass = (allowed: bigint, until: bigint) =>
    send(permitCall({ permit2, token: cat(), spender: universalRouter, amount: allowed, until }), from)
  const { timestamp } = await chain.client.getBlock()
  expect(await failureOf(swap, { from })).toMatchObject({ code: 'approval-missing' })
  await pass(amount - 1n, timestamp + 3_600n)
  expect(await failureOf(swap, { from })).toMatchObject({ code: 'insufficient-allowance' })
  await pass(amount, timestamp - 3_600n)
  expect(await failureOf(swap, { from })).toMatchObject({ code: 'approval-expired' })
  await pass(amount, timestamp + 3_600n)
  // Permit2 itself has no allowance, then one of a balance that is not there.
  expect((await failureOf(swap, { from })).code).toMatch(/insufficient-|transfer-from-failed/)
  await send(approvalCall(cat(), permit2, amount), from)
  expect((await failureOf(swap, { from })).code).toMatch(/insufficient-balance|transfer-from-failed/)
})

test('bytes that only look like an error in an error are read without an exception', () => {
  const word = (value: bigint) => value.toString(16).padStart(64, '0')
  for (const data of [
    '0x2c4029e9',
    `0x2c4029e9${word(0n)}${word(2n ** 200n)}`,
    `0x90bfb865${word(1n)}`,
  ] as const)
    expect(revertFailure(data).code).toBe('unknown')
  // An error that contains itself ends.
  expect(revertFailure(`0x2c4029e9${word(0n)}${word(64n)}${word(4n)}2c4029e9${'0'.repeat(56)}`).code).toBe(
    'unknown',
  )
})
