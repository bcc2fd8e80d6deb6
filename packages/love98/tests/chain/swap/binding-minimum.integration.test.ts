import { type Address, parseEther, zeroAddress } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { prepareSwap } from '@/chain/swap/prepare-swap'
import { readSwapOutcome } from '@/chain/swap/read-swap-outcome'
import { transferCall } from '@/chain/swap/swap-calls'
import { minimumReceived } from '@/domain/swap/quote'
import { developmentAccount } from '../../../scripts/demo/development-accounts.ts'
import { type DemoChains, startChains } from '../../support/demo-chains'
import { demoSwapRequest, minedSwapOf, prepared, readBalance, sendCall } from './demo-swaps'
import { createLyingToken, routeBetween } from './lying-token'

const [me, owner] = [0, 9].map((index) => developmentAccount(index).address) as [Address, Address]
const amount = parseEther('1')

let chains: DemoChains
let liar: Awaited<ReturnType<typeof createLyingToken>>
let state: `0x${string}`
beforeAll(async () => {
  chains = await startChains()
  liar = await createLyingToken(chains)
  await sendCall(chains, owner, transferCall(liar.token, me, parseEther('1000')))
}, 60_000)
beforeEach(async () => {
  state = await chains.client.snapshot()
})
afterEach(async () => {
  await chains.client.revert({ id: state })
  await chains.client.setCoinbase({ address: zeroAddress })
})
afterAll(() => chains?.stop())

async function wishFor(side: 'buy' | 'sell', other: 'CAT' | 'ETH', slippageBips = 50) {
  const against = other === 'ETH' ? chains.deployment.exchange.wrappedNative : liar.cat
  const path = side === 'buy' ? ([against, liar.token] as const) : ([liar.token, against] as const)
  return demoSwapRequest(chains, routeBetween(chains, ...path), me, amount, { slippageBips })
}

test.each([
  ['the price of gas', 'TaxesGasPrice', 'CAT'],
  ['the price of gas', 'TaxesGasPrice', 'ETH'],
  ['the base fee', 'TaxesBaseFee', 'CAT'],
  ['the base fee', 'TaxesBaseFee', 'ETH'],
  ['the gas that is left', 'TaxesGasLeft', 'CAT'],
  ['the gas that is left', 'TaxesGasLeft', 'ETH'],
  ['the producer of the block', 'TaxesCoinbase', 'CAT'],
  ['the producer of the block', 'TaxesCoinbase', 'ETH'],
  ['its owner between review and block', 'Taxes', 'CAT'],
  ['its owner between review and block', 'Taxes', 'ETH'],
] as const)(
  'a tax by %s never takes more than the shown minimum allows (%s, bought with %s)',
  async (_, lie, other) => {
    const { client } = chains
    if (lie !== 'Taxes') await liar.beLike(lie)
    const wish = await wishFor('buy', other)
    const ready = await prepared(chains, wish)
    expect(ready.simulated?.taxBips).toEqual({ from: 0, to: 0 })
    expect(ready.minimum).toBe(minimumReceived(ready.simulated?.arrives ?? 0n, 50))
    if (lie === 'Taxes') await liar.beLike(lie)
    if (lie === 'TaxesCoinbase')
      await client.setCoinbase({ address: '0x00000000000000000000000000000000000000C0' })
    const before = await readBalance(chains, liar.token, me)
    let hash: `0x${string}` = '0x'
    for (const { call } of ready.steps) hash = await sendCall(chains, me, call, 600_000n)
    expect((await readBalance(chains, liar.token, me)) - before).toBe(0n)
    expect(await readSwapOutcome(client, { hash, ...minedSwapOf(wish) })).toMatchObject({
      kind: 'reverted',
      // Without a gas price, or with more gas, the token keeps no tax, so running it again gives no reason.
      reason: {
        code: /Gas/.test(lie) ? 'unknown' : 'insufficient-output-amount',
      },
    })
  },
)

test.each(['CAT', 'ETH'] as const)(
  'a tax on the input that no log reports is shown, and the swap for %s succeeds',
  async (other) => {
    await liar.beLike('HidesTaxWhereTaken')
    const wish = await wishFor('sell', other)
    const ready = await prepared(chains, wish)
    expect(ready.simulated?.taxBips).toEqual({ from: 2_000, to: 0 })
    let hash: `0x${string}` = '0x'
    for (const { call } of ready.steps) hash = await sendCall(chains, me, call)
    expect(await readSwapOutcome(chains.client, { hash, ...minedSwapOf(wish) })).toMatchObject({
      kind: 'swapped',
      arrived: { amount: ready.simulated?.arrives },
    })
  },
)

test('a false log after the swap does not change the receipt', async () => {
  const wish = await wishFor('buy', 'CAT', 5_000)
  const ready = await prepared(chains, wish)
  await liar.beLike('HidesTax')
  const before = await readBalance(chains, liar.token, me)
  let hash: `0x${string}` = '0x'
  for (const { call } of ready.steps) hash = await sendCall(chains, me, call)
  const gained = (await readBalance(chains, liar.token, me)) - before
  expect(gained).toBeGreaterThan(0n)
  expect(await readSwapOutcome(chains.client, { hash, ...minedSwapOf(wish) })).toMatchObject({
    kind: 'swapped',
    arrived: { amount: gained, changed: gained, reported: ready.simulated?.arrives },
  })
})

test.each([
  ['LimitsTransfers', 'No more than one a day'],
  ['LimitsTransfersByError', null],
] as const)('a token with a limit per transfer fails with its own reason (%s)', async (lie, text) => {
  await liar.beLike(lie)
  const wish = { ...(await wishFor('sell', 'CAT')), amountIn: parseEther('2') }
  expect(await prepareSwap(chains.client, wish)).toMatchObject({
    kind: 'fails',
    reason: { code: 'transfer-from-failed', ...(text && { text }) },
  })
  const bought = { ...(await wishFor('buy', 'CAT')), amountIn: parseEther('2') }
  expect(await prepareSwap(chains.client, bought)).toMatchObject({
    kind: 'fails',
    reason: { code: 'transfer-failed', ...(text && { text }) },
  })
})
