// @vitest-environment happy-dom
import { act } from 'react'
import { createClient, custom } from 'viem'
import { beforeEach, expect, test } from 'vitest'
import { plainTransaction } from '@/safe/safe-transaction'
import { delayedAnswers } from '../../support/delayed-answers'
import { pointName } from '../../support/point-name'
import type { SendingProvider } from '../../wallet/transactions/sending-provider'
import { connectedSender } from '../../wallet/transactions/test-sender'
import { chainClient } from './chain-client'
import { chains, friend, openFalseDescription } from './lying-window'
import { pay, withPayments } from './payment-window'
import { button, close, eventually, setClient, setConfig } from './treasury-window'

withPayments()

let provider: SendingProvider
let node: ReturnType<typeof delayedAnswers>
let wallet: ReturnType<typeof delayedAnswers>
beforeEach(async () => {
  const sender = await connectedSender(chains)
  provider = sender.provider
  wallet = delayedAnswers()
  provider.request = wallet.through(provider.request.bind(provider))
  setConfig(sender.wallet.config)
  const client = chainClient(chains, { isDown: false, asked: 0 })
  node = delayedAnswers()
  const request = node.through((asked) => client.request(asked as never))
  setClient(createClient({ chain: client.chain, transport: custom({ request }, { retryCount: 0 }) }))
})

const isSigned = () => provider.countOf('eth_signTypedData_v4')
async function press(name: string) {
  await eventually(() => expect(button(name)?.disabled).toBe(false))
  await act(async () => button(name)?.click())
}

test('Back while the name of a reviewed payment is resolved again leaves the wallet closed', async () => {
  await pointName(chains, 'held.eth', friend)
  await pay('held.eth')
  node.hold()
  await press('Sign')
  await node.isAsked()
  await act(async () => button('< Back')?.click())
  await act(() => node.give())
  expect(isSigned()).toBe(0)
})

test('a payment whose dialog stays open is signed', async () => {
  await pay(friend)
  await press('Sign')
  await eventually(() => expect(isSigned()).toBe(1))
})

test('closing the Treasury while the wallet reports its network prevents the signature request', async () => {
  const recipient = { txInfo: { type: 'Custom', to: { value: friend } }, dataDecoded: null }
  await openFalseDescription(plainTransaction({ to: friend, value: 1n, nonce: 0 }), recipient)
  wallet.hold()
  await press('Sign')
  await wallet.isAsked()
  await close()
  await wallet.give()
  expect(isSigned()).toBe(0)
})
