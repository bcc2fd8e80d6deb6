// @vitest-environment happy-dom
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { HostClient } from '@/safe/host/host-client'
import { plainTransaction, type SafeTransaction, safeTransactionHash } from '@/safe/safe-transaction'
import { safeHost } from '@/wallet/safe/safe-host'
import { sendTransaction } from '@/wallet/transactions/send-transaction'
import { transactionsOf } from '@/wallet/transactions/shared-transaction-store'
import type { Wallet } from '@/wallet/wallet'
import { developmentAccount } from '../../../scripts/demo/development-accounts.ts'
import { type DemoChains, startChains } from '../../support/demo-chains'
import { waitOptions } from '../../support/event-loop'
import { executeInSafe } from '../../support/execute-in-safe'
import { receiptOf } from '../../support/receipt-of'
import { first } from '../test-provider'
import { connectedSender, gift } from './test-sender'

let chains: DemoChains
let snapshot: `0x${string}`
beforeAll(async () => {
  chains = await startChains()
})
afterAll(() => chains?.stop())
beforeEach(async () => {
  snapshot = await chains.client.snapshot()
  // The page polls the Safe's page every 15 seconds.
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(async () => {
  vi.useRealTimers()
  safeHost.setState({ phase: 'outside', info: null, client: null }, true)
  await chains.client.revert({ id: snapshot })
})

const safe = () => chains.deployment.safe.address
const payment = (value: bigint, nonce = 0) => plainTransaction({ to: gift.to, value, nonce })
type HostAnswer = { txStatus: string; txHash: string | null; nonce: number | null }
const waits: HostAnswer = { txStatus: 'AWAITING_CONFIRMATIONS', txHash: null, nonce: 0 }

/**
 * Proposes a payment in the demo's Safe, whose page reports the test's status.
 * @param answered the proposal that the page claims to have made
 */
async function propose(
  value: bigint,
  say: () => Promise<HostAnswer>,
  answered: SafeTransaction = payment(value),
) {
  const { wallet } = await connectedSender(chains)
  const safeTxHash = safeTransactionHash({ chainId: 31_337, address: safe() }, answered)
  let asked = 0
  const transaction = async () => {
    asked++
    return say()
  }
  const client = { send: async () => safeTxHash, transaction } as unknown as HostClient
  const info = { address: safe(), chainId: 31_337, owners: [first], threshold: 1, isReadOnly: false }
  safeHost.setState({ phase: 'inside', info, client }, true)
  const connection = { ...wallet.connection.getState(), address: safe() }
  const inside = { ...wallet, connection: createStore(() => connection) } as Wallet
  await sendTransaction(inside, { ...gift, from: safe(), value })
  const tracked = () => transactionsOf(inside).transactionsOf({ address: safe(), chainId: 31_337 })
  return {
    safeTxHash,
    tracked,
    comesTo: (expected: object) =>
      vi.waitFor(async () => {
        await vi.advanceTimersByTimeAsync(1_000)
        expect(tracked()).toMatchObject([expected])
      }, waitOptions),
    /** Waits until the page was polled this many times. */
    isAsked: (times: number) =>
      vi.waitFor(async () => {
        await vi.advanceTimersByTimeAsync(5_000)
        expect(asked).toBeGreaterThanOrEqual(times)
      }, waitOptions),
  }
}

// Proves S4.7
test('a proposal that the owners executed is confirmed under the hash of that transaction', async () => {
  let answer = waits
  const { comesTo, safeTxHash, tracked } = await propose(1n, async () => answer)
  const { txHash } = await executeInSafe(chains, payment(1n))
  answer = { ...waits, txStatus: 'SUCCESS', txHash }
  await comesTo({ hash: txHash, sentAs: safeTxHash, status: 'confirmed' })
  // Another account executes for the Safe; that is not a different transaction.
  expect(tracked()[0]).not.toHaveProperty('differs')
  expect(tracked()[0]).not.toHaveProperty('isProposal')
})

test("a stranger's transaction that the Safe page names as the execution confirms nothing", async () => {
  const txHash = await chains.client.sendTransaction({
    account: developmentAccount(7),
    to: gift.to,
    value: 1n,
    chain: null,
  })
  await receiptOf(chains.client, txHash)
  const { isAsked, tracked, safeTxHash } = await propose(1n, async () => ({
    ...waits,
    txStatus: 'SUCCESS',
    txHash,
  }))
  await isAsked(2)
  expect(tracked()).toMatchObject([{ hash: safeTxHash, status: 'pending', isProposal: true }])
})

test('an execution whose call failed inside of a successful transaction has failed', async () => {
  const failing = { ...payment(1n), value: 10n ** 30n, safeTxGas: 50_000n }
  let answer = waits
  const { comesTo } = await propose(1n, async () => answer, failing)
  const { txHash } = await executeInSafe(chains, failing)
  answer = { ...waits, txStatus: 'FAILED', txHash }
  await comesTo({ status: 'failed', reason: 'reverted' })
})

// Proves S3.17
test('a proposal reported as canceled for a moment while it is executed is confirmed', async () => {
  let answer: HostAnswer = { ...waits, txStatus: 'CANCELLED' }
  const { comesTo, isAsked, tracked } = await propose(1n, async () => answer)
  await isAsked(1)
  const { txHash } = await executeInSafe(chains, payment(1n))
  expect(tracked()).toMatchObject([{ status: 'pending', isProposal: true }])
  answer = { ...waits, txStatus: 'SUCCESS', txHash }
  await comesTo({ hash: txHash, status: 'confirmed' })
})

test('a report of a cancellation is ignored while the nonce is unused', async () => {
  const { isAsked, tracked } = await propose(1n, async () => ({ ...waits, txStatus: 'CANCELLED' }))
  await isAsked(4)
  expect(tracked()).toMatchObject([{ status: 'pending', isProposal: true }])
})

// Proves S4.7
test('a proposal reported as canceled with a used nonce has failed as reported', async () => {
  const { comesTo } = await propose(1n, async () => ({ ...waits, txStatus: 'CANCELLED' }))
  await executeInSafe(chains, payment(2n))
  // The used nonce does not prove that another transaction used it.
  await comesTo({ status: 'failed', reason: 'given-up' })
})

test('an earlier execution that the page names for a new proposal is shown as another transaction', async () => {
  const other = plainTransaction({ to: developmentAccount(8).address, value: 1n, nonce: 0 })
  const { txHash } = await executeInSafe(chains, other)
  const { comesTo } = await propose(1n, async () => ({ ...waits, txStatus: 'SUCCESS', txHash }), other)
  await comesTo({ hash: txHash, differs: true })
})

// Proves S4.7
test('a host that does not answer leaves a proposal pending', async () => {
  const { isAsked, tracked } = await propose(3n, () => Promise.reject(new Error('silent')))
  await isAsked(2)
  expect(tracked()).toMatchObject([{ status: 'pending', isProposal: true }])
})
