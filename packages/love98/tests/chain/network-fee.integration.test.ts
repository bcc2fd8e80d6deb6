import { type Hex, parseEther, parseGwei, serializeTransaction } from 'viem'
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { readGasPrices, readL1Fee, readNetworkFees, readRollupFee, readSpendable } from '@/chain/network-fee'
import { swapCall } from '@/chain/swap/swap-calls'
import { type SwapRoute, swapRoutes } from '@/domain/swap/swap-route'
import { networkFee, type Spendable } from '@/domain/wallet/network-fee'
import { readSwapMax } from '@/programs/swap/read-max'
import type { Wallet } from '@/wallet/wallet'
import { developmentAccount } from '../../scripts/demo/development-accounts.ts'
import { type DemoChains, startChains } from '../support/demo-chains'
import { waitOptions } from '../support/event-loop'
import { bytePrice, gasPriceOracle, newClient, operatorFee, placeOracle } from '../support/gas-price-oracle'
import { demoRoute } from './swap/demo-swaps'

let chains: DemoChains
let remove: (() => Promise<void>) | null = null
beforeAll(async () => {
  chains = await startChains()
})
afterEach(async () => {
  await remove?.()
  remove = null
})
afterAll(() => chains?.stop())

const sender = developmentAccount(8)
const friend = developmentAccount(9).address
const payment = { to: friend, value: parseEther('1'), data: '0x' } as const
const isOracleCall = ({ method, params }: { method: string; params?: unknown }) =>
  method === 'eth_call' && JSON.stringify(params).toLowerCase().includes(gasPriceOracle.toLowerCase())

test('a chain without an oracle charges no data fee, and is asked once', async () => {
  const { client, asked } = newClient(chains)
  expect(await readL1Fee(client, payment)).toBe(0n)
  expect(await readL1Fee(client, { ...payment, value: 2n })).toBe(0n)
  expect(asked.filter(isOracleCall)).toHaveLength(1)
})

test.each<Hex>(['0x', `0x${'ab'.repeat(260)}`])(
  'a chain with an oracle charges for the bytes of the unsigned transaction with the data %s',
  async (data) => {
    remove = await placeOracle(chains)
    const { client } = newClient(chains)
    const fee = await readL1Fee(client, { ...payment, data })
    const prices = { maxFeePerGas: parseGwei('30'), maxPriorityFeePerGas: parseGwei('1') }
    const sent = serializeTransaction({
      ...payment,
      data,
      ...prices,
      chainId: 31_337,
      nonce: 300,
      gas: 150_000n,
    })
    const bytes = BigInt((sent.length - 2) / 2)
    expect(fee).toBeGreaterThanOrEqual(bytePrice * bytes)
    expect(fee).toBeLessThanOrEqual(bytePrice * (bytes + 3n))
  },
)

test('the fee of several transactions is their gas and the data of each', async () => {
  remove = await placeOracle(chains)
  const { client } = newClient(chains)
  const prices = await readGasPrices(client)
  const dataFee = await readL1Fee(client, payment)
  const rollupFee = dataFee + operatorFee(21_000n)
  if (!prices) return expect.unreachable()
  const [one, two] = await readNetworkFees(client, [
    { gas: 21_000n, transactions: [payment] },
    { gas: 42_000n, transactions: [payment, payment] },
  ] as const)
  expect(one).toBe(networkFee(prices, { gas: 21_000n, rollupFee }))
  expect(two).toBe(2n * (one ?? 0n))
})

test('an oracle from before the Isthmus upgrade charges no operator fee', async () => {
  remove = await placeOracle(chains, false)
  const { client } = newClient(chains)
  const fee = await readRollupFee(client, { gas: 21_000n, transactions: [payment] })
  expect(fee).toBe(await readL1Fee(client, payment))
})

test('no operator fee is read on a chain without an oracle', async () => {
  const { client, asked } = newClient(chains)
  expect(await readRollupFee(client, { gas: 21_000n, transactions: [payment] })).toBe(0n)
  expect(asked.filter(isOracleCall)).toHaveLength(1)
})

const fails = () => {
  throw Object.assign(new Error('the node is busy'), { code: -32_005 })
}
test.each([
  ['does not report prices', { eth_feeHistory: fails }],
  ['does not call the oracle', { eth_call: fails }],
  ['returns an amount that is cut', { eth_call: () => '0x01' }],
])('if the node %s, the fee is unknown, and Max leaves a cautious amount', async (_, answers) => {
  const { client } = newClient(chains, answers)
  expect(await readNetworkFees(client, [{ gas: 21_000n, transactions: [payment] }] as const)).toEqual([null])
  const asked = { balance: parseEther('1'), gas: 21_000n, transaction: payment }
  expect(await readSpendable(client, asked)).toEqual({
    amount: parseEther('0.99'),
    kept: parseEther('0.01'),
    isCautious: true,
  })
})

