// @vitest-environment happy-dom
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { plainTransaction } from '@/safe/safe-transaction'
import { signSafeMessage, signSafeTransaction, signWithdrawal } from '@/wallet/flow/safe-signatures'
import type { Press } from '@/wallet/flow/transaction-flow'
import { safeHost } from '@/wallet/safe/safe-host'
import { signPrepared } from '@/wallet/sign-in/sign-message'
import { sendCalls } from '@/wallet/transactions/send-calls'
import { sendTransaction } from '@/wallet/transactions/send-transaction'
import type { Wallet } from '@/wallet/wallet'
import { delayedAnswers } from '../../support/delayed-answers'
import { type DemoChains, startChains } from '../../support/demo-chains'
import { settled, waitOptions } from '../../support/event-loop'
import { first } from '../test-provider'
import { type SendingProvider, walletError } from './sending-provider'
import { connectedSender, gift, trackedBy } from './test-sender'

let chains: DemoChains
beforeAll(async () => {
  chains = await startChains()
})
afterAll(() => chains?.stop())

let wallet: Wallet
let provider: SendingProvider
let ofNode: ReturnType<typeof delayedAnswers>
let ofWallet: ReturnType<typeof delayedAnswers>
beforeEach(async () => {
  const sender = await connectedSender(chains)
  provider = sender.provider
  ofNode = delayedAnswers()
  ofWallet = delayedAnswers()
  const client = { ...chains.client, request: ofNode.through(chains.client.request as never) }
  wallet = Object.assign(sender.wallet, { client: () => client })
  provider.request = ofWallet.through(provider.request.bind(provider))
})
afterEach(() => safeHost.setState({ phase: 'outside', info: null, client: null }, true))

/** The methods for which a wallet shows a prompt. */
const prompts = /^(eth_send|wallet_send|personal_sign|eth_sign)/
const prompted = () => provider.asked.map(({ method }) => method).filter((method) => prompts.test(method))

const { chainId, from, to } = gift
const both = {
  ...{ chainId, from, description: 'Send twice' },
  calls: [
    { to, value: 1n, data: '0x' },
    { to, value: 2n, data: '0x' },
  ],
} as const
const safe = { chainId, address: to }
const message = { message: 'hello', fields: { address: first, chainId } } as Parameters<
  typeof signPrepared
>[1]
type Step = (signal: AbortSignal) => Promise<unknown>
const pressOf = (signal: AbortSignal) => ({ signal }) as Press
const sends: readonly (readonly [string, Step])[] = [
  ['a transaction', (signal) => sendTransaction(wallet, gift, { signal })],
  [
    'a transaction that is sent once more',
    (signal) => sendTransaction(wallet, gift, { signal, allowsRepeat: true }),
  ],
  ['a batch', (signal) => sendCalls(wallet, both, { signal })],
]
const signatures: readonly (readonly [string, Step])[] = [
  ['a message', (signal) => signPrepared(wallet.config, message, signal)],
  [
    'a Safe transaction',
    (signal) => signSafeTransaction(wallet.config, safe, plainTransaction({ to, nonce: 0 }), pressOf(signal)),
  ],
  ['a Safe message', (signal) => signSafeMessage(wallet.config, safe, 'hello', pressOf(signal))],
  [
    'a withdrawal',
    (signal) =>
      signWithdrawal(wallet.config, safe, `0x${'1'.repeat(64)}`, 'Safe Transaction Service', pressOf(signal)),
  ],
]

/** Abandons a step while an answer is held, and expects no prompt of the wallet afterwards. */
async function abandon(step: Step, held: ReturnType<typeof delayedAnswers>) {
  const visitor = new AbortController()
  const ending = step(visitor.signal).catch((error: unknown) => error)
  await held.isAsked()
  visitor.abort()
  await held.give()
  expect(await ending).toBeInstanceOf(Error)
  await settled()
  expect(prompted()).toEqual([])
  expect(trackedBy(wallet)).toEqual([])
}

test.each(sends)(
  'canceling %s during a request to the node does not open the wallet, and it can be sent later',
  async (_, step) => {
    ofNode.hold()
    await abandon(step, ofNode)
    provider.answers.wallet_sendCalls = () => ({ id: 'batch 1' })
    await step(new AbortController().signal)
    expect(prompted()).toHaveLength(1)
  },
)

test.each([...sends, ...signatures])(
  'canceling %s while the wallet reports its network does not open it',
  async (_, step) => {
    ofWallet.hold(({ method }) => method === 'eth_chainId')
    await abandon(step, ofWallet)
  },
)

test.each([...sends, ...signatures])(
  'canceling %s before it is sent does not open the wallet',
  async (_, step) => {
    await expect(step(AbortSignal.abort())).rejects.toThrow()
    await settled()
    expect(prompted()).toEqual([])
  },
)

test.each(sends)(
  'canceling %s while another tab holds the lock opens neither the wallet nor the page of the Safe',
  async (_, step) => {
    const locks = delayedAnswers()
    const request = locks.through(async () => null)
    const asked = async (method: string, _options: unknown, act: (lock: unknown) => unknown) => {
      await request({ method })
      return act({ name: method })
    }
    Object.defineProperty(navigator, 'locks', { value: { request: asked }, configurable: true })
    try {
      locks.hold()
      await abandon(step, locks)
      const send = vi.fn(async () => `0x${'7'.repeat(64)}`)
      const info = { address: first, chainId, owners: [first], threshold: 1, isReadOnly: false }
      safeHost.setState({ phase: 'inside', info, client: { send } } as never, true)
      locks.hold()
      await abandon(step, locks)
      expect(send).not.toHaveBeenCalled()
    } finally {
      Reflect.deleteProperty(navigator, 'locks')
    }
  },
)

test('a wallet that refuses the chain field gets no second request after the visitor canceled', async () => {
  provider.answers.eth_sendTransaction = () => {
    ofWallet.hold(({ method }) => method === 'eth_chainId')
    throw walletError(-32_602)
  }
  const visitor = new AbortController()
  const sending = sendTransaction(wallet, gift, { signal: visitor.signal }).catch((error: unknown) => error)
  await ofWallet.isAsked()
  visitor.abort()
  await ofWallet.give()
  expect(await sending).toMatchObject({ name: 'AbortError' })
  expect(provider.countOf('eth_sendTransaction')).toBe(1)
  expect(trackedBy(wallet)).toEqual([])
})

test('the result of a wallet that answers after the cancellation is returned to the caller', async () => {
  const onSent = vi.fn()
  const visitor = new AbortController()
  ofWallet.hold(({ method }) => method === 'eth_sendTransaction')
  const sending = sendTransaction(wallet, gift, { signal: visitor.signal, onSent }).catch(() => null)
  await ofWallet.isAsked()
  visitor.abort()
  await sending
  await ofWallet.give()
  await vi.waitFor(() => {
    expect(onSent).toHaveBeenCalledWith(expect.objectContaining({ isProposal: false }))
    expect(trackedBy(wallet)).toHaveLength(1)
  }, waitOptions)
})
