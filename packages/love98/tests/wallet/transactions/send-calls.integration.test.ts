// @vitest-environment happy-dom
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { HostClient } from '@/safe/host/host-client'
import { pendingSafeTransactions } from '@/wallet/safe/pending-safe-transactions'
import { safeHost } from '@/wallet/safe/safe-host'
import { canSendTogether, sendCalls } from '@/wallet/transactions/send-calls'
import { sendTransaction } from '@/wallet/transactions/send-transaction'
import { type DemoChains, startChains } from '../../support/demo-chains'
import { waitOptions } from '../../support/event-loop'
import { first } from '../test-provider'
import { walletError } from './sending-provider'
import { connectedSender, gift, trackedBy } from './test-sender'

let chains: DemoChains
beforeAll(async () => {
  chains = await startChains()
})
afterAll(() => chains?.stop())
afterEach(() => safeHost.setState({ phase: 'outside', info: null, client: null }, true))

const { chainId, from, to } = gift
const two = [
  { to, value: 1n, data: '0x' },
  { to, value: 2n, data: '0x' },
] as const
const both = { chainId, from, calls: two, description: 'Send twice' }

test('[EIP-5792] a wallet without atomic batches is reported as such, and nothing is sent', async () => {
  const { wallet, provider } = await connectedSender(chains)
  expect(await canSendTogether(wallet, gift)).toBe(false)
  for (const status of ['supported', 'ready', 'unsupported', 7]) {
    provider.answers.wallet_getCapabilities = () => ({ '0x7a69': { atomic: { status } } })
    expect(await canSendTogether(wallet, gift)).toBe(status === 'supported' || status === 'ready')
  }
  for (const code of [4200, -32601, -32602, 5700, 5710, 5740, 5750, 5760]) {
    provider.answers.wallet_sendCalls = () => {
      throw walletError(code)
    }
    expect(await sendCalls(wallet, both)).toBeNull()
  }
  provider.answers.wallet_sendCalls = () => {
    throw walletError(4001)
  }
  await expect(sendCalls(wallet, both)).rejects.toMatchObject({ code: 'user-rejected' })
  expect(trackedBy(wallet)).toEqual([])
})

test('[EIP-5792] a batch is tracked from its id on, and by the transaction that the wallet names for it', async () => {
  const { wallet, provider } = await connectedSender(chains)
  const hash = await provider.send([{ from, to, value: '0x3' }])
  let asked = 0
  provider.answers.wallet_sendCalls = () => ({ id: 'batch 1' })
  provider.answers.wallet_getCallsStatus = () =>
    ++asked < 2 ? { status: 100 } : { status: 200, receipts: [{ transactionHash: hash }] }
  const sent = await sendCalls(wallet, both)
  expect(sent).toMatchObject({ isProposal: false, isUnnamed: true })
  expect(trackedBy(wallet)).toMatchObject([
    { hash: sent?.hash, unnamed: 'batch', batchId: 'batch 1', description: 'Send twice' },
  ])
  const [call] = provider.asked.filter(({ method }) => method === 'wallet_sendCalls')
  expect(call?.params).toMatchObject([
    { version: '2.0.0', id: sent?.hash, chainId: '0x7a69', from, atomicRequired: true },
  ])
  await vi.waitFor(() => expect(trackedBy(wallet)).toMatchObject([{ hash, sentAs: sent?.hash }]), waitOptions)
  expect(trackedBy(wallet)[0]).not.toHaveProperty('unnamed')
})

// Proves S4.7
test('a Safe gets one batch proposal, which waits for its owners', async () => {
  const { wallet, provider } = await connectedSender(chains)
  const batches: unknown[] = []
  const safeTxHash = `0x${'7'.repeat(64)}`
  const client = {
    send: async (txs: unknown) => {
      batches.push(txs)
      return safeTxHash.replace('7', `${batches.length}`)
    },
    transaction: () => new Promise(() => undefined),
  } as unknown as HostClient
  const info = { address: first, chainId, owners: [first], threshold: 1, isReadOnly: false }
  safeHost.setState({ phase: 'inside', info, client }, true)
  expect(await canSendTogether(wallet, gift)).toBe(true)
  expect(await sendCalls(wallet, both)).toMatchObject({ isProposal: true })
  expect(await sendTransaction(wallet, gift)).toMatchObject({ isProposal: true })
  expect(batches).toEqual([
    [
      { to, value: '1', data: '0x' },
      { to, value: '2', data: '0x' },
    ],
    [{ to, value: '1', data: '0x' }],
  ])
  expect(trackedBy(wallet)).toMatchObject([
    { isProposal: true },
    { isProposal: true, description: 'Send twice' },
  ])
  expect(pendingSafeTransactions.getState()).toHaveLength(2)
  await expect(sendCalls(wallet, both)).rejects.toMatchObject({ code: 'transaction-repeated' })
  expect(provider.countOf('eth_sendTransaction')).toBe(0)
})
