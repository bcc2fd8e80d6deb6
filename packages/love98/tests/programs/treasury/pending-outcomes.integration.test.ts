// @vitest-environment happy-dom
import { act } from 'react'
import type { Hex } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type PendingRead, pendingStatus } from '@/programs/treasury/queue/pending-list'
import { executionData } from '@/safe/execution'
import { plainTransaction, type SafeTransaction, safeTransactionHash } from '@/safe/safe-transaction'

import { addPendingTransaction, removePendingTransaction } from '@/wallet/safe/pending-safe-transactions'
import { developmentAccount } from '../../../scripts/demo/development-accounts.ts'
import { pageWith, waitingExecution } from '../../safe/gateway-shapes'
import { type DemoChains, startChains } from '../../support/demo-chains'
import { executeInSafe } from '../../support/execute-in-safe'
import { receiptOf } from '../../support/receipt-of'
import { chainClient, type TestNode } from './chain-client'
import {
  answers,
  box,
  button,
  connected,
  eventually,
  open,
  setClient,
  showsText,
  state,
  tab,
} from './treasury-window'

let chains: DemoChains
let snapshot: Hex
let safeTxHash: Hex
const node: TestNode = { isDown: false, asked: 0 }
beforeAll(async () => {
  chains = await startChains()
  snapshot = await chains.client.snapshot()
})
afterAll(() => chains?.stop())
beforeEach(() => {
  node.isDown = false
  setClient(chainClient(chains, node))
})
afterEach(async () => {
  await act(async () => removePendingTransaction(safeTxHash))
  await chains.client.revert({ id: snapshot })
  snapshot = await chains.client.snapshot()
})

const recipient = developmentAccount(2).address
const payment = plainTransaction({ to: recipient, value: 1n, nonce: 0 })

/** Opens the queue of the demo's Safe with one submitted transaction, of which a gateway says something. */
async function openWith(
  transaction: SafeTransaction,
  reported: { txStatus: string; txHash?: Hex },
  executionHash?: Hex,
) {
  const { address } = chains.deployment.safe
  const safe = { chainId: 31_337, address }
  safeTxHash = safeTransactionHash(safe, transaction)
  const { to, value, data, operation, safeTxGas } = transaction
  answers[`/safes/${address}`] = () => ({ ...state, address: { value: address } })
  answers['/transactions/queued'] = () => pageWith()
  answers[`/transactions/${safeTxHash}`] = () => ({
    safeAddress: address,
    txId: 'a',
    txInfo: { type: 'Custom', to: { value: to } },
    txData: { to: { value: to }, value: String(value), operation, hexData: data },
    detailedExecutionInfo: {
      ...waitingExecution({ safeTxHash, confirmations: [] }),
      safeTxGas: String(safeTxGas),
    },
    ...reported,
  })
  addPendingTransaction({ ...safe, safeTxHash, what: 'Pay', ...(executionHash && { executionHash }) })
  const { queryClient } = await open(`31337:${address}`, connected)
  await showsText('2 of 2 owners')
  await tab('Queue')
  return { refetch: () => act(() => queryClient.refetchQueries({ queryKey: ['safe'] })) }
}

const yours = () => box.querySelector('[aria-label="Submitted from this browser"]')?.textContent
const comesToSay = (text: string, { isOver = false } = {}) =>
  eventually(() => {
    expect(yours()).toBe(`Pay${text}`)
    expect(button('Dismiss')?.disabled).toBe(!isOver)
  })

test('an execution on the chain overrides the gateway’s CANCELLED', async () => {
  const { txHash } = await executeInSafe(chains, payment)
  const { refetch } = await openWith(payment, { txStatus: 'CANCELLED' }, txHash)
  await comesToSay('Executed (not final yet)', { isOver: true })
  await chains.client.mine({ blocks: 3 })
  await refetch()
  await comesToSay('Executed', { isOver: true })
})

test('CANCELLED before the nonce is used is read again', async () => {
  await openWith(payment, { txStatus: 'CANCELLED' })
  await comesToSay(
    'Canceled: another transaction was executed in its place (according to the Safe service). The network does not confirm it yet.',
  )
})

test.each([
  ['another transaction', 2n],
  ['the transaction itself, of which a gateway names no execution,', 1n],
])('a nonce that %s used does not prove CANCELLED, which stays marked as reported', async (_, value) => {
  await executeInSafe(chains, { ...payment, value })
  await openWith(payment, { txStatus: 'CANCELLED' })
  await comesToSay('Its nonce was used, by this transaction or by another one. Checking the result…')
})

test('a final CANCELLED over a used nonce is marked as reported', () => {
  const gateway = { details: { txStatus: 'CANCELLED', txHash: null }, readAt: 15_000, statusSince: 0 }
  const read = { gateway, chain: { kind: 'nonce-used', isFinal: true } } as unknown as PendingRead
  expect(pendingStatus(read, { age: 0, isSeen: true })).toEqual({
    text: 'Canceled: another transaction was executed in its place (according to the Safe service). The network confirms only that its nonce was used. Compare the balances before you pay again.',
    isOver: true,
    isSettled: true,
    isFailed: false,
  })
})

test('a reverted call of others does not count as the execution', async () => {
  const account = developmentAccount(5).address
  // An execution of something else without signatures, which anyone can send.
  const data = executionData({ ...payment, value: 3n }, { agreements: [], threshold: 1 }, account) ?? '0x'
  const to = chains.deployment.safe.address
  const txHash = await chains.client.sendTransaction({ account, to, data, gas: 500_000n, chain: null })
  expect((await receiptOf(chains.client, txHash)).status).toBe('reverted')
  await openWith(payment, { txStatus: 'AWAITING_EXECUTION', txHash })
  await comesToSay('Ready to execute (according to the Safe service)')
})

test('the execution of another transaction does not prove SUCCESS', async () => {
  const { txHash } = await executeInSafe(chains, { ...payment, value: 2n })
  await openWith(payment, { txStatus: 'SUCCESS', txHash })
  await comesToSay('Executed (according to the Safe service). The network does not confirm it yet.')
})

test('a reverted execution shows its reason and can be repeated', async () => {
  const { txHash } = await executeInSafe(
    chains,
    payment,
    await developmentAccount(5).sign({ hash: `0x${'1'.repeat(64)}` }),
  )
  await openWith(payment, { txStatus: 'AWAITING_EXECUTION' }, txHash)
  await comesToSay(
    'The execution was reverted: a signature is not from an owner (GS026). Nothing was changed. You can execute it again.',
    { isOver: true },
  )
})

test('a node that does not answer is reported, and asked again', async () => {
  node.isDown = true
  const { refetch } = await openWith(payment, { txStatus: 'SUCCESS' })
  await comesToSay('The network is not responding, so the result is not known yet. Trying again…')
  node.isDown = false
  const { txHash } = await executeInSafe(chains, payment)
  const details = answers[`/transactions/${safeTxHash}`]
  answers[`/transactions/${safeTxHash}`] = (url) => ({ ...Object(details?.(url)), txHash })
  await refetch()
  await comesToSay('Executed (not final yet)', { isOver: true })
})
