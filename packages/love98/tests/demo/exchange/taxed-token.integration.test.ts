import { type Address, erc20Abi, parseAbi, parseEther } from 'viem'
import { readContract } from 'viem/actions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Side } from '../../../scripts/demo/exchange/pool-price.ts'
import { lieOrder, lyingTokenCode } from '../../chain/swap/lying-token'
import { type ExchangeChain, startExchangeChain } from '../../support/exchange-chain'
import { planV4Swap } from '../../support/planned-swaps'
import { quoteOnPool } from '../../support/pool-quotes'
import type { PoolForm } from '../../support/test-pools'

const liarAbi = parseAbi(['function beLike(uint8)'])

let chain: ExchangeChain
let liar: Address
beforeAll(async () => {
  chain = await startExchangeChain()
  liar = await chain.deploy(lyingTokenCode())
  await chain.approve(liar)
})
afterAll(() => chain?.stop())

const beLike = (lie: (typeof lieOrder)[number]) =>
  chain.send(chain.owner, (calls) => calls.call(liar, liarAbi, 'beLike', [lieOrder.indexOf(lie)]))

/** Creates a pool of the honest token, and returns a purchase of it with the output that its quoter answers. */
async function honestPurchase(form: PoolForm) {
  await beLike('None')
  const sides: [Side, Side] = [
    { address: liar, amount: parseEther('1000') },
    { address: chain.tokens.CAT, amount: parseEther('1000') },
  ]
  const pool = await chain.createPool(form, sides)
  await chain.addLiquidity(pool, sides)
  const from = { ...sides[1], amount: parseEther('1') }
  return { pool, from, quoted: await quoteOnPool(chain.client, chain, pool, from) }
}

function balance() {
  const { client, owner } = chain
  return readContract(client, { address: liar, abi: erc20Abi, functionName: 'balanceOf', args: [owner] })
}

test('the router of V2 refuses less than the minimum of a token that taxes by the price of gas', async () => {
  const { pool, from, quoted } = await honestPurchase({ kind: 'v2' })
  await chain.swapOnPool(pool, from, { minimum: quoted - quoted / 50n })
  await beLike('TaxesGasPrice')
  await expect(chain.swapOnPool(pool, from, { minimum: 2n * (quoted / 5n) })).rejects.toThrow('was reverted')
})

test.each(['v3', 'v4'] as const)(
  'the minimum of the router of %s counts what the pool pays, not what a taxing token delivers',
  async (kind) => {
    const { pool, from, quoted } = await honestPurchase({ kind })
    await beLike('TaxesGasPrice')
    const before = await balance()
    await chain.swapOnPool(pool, from, { minimum: quoted })
    expect((await balance()) - before).toBeLessThan(quoted / 5n)
  },
)

test('the universal router can check the balance, which a tax cannot pass', async () => {
  const { pool, from, quoted } = await honestPurchase({ kind: 'v4', fee: 500, tickSpacing: 10 })
  if (pool.kind !== 'v4') throw new Error('A pool of V4 was wanted')
  const swapWithCheck = async () => {
    const leastBalance = { owner: chain.owner, amount: (await balance()) + quoted - quoted / 50n }
    return chain.send(chain.owner, (calls) => planV4Swap(calls, chain.v4, { pool, from, leastBalance }))
  }
  await expect(swapWithCheck()).resolves.toHaveLength(1)
  await beLike('TaxesGasPrice')
  await expect(swapWithCheck()).rejects.toThrow('execute was reverted')
})
