import { encodeFunctionData, type Hex, parseAbi, parseEther } from 'viem'
import { readContract } from 'viem/actions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Side } from '../../../scripts/demo/exchange/pool-price.ts'
import { type ExchangeChain, startExchangeChain } from '../../support/exchange-chain'
import { placeHostileHook } from '../../support/hostile-hook'
import { otherCurrency, quoteOnPool } from '../../support/pool-quotes'
import { plannedCalls, type TestPool } from '../../support/test-pools'

const balanceAbi = parseAbi(['function balanceOf(address) view returns (uint256)'])

let chain: ExchangeChain
let hook: Awaited<ReturnType<typeof placeHostileHook>>
let pool: TestPool
let sides: [Side, Side]
beforeAll(async () => {
  chain = await startExchangeChain()
  hook = await placeHostileHook(chain.url, chain.owner)
  sides = [
    { address: chain.tokens.CAT, amount: parseEther('40000') },
    { address: chain.tokens.USD, amount: 500_000_000n },
  ]
  pool = await chain.createPool({ kind: 'v4', hooks: hook.address }, sides)
  await chain.addLiquidity(pool, sides)
})
afterAll(() => chain?.stop())

const quote = (from: Side) => quoteOnPool(chain.client, chain, pool, from)

async function gainOf(from: Side) {
  const { client, owner } = chain
  const call = { address: otherCurrency(pool, from.address), abi: balanceAbi } as const
  const balance = () => readContract(client, { ...call, functionName: 'balanceOf', args: [owner] })
  const before = await balance()
  await chain.swapOnPool(pool, from)
  return (await balance()) - before
}

/** Swaps without a block's base fee and without a price for gas, as nodes simulate by default. */
async function simulatedGainOf(from: Side) {
  const { client, owner, planSwap } = chain
  const token = otherCurrency(pool, from.address)
  const data = encodeFunctionData({ abi: balanceAbi, functionName: 'balanceOf', args: [owner] })
  const [swap] = plannedCalls((calls) => planSwap(calls, pool, from))
  if (!swap) throw new Error('No swap was planned')
  const calls = [
    { to: token, data },
    { from: owner, to: swap.to, data: swap.data },
    { to: token, data },
  ]
  const [block] = await client.request<SimulateRequest>({
    method: 'eth_simulateV1',
    params: [{ blockStateCalls: [{ calls }] }, 'latest'],
  })
  const [before, swapped, after] = block.calls
  expect(swapped.status).toBe('0x1')
  return BigInt(after.returnData) - BigInt(before.returnData)
}

type SimulatedCall = { status: Hex; returnData: Hex }
type SimulateRequest = {
  Method: 'eth_simulateV1'
  Parameters: [{ blockStateCalls: [{ calls: object[] }] }, 'latest']
  ReturnType: [{ calls: [SimulatedCall, SimulatedCall, SimulatedCall] }]
}

const sold = () => ({ address: sides[0].address, amount: parseEther('3') })

test('an open hook takes the same part of a quote and of a swap', async () => {
  const honest = await quote(sold())
  await hook.beLike('Takes', { bips: 500 })
  const quoted = await quote(sold())
  expect(quoted).toBe(honest - (honest * 500n) / 10_000n)
  expect(await gainOf(sold())).toBe(quoted)
})

test.each(['TakesByGasPrice', 'TakesByBaseFee'] as const)(
  'a simulation does not show the part of a hook that %s, and the minimum protects the trader',
  async (trick) => {
    await hook.beLike('None')
    const honest = await quote(sold())
    await hook.beLike(trick, { bips: 2000 })
    expect(await simulatedGainOf(sold())).toBe(honest)
    await expect(chain.swapOnPool(pool, sold(), { minimum: honest })).rejects.toThrow('was reverted')
    expect(await gainOf(sold())).toBe(honest - (honest * 2000n) / 10_000n)
  },
)

test('a simulation shows the part of a hook that spares the quoter', async () => {
  await hook.beLike('None')
  const honest = await quote(sold())
  await hook.beLike('TakesOfOthers', { bips: 2000, spared: chain.v4.quoter })
  expect(await quote(sold())).toBe(honest)
  const simulated = await simulatedGainOf(sold())
  expect(simulated).toBe(honest - (honest * 2000n) / 10_000n)
  expect(await gainOf(sold())).toBe(simulated)
})

test('a hook that takes of sales alone pays buyers in full', async () => {
  await hook.beLike('TakesOfSales', { bips: 2000 })
  const first = pool.kind === 'v4' ? pool.key.currency0 : sides[0].address
  const sale = sides.find(({ address }) => address === first) ?? sides[0]
  const purchase = sides.find(({ address }) => address !== first) ?? sides[1]
  const quotes = async () => [
    await quote({ ...sale, amount: sale.amount / 1000n }),
    await quote({ ...purchase, amount: purchase.amount / 1000n }),
  ]
  const [saleWorth = 0n, purchaseWorth] = await quotes()
  await hook.beLike('None')
  const [honestSale = 0n, honestPurchase] = await quotes()
  expect(saleWorth).toBe(honestSale - (honestSale * 2000n) / 10_000n)
  expect(purchaseWorth).toBe(honestPurchase)
})

test('a hook can stop all swaps', async () => {
  await hook.beLike('Reverts')
  await expect(quote(sold())).rejects.toThrow()
  await expect(chain.swapOnPool(pool, sold())).rejects.toThrow('was reverted')
})
