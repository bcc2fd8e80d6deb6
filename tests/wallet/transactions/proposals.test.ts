// @vitest-environment happy-dom
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { HostClient } from '@/safe/host/host-client'
import { safeHost } from '@/wallet/safe/safe-host'
import { sendTransaction } from '@/wallet/transactions/send-transaction'
import { developmentAccount } from '../../../scripts/demo/development-accounts.mjs'
import { type DemoChains, startChains } from '../../support/demo-chains'
import { patience } from '../../support/event-loop'
import { first } from '../test-provider'
import { connectedSender, gift, trackedBy } from './test-sender'

let chains: DemoChains
beforeAll(async () => {
  chains = await startChains()
})
afterAll(() => chains?.stop())
afterEach(() => safeHost.setState({ phase: 'outside', info: null, client: null }, true))

const safeTxHash = `0x${'7'.repeat(64)}`

/** A page of a Safe that has one transaction, with this status. */
function host(transaction: () => Promise<{ txStatus: string; txHash: string | null }>) {
  const client = { send: async () => safeTxHash, transaction } as unknown as HostClient
  const info = { address: first, chainId: 31_337, owners: [first], threshold: 1, isReadOnly: false }
  safeHost.setState({ phase: 'inside', info, client }, true)
}

test('[S4.7] a proposal that the owners executed is confirmed under the hash of that transaction', async () => {
  const { wallet } = await connectedSender(chains)
  const executed = await chains.client.sendTransaction({
    account: developmentAccount(7),
    to: gift.to,
    value: 1n,
    chain: null,
  })
  host(async () => ({ txStatus: 'SUCCESS', txHash: executed }))
  await sendTransaction(wallet, gift)
  await vi.waitFor(
    () =>
      expect(trackedBy(wallet)).toMatchObject([{ hash: executed, sentAs: safeTxHash, status: 'confirmed' }]),
    10_000,
  )
  // Another account executes for the Safe: that is not another transaction.
  expect(trackedBy(wallet)[0]).not.toHaveProperty('differs')
  expect(trackedBy(wallet)[0]).not.toHaveProperty('isProposal')
})

test('[S4.7] a proposal that another one replaced has failed', async () => {
  const { wallet } = await connectedSender(chains)
  host(async () => ({ txStatus: 'CANCELLED', txHash: null }))
  await sendTransaction(wallet, { ...gift, value: 2n })
  await vi.waitFor(
    () =>
      expect(trackedBy(wallet)).toMatchObject([{ hash: safeTxHash, status: 'failed', reason: 'replaced' }]),
    patience,
  )
})

test('[S4.7] a host that does not answer leaves a proposal waiting', async () => {
  const { wallet } = await connectedSender(chains)
  let asked = 0
  host(async () => {
    asked++
    throw new Error('silent')
  })
  await sendTransaction(wallet, { ...gift, value: 3n })
  await vi.waitFor(() => expect(asked).toBe(1), patience)
  expect(trackedBy(wallet)).toMatchObject([{ hash: safeTxHash, status: 'pending', isProposal: true }])
})
