import fc from 'fast-check'
import { decodeFunctionResult, encodeFunctionData, type Hex, parseAbi } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { amountOut } from '@/domain/swap/quote'
import { type DemoChains, startChains } from '../../support/demo-chains'
import { readReserves } from './demo-swaps'

const routerAbi = parseAbi([
  'function getAmountOut(uint256, uint256, uint256) view returns (uint256)',
  'function getAmountsOut(uint256, address[]) view returns (uint256[])',
])
const multicallAbi = parseAbi([
  'function aggregate3((address target, bool allowFailure, bytes callData)[]) view returns ((bool success, bytes returnData)[])',
])
/** The number of random cases per property, and the number of cases per multicall. */
const [cases, together] = [10_000, 500]

let chains: DemoChains
beforeAll(async () => {
  chains = await startChains()
})
afterAll(() => chains?.stop())

/** Returns the router's answers to encoded calls, batched through Multicall3. */
async function askRouter(calls: readonly Hex[]): Promise<Hex[]> {
  const { client, deployment } = chains
  const answers: Hex[] = []
  for (let start = 0; start < calls.length; start += together) {
    const some = calls.slice(start, start + together)
    const results = await client.readContract({
      address: deployment.multicall3,
      abi: multicallAbi,
      functionName: 'aggregate3',
      args: [some.map((callData) => ({ target: deployment.exchange.router, allowFailure: false, callData }))],
    })
    answers.push(...results.map(({ returnData }) => returnData))
  }
  return answers
}

/** Generates numbers of every bit length up to `bits`. */
const sized = (bits: number) =>
  fc.integer({ min: 1, max: bits }).chain((length) => fc.bigInt({ min: 1n, max: 2n ** BigInt(length) - 1n }))

test(`a quote equals the result of the router's getAmountOut, to the last unit, in ${cases} random cases`, async () => {
  const trades = fc
    .sample(fc.record({ amountIn: sized(111), reserveIn: sized(111), reserveOut: sized(112) }), {
      numRuns: cases,
      seed: 98,
    })
    .map((trade) => ({ ...trade, args: [trade.amountIn, trade.reserveIn, trade.reserveOut] as const }))
  const answers = await askRouter(
    trades.map(({ args }) => encodeFunctionData({ abi: routerAbi, functionName: 'getAmountOut', args })),
  )
  const wrong = trades.filter((trade, index) => amountOut(trade) !== BigInt(answers[index] ?? -1))
  expect([answers.length, wrong]).toEqual([cases, []])
  expect(trades.filter((trade) => amountOut(trade) > 0n).length).toBeGreaterThan(cases / 2)
})

test(`a quote of each pool, in both directions, equals the result of getAmountsOut in ${cases} random cases`, async () => {
  const reserves = await readReserves(chains)
  const sides = reserves.flatMap((pool) => [
    pool,
    { path: pool.path.toReversed(), held: pool.held.toReversed() },
  ])
  const amounts = fc.sample(sized(111), { numRuns: cases, seed: 89 })
  const trades = amounts.map((amountIn, index) => {
    const { path, held } = sides[index % sides.length] ?? expect.unreachable()
    const [reserveIn = 0n, reserveOut = 0n] = held
    return { amountIn, reserveIn, reserveOut, args: [amountIn, path] as const }
  })
  const answers = await askRouter(
    trades.map(({ args }) => encodeFunctionData({ abi: routerAbi, functionName: 'getAmountsOut', args })),
  )
  const wrong = trades.filter((trade, index) => {
    const data = answers[index] ?? '0x'
    return (
      amountOut(trade) !== decodeFunctionResult({ abi: routerAbi, functionName: 'getAmountsOut', data })[1]
    )
  })
  expect([sides.length, answers.length, wrong]).toEqual([22, cases, []])
})