type Call = { to: `0x${string}`; value: bigint; data: Hex }

/**
 * Sends a call as wallets do: with a fifth more gas than the estimate and twice the base fee. The node refuses it if
 * the balance does not cover these limits.
 * @returns the fee, wei, with the fees of a rollup, which the chain takes
 */
async function sendAsWallet(call: Call): Promise<bigint> {
  const { client } = chains
  // A person takes longer to confirm than the one second between blocks.
  await client.increaseTime({ seconds: 2 })
  const fresh = newClient(chains).client
  const prices = (await readGasPrices(fresh)) ?? expect.unreachable()
  const gas = await client.estimateGas({ account: sender.address, ...call })
  const hash = await client.sendTransaction({
    ...{ account: sender, chain: client.chain, ...call },
    gas: gas === 21_000n ? gas : (gas * 6n) / 5n,
    maxFeePerGas: 2n * prices.baseFee + prices.tip,
    maxPriorityFeePerGas: prices.tip,
  })
  const receipt = await vi.waitFor(() => client.getTransactionReceipt({ hash }), waitOptions)
  expect(receipt.status).toBe('success')
  const rollupFee = await readRollupFee(fresh, { gas: receipt.gasUsed, transactions: [call] })
  const left = await client.getBalance({ address: sender.address })
  await client.setBalance({ address: sender.address, value: left - rollupFee })
  return receipt.gasUsed * receipt.effectiveGasPrice + rollupFee
}

const deadline = 2n ** 40n
const kinds = {
  payment: {
    call: (value: bigint): Call => ({ to: friend, value, data: '0x' }),
    most: (balance: bigint) =>
      readSpendable(newClient(chains).client, {
        ...{ balance, gas: 21_000n },
        transaction: { ...payment, value: balance },
      }),
  },
  swap: swapKind(() => demoRoute(chains, 'CAT-ETH', 'buy')),
  wrap: swapKind(wrapRoute),
}

/** Wraps the native coin, as Swap Tokens does for a pair of a community that lists the wrapped coin. */
function wrapRoute(): SwapRoute {
  const { tokens, exchange } = chains.deployment
  const WETH = { name: 'Wrapped Ether', decimals: 18, address: exchange.wrappedNative }
  const [route] = swapRoutes({ tokens: { ...tokens, WETH }, exchange }, [], 'WETH-ETH', 'buy')
  if (route?.kind !== 'wrap') return expect.unreachable()
  return route
}

function swapKind(route: () => SwapRoute) {
  return {
    call: (value: bigint): Call =>
      swapCall(route(), { amountIn: value, minimum: 0n, to: sender.address, deadline }),
    most: (balance: bigint): Promise<Spendable> =>
      readSwapMax({ client: () => newClient(chains).client } as unknown as Wallet, {
        ...{ route: route(), from: sender.address, balance },
      }),
  }
}

describe.each([
  ['mostly base fee', parseGwei('40'), false],
  ['mostly tip', 7n, false],
  ['mostly the fees of a rollup', 7n, true],
])('on a chain whose fee is %s', (_, baseFeePerGas, isRollup) => {
  test.each(Object.entries(kinds))(
    'after a %s of the maximum, a second one is sent, and less than three fees were left',
    async (_, { call, most }) => {
      const { client } = chains
      if (isRollup) remove = await placeOracle(chains)
      const before = await client.getBalance({ address: sender.address })
      onTestFinished(() => client.setBalance({ address: sender.address, value: before }))
      // The swap that creates the balance of the token costs more gas than each later one.
      await sendAsWallet(call(1_000_000n))
      await client.setBalance({ address: sender.address, value: parseEther('1') })
      await client.setNextBlockBaseFeePerGas({ baseFeePerGas })
      await client.mine({ blocks: 1 })

      const { amount, kept, isCautious } = await most(parseEther('1'))
      expect(isCautious).toBe(false)
      const fee = await sendAsWallet(call(amount))
      const left = await client.getBalance({ address: sender.address })
      expect(left).toBe(kept - fee)
      expect(left).toBeLessThan(3n * fee)
      await sendAsWallet(call(1_000_000n))
    },
  )
})
