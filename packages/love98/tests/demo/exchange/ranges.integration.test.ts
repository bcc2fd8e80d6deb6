import { type Address, erc20Abi, type Hex, toFunctionSelector } from 'viem'
import { readContract } from 'viem/actions'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inOrder, type Side } from '../../../scripts/demo/exchange/pool-price.ts'
import { type ExchangeChain, startExchangeChain } from '../../support/exchange-chain'
import { quoteOnPool } from '../../support/pool-quotes'
import type { TestPool } from '../../support/test-pools'

/** `NotEnoughLiquidity(bytes32)`, which the quoter packs into another error. */
const notEnoughLiquidity = toFunctionSelector('NotEnoughLiquidity(bytes32)').slice(2)

let chain: ExchangeChain
beforeAll(async () => {
  chain = await startExchangeChain()
})
afterAll(() => chain?.stop())

/** Returns the bytes with which the quoter refuses, or null if it answers. */
function refusalOf(quote: Promise<bigint>): Promise<Hex | null | undefined> {
  return quote.then(
    () => null,
    (error: { cause?: { raw?: Hex } }) => error.cause?.raw,
  )
}

/** Swaps, and returns the amounts that left and reached the owner. */
async function swap(pool: TestPool, from: Side, wanted: Address, minimum: bigint) {
  const { client, owner } = chain
  const balances = () =>
    Promise.all(
      [from.address, wanted].map((address) =>
        readContract(client, { address, abi: erc20Abi, functionName: 'balanceOf', args: [owner] }),
      ),
    )
  const [sold = 0n, got = 0n] = await balances()
  await chain.swapOnPool(pool, from, { minimum })
  const [left = 0n, has = 0n] = await balances()
  return { taken: sold - left, paid: has - got }
}

describe.each(['v3', 'v4'] as const)('a pool of %s', (kind) => {
  test('with liquidity in one range takes a part of a larger amount', async () => {
    const amount = 10n ** 21n
    const [low, high] = inOrder({ address: chain.tokens.CAT, amount }, { address: chain.tokens.DEEP, amount })
    const pool = await chain.createPool({ kind }, [low, high])
    await chain.addLiquidity(pool, [low, high], { range: { tickLower: -60, tickUpper: 60 } })
    const from = { ...low, amount: amount * 5n }
    const quote = quoteOnPool(chain.client, chain, pool, from)
    // The quoter of V4 refuses an amount that the pool cannot take in full; the router does not.
    if (kind === 'v4') expect(await refusalOf(quote)).toContain(notEnoughLiquidity)
    const quoted = kind === 'v4' ? 0n : await quote
    const { taken, paid } = await swap(pool, from, high.address, quoted)
    if (kind === 'v3') expect(paid).toBe(quoted)
    expect(paid).toBeGreaterThan(amount - 2n)
    expect(taken).toBeLessThan((amount * 11n) / 10n)
    await expect(quoteOnPool(chain.client, chain, pool, low)).rejects.toThrow('reverted')
  })

  test('at the edge of its ticks pays the amount that its quoter answers', async () => {
    const sides: [Side, Side] = [
      { address: chain.tokens.DEEP, amount: 10n ** 38n },
      { address: chain.tokens.ONE, amount: 10n },
    ]
    const pool = await chain.createPool({ kind }, sides)
    await chain.addLiquidity(pool, sides)
    const from = { ...sides[1], amount: 5n }
    const quoted = await quoteOnPool(chain.client, chain, pool, from)
    expect(quoted).toBeGreaterThan(10n ** 30n)
    expect(await swap(pool, from, sides[0].address, quoted)).toEqual({ taken: 5n, paid: quoted })
  })
})
