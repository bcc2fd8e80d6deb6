// @vitest-environment happy-dom
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { encodeTransfer } from '@/domain/abi'
import { FailingCall } from '@/wallet/transactions/failing-call'
import { storeRequest } from '@/wallet/transactions/open-requests'
import { sendTransaction } from '@/wallet/transactions/send-transaction'
import { developmentAccount } from '../../../scripts/demo/development-accounts.ts'
import { type DemoChains, startChains } from '../../support/demo-chains'
import { waitOptions } from '../../support/event-loop'
import { second } from '../test-provider'
import { reloadedSender } from './reloaded-sender'
import { walletError } from './sending-provider'
import { connectedSender, gift, trackedBy } from './test-sender'

let chains: DemoChains
beforeAll(async () => {
  chains = await startChains()
})
afterAll(() => chains?.stop())
afterEach(() => chains.client.setAutomine(true))

const asked = 'eth_sendTransaction'

// Proves S4.7
test('a sent transaction is tracked until it is mined', async () => {
  const { wallet, provider } = await connectedSender(chains)
  const before = await chains.client.getBalance({ address: gift.to })
  const { hash, isProposal } = await sendTransaction(wallet, gift)
  expect(isProposal).toBe(false)
  expect(provider.countOf(asked)).toBe(1)
  expect(trackedBy(wallet)).toMatchObject([{ hash, description: 'Send 1 wei' }])
  await vi.waitFor(() => expect(trackedBy(wallet)[0]?.status).toBe('confirmed'), waitOptions)
  expect(trackedBy(wallet)[0]?.differs).toBeUndefined()
  expect(await chains.client.getBalance({ address: gift.to })).toBe(before + 1n)
})

test('a call that the contract rejects does not reach the wallet, and its reason is known', async () => {
  const { wallet, provider } = await connectedSender(chains)
  const cat = chains.deployment.tokens.CAT?.address ?? gift.to
  const tooMuch = { ...gift, to: cat, value: 0n, data: encodeTransfer(gift.to, 10n ** 60n) }
  const error = await sendTransaction(wallet, tooMuch).catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ code: 'transaction-fails' })
  const { cause } = error as { cause: FailingCall }
  expect(cause).toBeInstanceOf(FailingCall)
  expect(cause.reason).not.toBeNull()
  await expect(sendTransaction(wallet, { ...gift, value: 10n ** 30n })).rejects.toMatchObject({
    cause: { reason: 'funds' },
  })
  expect(provider.countOf(asked)).toBe(0)
  expect(trackedBy(wallet)).toEqual([])
})

test('a double press asks the wallet once', async () => {
  const { wallet, provider } = await connectedSender(chains)
  const [one, other] = await Promise.allSettled([
    sendTransaction(wallet, gift),
    sendTransaction(wallet, gift),
  ])
  expect(one.status).toBe('fulfilled')
  expect(other).toMatchObject({ status: 'rejected', reason: { code: 'request-pending' } })
  expect(provider.countOf(asked)).toBe(1)
})

test('a pending transaction is sent again only when the visitor confirms', async () => {
  const { wallet, provider } = await connectedSender(chains)
  await chains.client.setAutomine(false)
  await sendTransaction(wallet, gift)
  await expect(sendTransaction(wallet, gift)).rejects.toMatchObject({ code: 'transaction-repeated' })
  expect(provider.countOf(asked)).toBe(1)
  await sendTransaction(wallet, { ...gift, value: 2n })
  await sendTransaction(wallet, gift, { allowsRepeat: true })
  expect(provider.countOf(asked)).toBe(3)
  await chains.client.mine({ blocks: 1 })
})

test('calls with values that change from block to block have one intent', async () => {
  const { wallet, provider } = await connectedSender(chains)
  await chains.client.setAutomine(false)
  await sendTransaction(wallet, { ...gift, intent: 'swap CAT-ETH' })
  const later = { ...gift, value: 3n, intent: 'swap CAT-ETH' }
  await expect(sendTransaction(wallet, later)).rejects.toMatchObject({ code: 'transaction-repeated' })
  expect(provider.countOf(asked)).toBe(1)
  await chains.client.mine({ blocks: 1 })
})

test('a request made before a reload, or in another tab, is not repeated without a question', async () => {
  const { wallet, provider } = await connectedSender(chains)
  const unanswered = { ...gift, value: 9n }
  provider.answers[asked] = () => new Promise(() => undefined)
  void sendTransaction(wallet, unanswered)
  await vi.waitFor(() => expect(provider.countOf(asked)).toBe(1), waitOptions)
  const reloaded = await reloadedSender(chains)
  await expect(reloaded.sendTransaction(reloaded.wallet, unanswered)).rejects.toMatchObject({
    code: 'transaction-repeated',
  })
  expect(reloaded.provider.countOf(asked)).toBe(0)
  await reloaded.sendTransaction(reloaded.wallet, unanswered, { allowsRepeat: true })
  expect(reloaded.provider.countOf(asked)).toBe(1)
})

