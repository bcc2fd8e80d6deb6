// @vitest-environment happy-dom
import { formatEther, parseEther, parseGwei } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { developmentAccount } from '../../../scripts/demo/development-accounts.mjs'
import { type DemoChains, startChains } from '../../support/demo-chains'
import { first } from '../../wallet/test-provider'
import { trackedBy } from '../../wallet/transactions/test-sender'
import { openSend, press, type SendWindow, says, valueBeside } from './send-window'

let chains: DemoChains
let opened: SendWindow | null = null
beforeAll(async () => {
  chains = await startChains()
})
afterAll(() => chains?.stop())
beforeEach(async () => {
  // The demo chain mines a block for a transaction alone: this one stays the newest.
  await chains.client.setNextBlockBaseFeePerGas({ baseFeePerGas: parseGwei('7') })
  await chains.client.mine({ blocks: 1 })
})
afterEach(async () => {
  await opened?.close()
  opened = null
})

const fee = 'Network fee:'
const friend = developmentAccount(3).address

/** Opens the review of a transfer, on a node that answers some methods in its own way. */
async function review(query: string, answers: Readonly<Record<string, () => unknown>> = {}) {
  const request = async (asked: { method: string; params?: unknown }) =>
    answers[asked.method] ? answers[asked.method]?.() : chains.client.request(asked as never)
  opened = await openSend(chains, query, { request })
  await says('Available:')
  await press('Review…')
  return opened
}

test('a payment costs its gas at the base fee of the newest block, before the wallet is asked', async () => {
  const { provider } = await review(`to=${friend}&amount=0.1`)
  await says('The simulation succeeds.')
  expect(valueBeside(fee)).toBe('about 0.000147 ETH')
  expect(provider.countOf('eth_sendTransaction')).toBe(0)
})

test('a transfer of a token costs the gas that its own code takes', async () => {
  const { wallet } = await review(`to=${friend}&token=BOBO&amount=1`)
  await says('BOBO keeps 0.02 BOBO of this transfer')
  const told = valueBeside(fee)
  await press('Send')
  await says('Confirmed')
  const [sent] = trackedBy(wallet)
  const { gasUsed } = await chains.client.getTransactionReceipt({ hash: sent?.hash as `0x${string}` })
  const expected = formatEther(gasUsed * parseGwei('7'))
  expect(gasUsed).toBeGreaterThan(21_000n)
  expect(told).toMatch(/^about 0\.000\d+ ETH$/)
  // Three significant digits, truncated.
  expect(expected.startsWith(told?.slice('about '.length, -' ETH'.length) ?? '-')).toBe(true)
})

const fails = () => {
  throw Object.assign(new Error('the method does not exist'), { code: -32_601 })
}
test.each([
  ['does not simulate', { eth_simulateV1: fails }],
  ['does not tell the newest block', { eth_getBlockByNumber: fails }],
  ['knows no base fee', { eth_getBlockByNumber: () => ({ number: '0x1' }) }],
  ['tells a base fee of nothing', { eth_getBlockByNumber: () => ({ baseFeePerGas: '0x0' }) }],
  ['tells a base fee that is no number', { eth_getBlockByNumber: () => ({ baseFeePerGas: 'cheap' }) }],
])('where the node %s, the fee is left to the wallet', async (_, answers) => {
  await review(`to=${friend}&amount=0.1`, answers)
  await says('The simulation succeeds.')
  expect(valueBeside(fee)).toBe('shown by your wallet')
})

test('an account that cannot pay the fee is told so before its wallet is asked', async () => {
  const words = 'This account does not have enough for the amount and the network fee.'
  const before = await chains.client.getBalance({ address: first })
  onTestFinished(() => chains.client.setBalance({ address: first, value: before }))
  await chains.client.setBalance({ address: first, value: parseGwei('7') * 21_000n })
  await review(`to=${friend}&token=LOVE&amount=1`)
  await says(words)
  await opened?.close()

  // All of the coin, with nothing left for its fee.
  await chains.client.setBalance({ address: first, value: parseEther('1') })
  await review(`to=${friend}&amount=1`)
  await says(words)
  await opened?.close()

  await chains.client.setBalance({ address: first, value: parseEther('1') + parseGwei('7') * 21_000n })
  await review(`to=${friend}&amount=1`)
  await says('The simulation succeeds.')
  expect(document.body.textContent).not.toContain(words)
})

test('a transfer that fails has no fee', async () => {
  await review(`to=${chains.deployment.tokens.USDT?.address}&amount=1`)
  await says('This transaction would fail.')
  expect(valueBeside(fee)).toBeUndefined()
})
