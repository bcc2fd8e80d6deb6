// @vitest-environment happy-dom
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { transferData } from '@/safe/execution'
import { FailingCall } from '@/wallet/transactions/failing-call'
import { noteRequest } from '@/wallet/transactions/open-requests'
import { sendTransaction } from '@/wallet/transactions/send-transaction'
import { developmentAccount } from '../../../scripts/demo/development-accounts.ts'
import { type DemoChains, startChains } from '../../support/demo-chains'
import { patience } from '../../support/event-loop'
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

test('[S4.7] a sent transaction is tracked until the chain has it', async () => {
  const { wallet, provider } = await connectedSender(chains)
  const before = await chains.client.getBalance({ address: gift.to })
  const { hash, isProposal } = await sendTransaction(wallet, gift)
  expect(isProposal).toBe(false)
  expect(provider.countOf(asked)).toBe(1)
  expect(trackedBy(wallet)).toMatchObject([{ hash, description: 'Send 1 wei' }])
  await vi.waitFor(() => expect(trackedBy(wallet)[0]?.status).toBe('confirmed'), patience)
  expect(trackedBy(wallet)[0]?.differs).toBeUndefined()
  expect(await chains.client.getBalance({ address: gift.to })).toBe(before + 1n)
})

test('a call that the contract refuses does not reach the wallet, and its reason is known', async () => {
  const { wallet, provider } = await connectedSender(chains)
  const love = chains.deployment.tokens.LOVE?.address ?? gift.to
  const tooMuch = { ...gift, to: love, value: 0n, data: transferData(gift.to, 10n ** 60n) }
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

test('what is on its way is sent again only when the visitor says so', async () => {
  const { wallet, provider } = await connectedSender(chains)
  await chains.client.setAutomine(false)
  await sendTransaction(wallet, gift)
  await expect(sendTransaction(wallet, gift)).rejects.toMatchObject({ code: 'transaction-repeated' })
  expect(provider.countOf(asked)).toBe(1)
  await sendTransaction(wallet, { ...gift, value: 2n })
  await sendTransaction(wallet, gift, { again: true })
  expect(provider.countOf(asked)).toBe(3)
  await chains.client.mine({ blocks: 1 })
})

test('calls that change from block to block have one intent', async () => {
  const { wallet, provider } = await connectedSender(chains)
  await chains.client.setAutomine(false)
  await sendTransaction(wallet, { ...gift, intent: 'swap LOVE-ETH' })
  const later = { ...gift, value: 3n, intent: 'swap LOVE-ETH' }
  await expect(sendTransaction(wallet, later)).rejects.toMatchObject({ code: 'transaction-repeated' })
  expect(provider.countOf(asked)).toBe(1)
  await chains.client.mine({ blocks: 1 })
})

test('what was asked for before a reload, or in another tab, is not asked for again without a question', async () => {
  const { wallet, provider } = await connectedSender(chains)
  const unanswered = { ...gift, value: 9n }
  provider.answers[asked] = () => new Promise(() => undefined)
  void sendTransaction(wallet, unanswered)
  await vi.waitFor(() => expect(provider.countOf(asked)).toBe(1), patience)
  const reloaded = await reloadedSender(chains)
  await expect(reloaded.sendTransaction(reloaded.wallet, unanswered)).rejects.toMatchObject({
    code: 'transaction-repeated',
  })
  expect(reloaded.provider.countOf(asked)).toBe(0)
  await reloaded.sendTransaction(reloaded.wallet, unanswered, { again: true })
  expect(reloaded.provider.countOf(asked)).toBe(1)
})

test('a rejection is forgotten, and the same can be asked for again', async () => {
  const { wallet, provider } = await connectedSender(chains)
  provider.answers[asked] = () => {
    throw walletError(4001)
  }
  await expect(sendTransaction(wallet, gift)).rejects.toMatchObject({ code: 'user-rejected' })
  delete provider.answers[asked]
  await sendTransaction(wallet, gift)
  expect(trackedBy(wallet)).toHaveLength(1)
})

test('a wallet that answers after the visitor stopped waiting is tracked all the same', async () => {
  const { wallet, provider } = await connectedSender(chains)
  let answerNow: (hash: unknown) => void = () => undefined
  provider.answers[asked] = () => new Promise((resolve) => (answerNow = resolve))
  const visitor = new AbortController()
  const sending = sendTransaction(wallet, gift, { signal: visitor.signal })
  await vi.waitFor(() => expect(provider.countOf(asked)).toBe(1), patience)
  visitor.abort()
  await expect(sending).rejects.toMatchObject({ name: 'AbortError' })
  await expect(sendTransaction(wallet, gift)).rejects.toMatchObject({ code: 'request-pending' })
  answerNow(await provider.send([{ from: gift.from, to: gift.to, value: '0x1' }]))
  await vi.waitFor(() => expect(trackedBy(wallet)).toHaveLength(1), patience)
})

test('another account than the reviewed one sends nothing', async () => {
  const { wallet, provider } = await connectedSender(chains)
  const other = { ...gift, from: second }
  await expect(sendTransaction(wallet, other)).rejects.toMatchObject({ code: 'account-changed' })
  // It changes while the node tries the call.
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
  'the answer %j is no hash: it may have been sent, and is not sent again without a question',
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

test('the hash of an earlier transaction is no answer, and leaves that one as it was', async () => {
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

test('the hash of the transaction of another account is found out', async () => {
  const { wallet, provider } = await connectedSender(chains)
  provider.answers[asked] = () =>
    chains.client.sendTransaction({ account: developmentAccount(7), to: gift.to, value: 1n, chain: null })
  await sendTransaction(wallet, gift)
  await vi.waitFor(
    () => expect(trackedBy(wallet)[0]).toMatchObject({ status: 'confirmed', differs: true }),
    10_000,
  )
})

test('[S5.3] without a description nothing is sent', async () => {
  const { wallet, provider } = await connectedSender(chains)
  await expect(sendTransaction(wallet, { ...gift, description: ' ' })).rejects.toThrow(TypeError)
  expect(provider.countOf(asked)).toBe(0)
})

test('an open request of rubbish in the storage counts as none', async () => {
  const { wallet } = await connectedSender(chains)
  for (const text of ['', '{', 'null', '[]', '{"version":1}', '{"version":1,"requests":[7,null]}']) {
    localStorage.setItem('love98-open-requests', text)
    noteRequest('other')()
  }
  localStorage.setItem('love98-open-requests', '{"version":1,"requests":7}')
  await sendTransaction(wallet, gift)
})
