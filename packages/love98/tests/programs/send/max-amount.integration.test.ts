// @vitest-environment happy-dom
import { act } from 'react'
import { formatEther, parseEther, parseGwei } from 'viem'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { developmentAccount } from '../../../scripts/demo/development-accounts.ts'
import { waitOptions } from '../../support/event-loop'
import { operatorFee, placeOracle } from '../../support/gas-price-oracle'
import { type } from '../../support/labelled-fields'
import { first } from '../../wallet/test-provider'
import { trackedBy } from '../../wallet/transactions/test-sender'
import { button, chains, openSend, press, showsText, valueOfLabel, withSendWindows } from './send-window'

withSendWindows()
beforeEach(async () => {
  const before = await chains.client.getBalance({ address: first })
  onTestFinished(() => chains.client.setBalance({ address: first, value: before }))
  await chains.client.setBalance({ address: first, value: parseEther('1') })
  await chains.client.setNextBlockBaseFeePerGas({ baseFeePerGas: parseGwei('8') })
  await chains.client.mine({ blocks: 1 })
})
const friend = developmentAccount(3).address

/** Opens Send on a node that answers some methods in its own way. */
function open(query: string, answers: Readonly<Record<string, () => unknown>> = {}) {
  const request = async (asked: { method: string; params?: unknown }) =>
    answers[asked.method] ? answers[asked.method]?.() : chains.client.request(asked as never)
  return openSend(query, { request })
}

const amountField = () =>
  document.querySelector<HTMLInputElement>('input[inputmode=decimal]') as HTMLInputElement

test('Max leaves the fees of two payments, says so, and the transfer can be sent', async () => {
  const { wallet } = await open(`to=${friend}&token=ETH`)
  await showsText('Available: 1 ETH')
  await press('Max')
  await showsText('Leaves 0.000')
  const amount = parseEther(amountField().value)
  await press('Review…')
  await showsText('The simulation succeeded.')
  await press('Send')
  await showsText('Confirmed')
  const [sent] = trackedBy(wallet)
  const receipt = await chains.client.getTransactionReceipt({ hash: sent?.hash as `0x${string}` })
  const fee = receipt.gasUsed * receipt.effectiveGasPrice
  const left = await chains.client.getBalance({ address: first })
  expect(left).toBe(parseEther('1') - amount - fee)
  expect(left).toBeGreaterThan(fee)
  expect(left).toBeLessThan(3n * fee)
})

test('without a fee from the node, Max leaves a cautious amount and says so', async () => {
  const fails = () => {
    throw Object.assign(new Error('the method does not exist'), { code: -32_601 })
  }
  await open(`to=${friend}&token=ETH`, { eth_feeHistory: fails })
  await showsText('Available: 1 ETH')
  await press('Max')
  await showsText('The network fee could not be read. Leaves 0.01 ETH for it.')
  expect(amountField().value).toBe('0.99')
})

test('Max shows that it waits, and an amount that is typed meanwhile stays', async () => {
  let answer: (history: unknown) => void = () => undefined
  const history = new Promise((resolve) => {
    answer = resolve
  })
  await open(`to=${friend}&token=ETH`, { eth_feeHistory: () => history })
  await showsText('Available: 1 ETH')
  await press('Max')
  await showsText('Reading the network fee…')
  expect(button('Max')?.getAttribute('aria-busy')).toBe('true')
  await type('Amount:', '0.25')
  await act(async () => answer({ baseFeePerGas: ['0x7', '0x7'] }))
  await vi.waitFor(() => expect(button('Max')?.getAttribute('aria-busy')).toBe('false'), waitOptions)
  expect(amountField().value).toBe('0.25')
})

test('all of a token is entered at once, with no amount for fees', async () => {
  await open(`to=${friend}&token=CAT`, { eth_feeHistory: () => expect.unreachable() })
  await showsText('Available:')
  await press('Max')
  expect(Number(amountField().value)).toBeGreaterThan(0)
})

test('on a rollup the shown fee contains the fee for the data', async () => {
  onTestFinished(await placeOracle(chains))
  await open(`to=${friend}&amount=0.1&token=ETH`)
  await showsText('Available:')
  await press('Review…')
  await showsText('The simulation succeeded.')
  const shown = Number(/^about ([\d.]+) ETH$/.exec(valueOfLabel('Network fee:') ?? '')?.[1])
  // 21,000 gas at 7 gwei and a tip of 1 gwei, the operator's part of that gas, and some 50 bytes at 1,000 gwei each.
  const fee = 21_000n * parseGwei('8') + operatorFee(21_000n)
  expect(shown).toBeGreaterThan(Number(formatEther(fee + 45n * parseGwei('1000'))))
  expect(shown).toBeLessThan(Number(formatEther(fee + 60n * parseGwei('1000'))))
})
