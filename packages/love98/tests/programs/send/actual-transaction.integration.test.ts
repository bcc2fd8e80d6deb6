// @vitest-environment happy-dom
import { parseEther, parseGwei, toHex } from 'viem'
import { expect, test, vi } from 'vitest'
import { developmentAccount } from '../../../scripts/demo/development-accounts.ts'
import { waitOptions } from '../../support/event-loop'
import { first } from '../../wallet/test-provider'
import { trackedBy } from '../../wallet/transactions/test-sender'
import { chains, openSend, press, showsText, valueOfLabel, withSendWindows } from './send-window'

withSendWindows()

const friend = developmentAccount(3).address
const stranger = developmentAccount(4).address

/** A payment of half an ETH that is pressed; the wallet sends something of its own. */
async function sent(send: () => Promise<unknown>, onBlock: () => void = () => undefined) {
  const opened = await openSend(`to=${friend}&amount=0.5&token=ETH`, {
    async request(asked) {
      const answer = await chains.client.request(asked as never)
      const [, isFull] = (asked.params ?? []) as readonly unknown[]
      if (asked.method === 'eth_getBlockByNumber' && isFull === true) onBlock()
      return answer
    },
  })
  opened.provider.answers.eth_sendTransaction = send
  await showsText('Available:')
  await press('Review…')
  await showsText('The simulation succeeded.')
  await press('Send')
  return opened
}
const payment = (to: string, ether: string, part: object = {}) =>
  chains.client.request({
    method: 'eth_sendTransaction',
    params: [{ from: first, to, value: toHex(parseEther(ether)), gas: '0x5208', ...part }],
  } as never)

test.each([
  [friend, '0.1', '0.1 ETH'],
  [stranger, '0.5', '0 ETH'],
])('a wallet that pays %s %s ETH instead is shown with what arrives', async (to, ether, arrives) => {
  await sent(() => payment(to, ether))
  await showsText('Different from the transaction that you requested')
  await vi.waitFor(() => expect(valueOfLabel('Arrives:')).toBe(arrives), waitOptions)
})

test('a payment that is replaced by one of another amount is shown with what arrives, and with its transaction', async () => {
  await chains.client.setAutomine(false)
  try {
    const nonce = toHex(await chains.client.getTransactionCount({ address: first }))
    const fees = (gwei: string) => ({
      ...{ nonce, maxFeePerGas: toHex(parseGwei(gwei)), maxPriorityFeePerGas: toHex(parseGwei('1')) },
    })
    const reads = vi.fn()
    const { wallet } = await sent(() => payment(friend, '0.5', fees('20')), reads)
    await vi.waitFor(() => expect(trackedBy(wallet)).toHaveLength(1), waitOptions)
    const [{ hash } = expect.unreachable()] = trackedBy(wallet)
    // The watcher recognizes a replacement by the nonce of the first one, which it has to read before.
    await vi.waitFor(() => expect(reads).toHaveBeenCalled(), waitOptions)
    const other = await payment(friend, '0.4', { ...fees('80'), maxPriorityFeePerGas: toHex(parseGwei('4')) })
    await chains.client.mine({ blocks: 1 })
    await showsText('Failed: replaced by another transaction')
    await vi.waitFor(() => {
      expect(valueOfLabel('Arrives:')).toBe('0.4 ETH')
      expect(valueOfLabel('Transaction:')).toBe(other)
    }, waitOptions)
    expect(trackedBy(wallet)).toMatchObject([{ hash: other, sentAs: hash, reason: 'replaced' }])
  } finally {
    await chains.client.setAutomine(true)
  }
})
