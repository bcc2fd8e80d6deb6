// @vitest-environment happy-dom
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createHostClient } from '@/safe/host/host-client'
import { safeHost } from '@/wallet/safe/safe-host'
import { sendCalls } from '@/wallet/transactions/send-calls'
import { sendTransaction } from '@/wallet/transactions/send-transaction'
import { type DemoChains, startChains } from '../../support/demo-chains'
import { waitOptions } from '../../support/event-loop'
import { first, second } from '../test-provider'
import { reloadedSender } from './reloaded-sender'
import { walletError } from './sending-provider'
import { connectedSender, gift, trackedBy } from './test-sender'

let chains: DemoChains
beforeAll(async () => {
  chains = await startChains()
})
afterAll(() => chains?.stop())
const asked: Sender['provider'][] = []
afterEach(() => {
  safeHost.setState({ phase: 'outside', info: null, client: null }, true)
  // The page of an ended test still follows stored batches, so its wallet must not report on those of other tests.
  for (const { answers } of asked.splice(0)) answers.wallet_getCallsStatus = () => ({ status: 100 })
})

const { chainId, from, to } = gift
const calls = [
  { to, value: 1n, data: '0x' },
  { to, value: 2n, data: '0x' },
] as const
const swap = { chainId, from, calls, description: 'Swap', intent: 'swap CAT-ETH' }
const single = { ...gift, intent: swap.intent }

type Sender = Awaited<ReturnType<typeof connectedSender>>

/** Repeats the request, as a batch and as a single step, and expects that nothing reaches the wallet. */
async function expectHeld({ wallet, provider }: Sender) {
  await expect(sendCalls(wallet, swap)).rejects.toMatchObject({ code: 'transaction-repeated' })
  await expect(sendTransaction(wallet, single)).rejects.toMatchObject({ code: 'transaction-repeated' })
  expect(provider.countOf('wallet_sendCalls')).toBe(1)
  expect(provider.countOf('eth_sendTransaction')).toBe(0)
}

/** Sends the batch to a wallet that accepts it, and waits until the page is idle. */
async function taken(sender: Sender, status: (params: readonly unknown[]) => unknown) {
  const { wallet, provider } = sender
  asked.push(provider)
  provider.answers.wallet_sendCalls = () => ({ id: 'batch 1' })
  provider.answers.wallet_getCallsStatus = status
  const answer = await Promise.race([
    sendCalls(wallet, swap),
    vi.waitFor(() => {
      expect(provider.countOf('wallet_getCallsStatus')).toBeGreaterThan(1)
      return 'asked on' as const
    }, waitOptions),
  ])
  expect(answer).not.toBeNull()
}

test.each([4200, -32_601, 4100, 5700, 5710, 5730, 5740, 5750, 5760, 4900, -32_603])(
  'a batch with status error %i of the wallet is not sent again',
  async (code) => {
    const sender = await connectedSender(chains)
    await taken(sender, () => {
      throw walletError(code)
    })
    await expectHeld(sender)
    expect(trackedBy(sender.wallet)).toMatchObject([{ status: 'pending', description: 'Swap' }])
  },
)

test.each([[null], ['200'], [{}], [{ status: 200 }], [{ status: 100 }], [{ status: 200, receipts: [{}] }]])(
  'a batch with status answer %j of the wallet is not sent again',
  async (status) => {
    const sender = await connectedSender(chains)
    await taken(sender, () => status)
    await expectHeld(sender)
  },
)

test('a window that is closed while the batch waits for its block leaves it tracked', async () => {
  const sender = await connectedSender(chains)
  const { wallet, provider } = sender
  const hash = await provider.send([{ from, to, value: '0x3' }])
  let status: unknown = { status: 100 }
  asked.push(provider)
  provider.answers.wallet_sendCalls = () => ({ id: 'batch 1' })
  provider.answers.wallet_getCallsStatus = () => status
  const closed = new AbortController()
  const sending = sendCalls(wallet, swap, { signal: closed.signal }).catch(() => null)
  await vi.waitFor(() => expect(provider.countOf('wallet_getCallsStatus')).toBeGreaterThan(0), waitOptions)
  closed.abort()
  await sending
  await expectHeld(sender)
  status = { status: 200, receipts: [{ transactionHash: hash }] }
  await vi.waitFor(() => expect(trackedBy(wallet)[0]).toMatchObject({ hash }), waitOptions)
})

