// @vitest-environment happy-dom
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openRequestsKey } from '@/domain/wallet/storage-keys'
import { sendTransaction } from '@/wallet/transactions/send-transaction'
import { type DemoChains, startChains } from '../../support/demo-chains'
import { waitOptions } from '../../support/event-loop'
import { connectedSender, gift } from './test-sender'

let chains: DemoChains
beforeAll(async () => {
  chains = await startChains()
})
afterAll(() => chains?.stop())

/** The locks of a browser, for requests that need a free lock (Web Locks API). */
function sharedLocks() {
  const held = new Set<string>()
  return {
    held,
    async request(name: string, _: { ifAvailable: true }, act: (lock: unknown) => Promise<void> | undefined) {
      if (held.has(name)) return act(null)
      held.add(name)
      await act({ name })
      held.delete(name)
    },
  }
}
let locks: ReturnType<typeof sharedLocks>
beforeEach(() => {
  locks = sharedLocks()
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks')
  vi.doUnmock('@/browser/storage')
})

/** Loads the same code in another tab, which has not received any storage event yet. */
async function otherTab(): Promise<typeof sendTransaction> {
  vi.doMock('@/browser/storage', async (original) => {
    const storage = await original<typeof import('@/browser/storage')>()
    return {
      ...storage,
      readStored: (key: string) => (key === openRequestsKey ? null : storage.readStored(key)),
    }
  })
  vi.resetModules()
  return (await import('@/wallet/transactions/send-transaction')).sendTransaction
}

test('two tabs with a press at the same moment ask the wallet once', async () => {
  const { wallet, provider } = await connectedSender(chains)
  const elsewhere = await otherTab()
  const ends = await Promise.allSettled([sendTransaction(wallet, gift), elsewhere(wallet, gift)])
  expect(ends.map((end) => (end.status === 'rejected' ? end.reason.code : end.status)).sort()).toEqual([
    'fulfilled',
    'transaction-repeated',
  ])
  expect(provider.countOf('eth_sendTransaction')).toBe(1)
  expect(locks.held.size).toBe(0)
})

test('the later tab may send when the visitor wants the same again, and when the first one is done', async () => {
  const { wallet, provider } = await connectedSender(chains)
  const elsewhere = await otherTab()
  const prompts: (() => void)[] = []
  provider.answers.eth_sendTransaction = async (params) => {
    await new Promise<void>((resolve) => prompts.push(resolve))
    return provider.send(params)
  }
  const swap = { ...gift, intent: 'swap CAT-ETH' }
  const first = sendTransaction(wallet, swap)
  await vi.waitFor(() => expect(prompts).toHaveLength(1), waitOptions)
  await expect(elsewhere(wallet, swap)).rejects.toMatchObject({ code: 'transaction-repeated' })
  const second = elsewhere(wallet, { ...swap, value: 2n }, { allowsRepeat: true })
  await vi.waitFor(() => expect(prompts).toHaveLength(2), waitOptions)
  prompts[0]?.()
  await first
  prompts[1]?.()
  await second
  delete provider.answers.eth_sendTransaction
  expect(locks.held.size).toBe(0)
  await sendTransaction(wallet, { ...gift, value: 3n })
  expect(provider.countOf('eth_sendTransaction')).toBe(3)
})

test('a browser that refuses a lock does not keep a page from sending', async () => {
  const { wallet, provider } = await connectedSender(chains)
  locks.request = () => Promise.reject(new DOMException('no', 'SecurityError'))
  await sendTransaction(wallet, gift)
  expect(provider.countOf('eth_sendTransaction')).toBe(1)
})
