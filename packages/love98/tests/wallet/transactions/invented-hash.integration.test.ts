// @vitest-environment happy-dom
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callDigest } from '@/chain/transactions/call-digest'
import { readRequestState } from '@/chain/transactions/find-sent-transaction'
import { randomHash } from '@/wallet/transactions/send-transaction'
import { trackUntilFinal } from '@/wallet/transactions/track-until-final'
import { transactionStore } from '@/wallet/transactions/transaction-store'
import { type DemoChains, startChains } from '../../support/demo-chains'
import { receiptOf } from '../../support/receipt-of'
import { connectedSender, gift } from './test-sender'

let chains: DemoChains
beforeAll(async () => {
  chains = await startChains()
})
afterAll(() => chains?.stop())

const { chainId, from: address, to } = gift
const account = { address, chainId }

/** Follows a hash that the wallet invented for a payment, after the transactions of `act`. */
async function followed(act: (send: (value: string) => Promise<`0x${string}`>) => Promise<unknown>) {
  const { wallet, provider } = await connectedSender(chains)
  const asked = await readRequestState(chains.client, address)
  if (!asked) throw new Error('The node did not tell the block')
  const hash = randomHash()
  const call = callDigest({ ...gift, value: 7n })
  const store = transactionStore()
  store.add(account, { hash, description: 'Send 7 wei', call, asked })
  await act(async (value) => {
    const sent = (await provider.send([{ from: address, to, value }])) as `0x${string}`
    await receiptOf(chains.client, sent)
    return sent
  })
  const [tracked = expect.unreachable()] = store.transactionsOf(account)
  await trackUntilFinal(store, account, tracked, wallet, 300)
  return { hash, now: () => store.transactionsOf(account)[0] }
}

test('a hash that the wallet invented is replaced by the transaction that the account sent', async () => {
  let sent: string | undefined
  const { hash, now } = await followed(async (send) => {
    sent = await send('0x7')
  })
  expect(now()).toMatchObject({ status: 'pending', hash: sent, sentAs: hash })
  expect(now()).not.toHaveProperty('isDropped')
})

test.each([
  ['nothing', async () => undefined],
  ['another payment', (send: (value: string) => Promise<unknown>) => send('0x8')],
])(
  'a hash invented by the wallet while it sent %s is late and unknown, and is still polled',
  async (_, act) => {
    const { hash, now } = await followed(act)
    expect(now()).toMatchObject({ status: 'pending', hash, isLate: true, isDropped: true })
  },
)
