// @vitest-environment happy-dom
import { formatEther, parseEther, parseGwei } from 'viem'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { developmentAccount } from '../../../scripts/demo/development-accounts.ts'
import { first } from '../../wallet/test-provider'
import { trackedBy } from '../../wallet/transactions/test-sender'
import { chains, closeSend, openSend, press, showsText, valueOfLabel, withSendWindows } from './send-window'

withSendWindows()
beforeEach(async () => {
  // The demo chain mines a block for a transaction alone: this one stays the newest, and the base fee falls by an eighth after it.
  await chains.client.setNextBlockBaseFeePerGas({ baseFeePerGas: parseGwei('7') })
  await chains.client.mine({ blocks: 1 })
})

const fee = 'Network fee:'
const friend = developmentAccount(3).address

/** Opens the review of a transfer, on a node that answers some methods in its own way. */
async function review(query: string, answers: Readonly<Record<string, () => unknown>> = {}) {
  const request = async (asked: { method: string; params?: unknown }) =>
    answers[asked.method] ? answers[asked.method]?.() : chains.client.request(asked as never)
  const opened = await openSend(query, { request })
  await showsText('Available:')
  await press('Review…')
  return opened
}

test('a payment costs its gas at base fee and tip of the next block, before the wallet is asked', async () => {
  const { provider } = await review(`to=${friend}&amount=0.1&token=ETH`)
  await showsText('The simulation succeeded.')
  expect(valueOfLabel(fee)).toBe('about 0.00015 ETH')
  expect(provider.countOf('eth_sendTransaction')).toBe(0)
})

// Proves S10.16
test('a transfer of a token costs the gas that its own code takes', async () => {
  const { wallet } = await review(`to=${friend}&token=MEOW&amount=1`)
  await showsText('MEOW deducts 0.02 MEOW from this transfer')
  const shownFee = valueOfLabel(fee)
  await press('Send')
  await showsText('Confirmed')
  const [sent] = trackedBy(wallet)
  const paid = await paidFor(sent?.hash)
  expect(paid).toBeGreaterThan(Number(formatEther(21_000n * parseGwei('7'))))
  expect(Math.abs(feeIn(shownFee) / paid - 1)).toBeLessThan(0.1)
})

/** The cost of a transaction to its sender, in the coin. */
async function paidFor(hash: string | undefined): Promise<number> {
  const receipt = await chains.client.getTransactionReceipt({ hash: hash as `0x${string}` })
  return Number(formatEther(receipt.gasUsed * receipt.effectiveGasPrice))
}

/** The amount in the words about a fee, which end with dollars where the market has a price. */
const feeIn = (words: string | null | undefined) =>
  Number(/^about ([\d.]+) ETH(?: \(.+\))?$/.exec(words ?? '')?.[1])

// Proves S10.16
test('on a quiet chain, where nearly all of the fee is the tip, the shown fee is the one that is paid', async () => {
  // The base fee that the demo chain comes to when it has been on for a while.
  await chains.client.setNextBlockBaseFeePerGas({ baseFeePerGas: 7n })
  await chains.client.mine({ blocks: 1 })
  const { wallet } = await review(`to=${friend}&token=CAT&amount=1`)
  await showsText('The simulation succeeded.')
  const shownFee = valueOfLabel(fee)
  await press('Send')
  await showsText('Confirmed')
  const paid = await paidFor(trackedBy(wallet)[0]?.hash)
  expect(paid).toBeGreaterThan(0)
  expect(Math.abs(feeIn(shownFee) / paid - 1)).toBeLessThan(0.1)
})

const fails = () => {
  throw Object.assign(new Error('the method does not exist'), { code: -32_601 })
}
test.each([
  ['does not simulate', { eth_simulateV1: fails }],
  ['does not tell the base fee', { eth_feeHistory: fails }],
  ['knows no base fee', { eth_feeHistory: () => ({ baseFeePerGas: [] }) }],
  ['does not tell a tip', { eth_maxPriorityFeePerGas: fails }],
  ['tells a tip that is no number', { eth_maxPriorityFeePerGas: () => 'generous' }],
  ['tells a base fee of nothing', { eth_feeHistory: () => ({ baseFeePerGas: ['0x7', '0x0'] }) }],
  ['tells a base fee that is no number', { eth_feeHistory: () => ({ baseFeePerGas: ['cheap'] }) }],
])('where the node %s, the fee is left to the wallet', async (_, answers) => {
  await review(`to=${friend}&amount=0.1&token=ETH`, answers)
  await showsText('The simulation succeeded.')
  expect(valueOfLabel(fee)).toBe('shown by your wallet')
})

test('an account that cannot pay the fee gets a message before its wallet is asked', async () => {
  const words = 'This account does not have enough for the amount and the network fee.'
  const before = await chains.client.getBalance({ address: first })
  onTestFinished(() => chains.client.setBalance({ address: first, value: before }))
  await chains.client.setBalance({ address: first, value: parseGwei('8') * 21_000n })
  await review(`to=${friend}&token=CAT&amount=1`)
  await showsText(words)
  await closeSend()

  // All of the coin, with nothing left for its fee.
  await chains.client.setBalance({ address: first, value: parseEther('1') })
  await review(`to=${friend}&amount=1&token=ETH`)
  await showsText(words)
  await closeSend()

  await chains.client.setBalance({ address: first, value: parseEther('1') + parseGwei('8') * 21_000n })
  await review(`to=${friend}&amount=1&token=ETH`)
  await showsText('The simulation succeeded.')
  expect(document.body.textContent).not.toContain(words)
})

test('a transfer that fails has no fee', async () => {
  await review(`to=${chains.deployment.tokens.USDC?.address}&amount=1&token=ETH`)
  await showsText('This transaction would fail.')
  expect(valueOfLabel(fee)).toBeUndefined()
})