test('a rejection is forgotten, and the same request can be made again', async () => {
  const { wallet, provider } = await connectedSender(chains)
  provider.answers[asked] = () => {
    throw walletError(4001)
  }
  await expect(sendTransaction(wallet, gift)).rejects.toMatchObject({ code: 'user-rejected' })
  delete provider.answers[asked]
  await sendTransaction(wallet, gift)
  expect(trackedBy(wallet)).toHaveLength(1)
})

test("a wallet's late answer after the visitor stopped waiting is tracked", async () => {
  const { wallet, provider } = await connectedSender(chains)
  let answerNow: (hash: unknown) => void = () => undefined
  provider.answers[asked] = () => new Promise((resolve) => (answerNow = resolve))
  const visitor = new AbortController()
  const sending = sendTransaction(wallet, gift, { signal: visitor.signal })
  await vi.waitFor(() => expect(provider.countOf(asked)).toBe(1), waitOptions)
  visitor.abort()
  await expect(sending).rejects.toMatchObject({ name: 'AbortError' })
  await expect(sendTransaction(wallet, gift)).rejects.toMatchObject({ code: 'request-pending' })
  answerNow(await provider.send([{ from: gift.from, to: gift.to, value: '0x1' }]))
  await vi.waitFor(() => expect(trackedBy(wallet)).toHaveLength(1), waitOptions)
})

test('a transaction of another account than the reviewed one is not sent', async () => {
  const { wallet, provider } = await connectedSender(chains)
  const other = { ...gift, from: second }
  await expect(sendTransaction(wallet, other)).rejects.toMatchObject({ code: 'account-changed' })
  // The account changes while the node simulates the call.
  const { request } = chains.client
  const changing = async (call: { method: string }) => {
    provider.emit('accountsChanged', [second])
    return request(call as never)
  }
  const slow = {
    ...wallet,
    client: () => ({ ...chains.client, request: changing }),
  } as unknown as typeof wallet
  await expect(sendTransaction(slow, gift)).rejects.toMatchObject({ code: 'account-changed' })
  expect(provider.countOf(asked)).toBe(0)
})

test.each([[null], ['0x'], ['0x12'], [{}], ['0x'.padEnd(200, '1')], [`0x${'1'.repeat(63)}`]])(
  'the answer %j is not a hash: the transaction may be sent, and is not repeated without a question',
  async (answer) => {
    const { wallet, provider } = await connectedSender(chains)
    provider.answers[asked] = () => answer
    await expect(sendTransaction(wallet, gift)).rejects.toMatchObject({ code: 'transaction-unknown' })
    expect(trackedBy(wallet)).toMatchObject([{ status: 'pending', unnamed: 'request' }])
    delete provider.answers[asked]
    await expect(sendTransaction(wallet, gift)).rejects.toMatchObject({ code: 'transaction-repeated' })
    expect(provider.countOf(asked)).toBe(1)
  },
)

test('the hash of an earlier transaction is ignored, and that transaction is unchanged', async () => {
  const { wallet, provider } = await connectedSender(chains)
  const { hash } = await sendTransaction(wallet, gift)
  provider.answers[asked] = () => hash
  const other = { ...gift, value: 5n, description: 'Send 5 wei' }
  await expect(sendTransaction(wallet, other)).rejects.toMatchObject({ code: 'transaction-unknown' })
  expect(trackedBy(wallet)).toMatchObject([
    { description: 'Send 5 wei', unnamed: 'request' },
    { hash, description: 'Send 1 wei' },
  ])
})

test("the hash of another account's transaction is detected", async () => {
  const { wallet, provider } = await connectedSender(chains)
  provider.answers[asked] = () =>
    chains.client.sendTransaction({ account: developmentAccount(7), to: gift.to, value: 1n, chain: null })
  await sendTransaction(wallet, gift)
  await vi.waitFor(
    () => expect(trackedBy(wallet)[0]).toMatchObject({ status: 'confirmed', differs: true }),
    10_000,
  )
})

// Proves S5.3
test('a transaction without a description is not sent', async () => {
  const { wallet, provider } = await connectedSender(chains)
  await expect(sendTransaction(wallet, { ...gift, description: ' ' })).rejects.toThrow(TypeError)
  expect(provider.countOf(asked)).toBe(0)
})

test('an invalid open request in the storage counts as none', async () => {
  const { wallet } = await connectedSender(chains)
  for (const text of ['', '{', 'null', '[]', '{"version":1}', '{"version":1,"requests":[7,null]}']) {
    localStorage.setItem('love98-open-requests', text)
    storeRequest('other')()
  }
  localStorage.setItem('love98-open-requests', '{"version":1,"requests":7}')
  await sendTransaction(wallet, gift)
})