test('a batch is kept by a reload while it waits for its block, and its status is polled on', async () => {
  const { wallet, provider } = await connectedSender(chains)
  await taken({ wallet, provider }, () => ({ status: 100 }))
  // To another account, so that only the wallet's claim can make it the transaction of the batch.
  const hash = await provider.send([{ from, to: second, value: '0x4' }])
  const ids: unknown[] = []
  const reloaded = await reloadedSender(chains, (provider) => {
    asked.push(provider)
    provider.answers.wallet_getCallsStatus = ([id]) => {
      ids.push(id)
      return { status: 200, receipts: [{ transactionHash: hash }] }
    }
  })
  await expect(reloaded.sendCalls(reloaded.wallet, swap)).rejects.toMatchObject({
    code: 'transaction-repeated',
  })
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  await vi.waitFor(() => expect(reloaded.trackedBy(reloaded.wallet)[0]).toMatchObject({ hash }), waitOptions)
  expect(ids[0]).toBe('batch 1')
})

test('another tab sees the batch at once', async () => {
  const sender = await connectedSender(chains)
  await taken(sender, () => ({ status: 100 }))
  const other = await reloadedSender(chains)
  await expect(other.sendTransaction(other.wallet, single)).rejects.toMatchObject({
    code: 'transaction-repeated',
  })
  expect(other.provider.countOf('eth_sendTransaction')).toBe(0)
})

test('a wallet that changes its chain or account after the id keeps the batch, and is polled when it is back', async () => {
  const sender = await connectedSender(chains)
  const { wallet, provider } = sender
  await taken(sender, () => {
    throw walletError(4901)
  })
  const hash = await provider.send([{ from, to, value: '0x5' }])
  provider.answers.wallet_getCallsStatus = () => ({ status: 200, receipts: [{ transactionHash: hash }] })
  provider.emit('accountsChanged', [second])
  await vi.waitFor(() => expect(wallet.connection.getState()).toMatchObject({ address: second }), waitOptions)
  provider.emit('accountsChanged', [first])
  await vi.waitFor(() => expect(wallet.connection.getState()).toMatchObject({ address: first }), waitOptions)
  await vi.waitFor(() => expect(trackedBy(wallet)[0]).toMatchObject({ hash }), waitOptions)
  expect(provider.countOf('wallet_sendCalls')).toBe(1)
})

test.each([-32_603, -32_000, 4900, 5720, 5730, 8000])(
  'a wallet that answers the batch itself with %i may have sent it: nothing is sent step by step',
  async (code) => {
    const sender = await connectedSender(chains)
    const { wallet, provider } = sender
    provider.answers.wallet_sendCalls = () => {
      throw walletError(code)
    }
    const answer = await sendCalls(wallet, swap).catch((error: unknown) => error)
    expect(answer).toMatchObject({ code: 'transaction-unknown' })
    await expectHeld(sender)
  },
)

test.each([[null], [{}], [{ id: 7 }], ['yes']])(
  'a wallet that answers the batch with %j may have sent it',
  async (answer) => {
    const sender = await connectedSender(chains)
    sender.provider.answers.wallet_sendCalls = () => answer
    await sendCalls(sender.wallet, swap).catch(() => null)
    await expectHeld(sender)
  },
)

test('a window of a Safe that is closed before the owners answered leaves the proposal tracked', async () => {
  const { wallet } = await connectedSender(chains)
  let answerNow: (value: unknown) => void = () => undefined
  let proposed = 0
  const sdk = {
    txs: {
      send: () => {
        proposed++
        return new Promise((resolve) => (answerNow = resolve))
      },
      getBySafeTxHash: () => new Promise(() => undefined),
    },
  }
  const client = createHostClient(sdk as never)
  const info = { address: first, chainId, owners: [first], threshold: 1, isReadOnly: false }
  safeHost.setState({ phase: 'inside', info, client }, true)
  for (const send of [
    (signal: AbortSignal) => sendCalls(wallet, swap, { signal }),
    (signal: AbortSignal) => sendTransaction(wallet, { ...gift, value: 8n }, { signal }),
  ]) {
    const before = proposed
    const closed = new AbortController()
    const sending = send(closed.signal).catch(() => null)
    await vi.waitFor(() => expect(proposed).toBe(before + 1), waitOptions)
    closed.abort()
    await sending
    await expect(send(new AbortController().signal)).rejects.toMatchObject({ code: 'request-pending' })
    answerNow({ safeTxHash: `0x${`${proposed}`.repeat(64)}` })
    await vi.waitFor(() => expect(trackedBy(wallet)).toHaveLength(proposed), waitOptions)
    await expect(send(new AbortController().signal)).rejects.toMatchObject({ code: 'transaction-repeated' })
    expect(proposed).toBe(before + 1)
  }
})
