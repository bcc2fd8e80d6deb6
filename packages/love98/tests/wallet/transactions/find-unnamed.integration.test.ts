// @vitest-environment happy-dom
import { encodeFunctionData, erc20Abi, type Hex, numberToHex } from 'viem'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { storedCalls } from '@/chain/transactions/batch-transaction'
import { callDigest } from '@/chain/transactions/call-digest'
import { readRequestState } from '@/chain/transactions/find-sent-transaction'
import type { NewTransaction, TrackedTransaction } from '@/domain/wallet/tracked-transaction'
import { findBatchTransaction } from '@/wallet/transactions/find-batch-transaction'
import { randomHash } from '@/wallet/transactions/send-transaction'
import { transactionsOf } from '@/wallet/transactions/shared-transaction-store'
import { endedTransactions } from '@/wallet/transactions/transaction-events'
import { transactionStore } from '@/wallet/transactions/transaction-store'
import { developmentAccount } from '../../../scripts/demo/development-accounts.ts'
import { type DemoChains, startChains } from '../../support/demo-chains'
import { waitOptions } from '../../support/event-loop'
import { receiptOf } from '../../support/receipt-of'
import { first } from '../test-provider'
import { walletError } from './sending-provider'
import { connectedSender, gift, trackedBy } from './test-sender'

let chains: DemoChains
beforeAll(async () => {
  chains = await startChains()
})
afterAll(() => chains?.stop())

const { chainId, from, to } = gift
const account = { address: from, chainId }
/** ms */
const soon = { answer: 1_000, status: 1, chain: 1, most: 50 }
const stranger = developmentAccount(7)

type Sender = Awaited<ReturnType<typeof connectedSender>>
let sender: Sender
beforeEach(async () => {
  sender = await connectedSender(chains)
})

/** A batch that the wallet accepted just now: an allowance for a stranger. */
async function batch(part: Partial<NewTransaction> = {}) {
  const cat = chains.deployment.tokens.CAT?.address ?? to
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [stranger.address, 5n] })
  const asked = await readRequestState(chains.client, from)
  const calls = storedCalls([{ to: cat, data, value: 0n }])
  if (!asked || !calls) throw new Error('The node did not tell the block')
  const taken = { hash: randomHash(), description: 'Swap', unnamed: 'batch' as const, batchId: 'batch 1' }
  return { transaction: { ...taken, asked: { ...asked, calls }, ...part }, cat, data }
}

/** Looks for it by the wallet's answers, in a separate store that nothing else follows. */
function found(transaction: NewTransaction, status: (params: readonly unknown[]) => unknown, pace = soon) {
  sender.provider.answers.wallet_getCallsStatus = status
  const store = transactionStore()
  store.add(account, transaction)
  const [tracked] = store.transactionsOf(account)
  return findBatchTransaction(sender.wallet, store, account, tracked as TrackedTransaction, pace)
}

async function mined(sending: Promise<unknown>): Promise<Hex> {
  const hash = (await sending) as Hex
  await receiptOf(chains.client, hash)
  return hash
}

const send = (input: { to: string; data?: string; value?: string; gas?: string }) =>
  mined(sender.provider.send([{ from, ...input }]))

const sendOfStranger = () =>
  mined(chains.client.sendTransaction({ account: stranger, to, value: 1n, chain: null }))

const failing = (cat: string) =>
  send({
    to: cat,
    data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, 10n ** 60n] }),
    gas: numberToHex(200_000),
  })

test.each([
  [{ status: 400 }, { status: 'failed', reason: 'given-up' }],
  [{ status: 500 }, { status: 'failed', reason: 'given-up' }],
  [{ status: 600 }, { status: 'failed', reason: 'partial' }],
  [{ status: 100 }, { status: 'pending', isLate: true, unnamed: 'batch', batchId: 'batch 1' }],
  [{ status: 200 }, { status: 'pending', isLate: true, unnamed: 'batch', batchId: 'batch 1' }],
  [{ status: 700 }, { status: 'pending', isLate: true, unnamed: 'batch', batchId: 'batch 1' }],
  [null, { status: 'pending', isLate: true, unnamed: 'batch', batchId: 'batch 1' }],
])('[EIP-5792] the answer %j without a receipt ends as %j', async (answer, outcome) => {
  const { transaction } = await batch()
  expect(await found(transaction, () => answer)).toEqual(outcome)
})

test('[EIP-5792] status 200 or 500 with the receipt of a transaction gives its hash, and the chain decides the outcome', async () => {
  const { transaction, cat, data } = await batch()
  const sent = await send({ to: cat, data })
  const receipts = [{ transactionHash: sent }]
  expect(await found(transaction, () => ({ status: 200, receipts }))).toEqual({
    status: 'pending',
    hash: sent,
  })
  const reverted = await failing(cat)
  const failed = { status: 500, receipts: [{ transactionHash: reverted }] }
  expect(await found(transaction, () => failed)).toEqual({ status: 'pending', hash: reverted })
})

test('[EIP-5792] a batch that failed in a bundle that succeeded is not shown as confirmed', async () => {
  const { transaction } = await batch()
  const bundle = await sendOfStranger()
  const answer = { status: 500, receipts: [{ transactionHash: bundle }] }
  expect(await found(transaction, () => answer)).toEqual({ status: 'failed', reason: 'given-up' })
})

test('the status of another chain, and the hash of an earlier transaction, are ignored', async () => {
  const { transaction } = await batch()
  const hash = await send({ to, value: '0x1' })
  const late = { status: 'pending', isLate: true }
  const elsewhere = { status: 200, chainId: '0x1', receipts: [{ transactionHash: hash }] }
  expect(await found(transaction, () => elsewhere)).toMatchObject(late)
  sender.provider.answers.wallet_getCallsStatus = () => ({
    status: 200,
    receipts: [{ transactionHash: hash }],
  })
  const store = transactionStore()
  store.add(account, { hash, description: 'Earlier' })
  store.add(account, transaction)
  const tracked = store
    .transactionsOf(account)
    .find((one) => one.hash === transaction.hash) as TrackedTransaction
  expect(await findBatchTransaction(sender.wallet, store, account, tracked, soon)).toMatchObject(late)
})

test('a batch without a readable status is found on the chain by its calls', async () => {
  const { transaction, cat, data } = await batch()
  const unsupported = () => {
    throw walletError(4200)
  }
  await send({ to, value: '0x2' })
  expect(await found(transaction, unsupported)).toMatchObject({ isLate: true, unnamed: 'batch' })
  const hash = await send({ to: cat, data })
  expect(await found(transaction, unsupported)).toEqual({ status: 'pending', hash })
})

test('a batch whose answer was lost is requested by the id that this page chose', async () => {
  const { transaction } = await batch()
  const { batchId: _, ...unanswered } = transaction
  const ids: unknown[] = []
  const late = await found(unanswered, ([id]) => {
    ids.push(id)
    throw walletError(5730)
  })
  expect(late).toEqual({ status: 'pending', isLate: true, unnamed: 'batch' })
  expect(new Set(ids)).toEqual(new Set([transaction.hash]))
})

/** Follows a batch to its end by the wallet's hash, in the store of the page. */
async function endOf(transaction: NewTransaction, hash: Hex) {
  sender.provider.answers.wallet_getCallsStatus = () => ({
    status: 200,
    receipts: [{ transactionHash: hash }],
  })
  transactionsOf(sender.wallet).add(account, transaction)
  await vi.waitFor(() => expect(trackedBy(sender.wallet)[0]?.status).not.toBe('pending'), waitOptions)
  return trackedBy(sender.wallet)[0]
}

test('a transaction that contains the calls of the batch is identified as the batch', async () => {
  const { transaction, cat, data } = await batch()
  const hash = await send({ to: cat, data })
  const ended = await endOf(transaction, hash)
  expect(ended).toMatchObject({ hash, status: 'confirmed', sentAs: transaction.hash })
  expect(ended).not.toHaveProperty('differs')
})

test.each([
  ['of another account', sendOfStranger],
  ['of the account that does something else', () => send({ to, value: '0x4' })],
] as const)(
  'a transaction %s that a wallet names for the batch is shown as a different one',
  async (_, other) => {
    const { transaction } = await batch()
    const hash = await other()
    expect(await endOf(transaction, hash)).toMatchObject({ hash, status: 'confirmed', differs: true })
    expect(endedTransactions.getState().last?.outcome).toMatchObject({ differs: true })
  },
)

test('a transaction that sends another value than the batch is shown as a different one', async () => {
  const calls = storedCalls([{ to, value: 3n, data: '0x' }])
  const { transaction } = await batch()
  const asked = await readRequestState(chains.client, from)
  const payment = { ...transaction, asked: { ...asked, calls } } as NewTransaction
  const hash = await send({ to, value: '0x4' })
  expect(await endOf(payment, hash)).toMatchObject({ hash, differs: true })
})

test('a batch with another value is not taken for the missing one', async () => {
  const asked = await readRequestState(chains.client, from)
  const { transaction } = await batch()
  const wanted = { ...transaction, asked: { ...asked, calls: storedCalls([{ to, value: 3n, data: '0x' }]) } }
  const unsupported = () => {
    throw walletError(4200)
  }
  await send({ to, value: '0x4' })
  expect(await found(wanted as NewTransaction, unsupported)).toMatchObject({ isLate: true })
  const hash = await send({ to, value: '0x3' })
  expect(await found(wanted as NewTransaction, unsupported)).toEqual({ status: 'pending', hash })
})

test('an older transaction with the same calls is not taken for the batch', async () => {
  const { cat, data } = await batch()
  const hash = await send({ to: cat, data })
  const { transaction } = await batch()
  expect(await endOf(transaction, hash)).toMatchObject({ hash, differs: true })
})

test('a batch of an account with its own encoding is found by the events of the called contracts', async () => {
  const { transaction, cat } = await batch()
  const other = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [stranger.address, 6n] })
  const hash = await send({ to: cat, data: other })
  expect(await endOf(transaction, hash)).not.toHaveProperty('differs')
})

test('the search for a transaction of a disconnected account or network ends without a message', async () => {
  const { transaction } = await batch()
  const elsewhere = { address: first, chainId: 1 }
  const store = transactionStore()
  store.add(elsewhere, transaction)
  const [tracked] = store.transactionsOf(elsewhere)
  const asked = sender.provider.countOf('wallet_getCallsStatus')
  expect(
    await findBatchTransaction(sender.wallet, store, elsewhere, tracked as TrackedTransaction, soon),
  ).toBeNull()
  expect(sender.provider.countOf('wallet_getCallsStatus')).toBe(asked)
})

test('a repeated payment is found behind the first one, which is tracked', async () => {
  const asked = await readRequestState(chains.client, from)
  const input = { to, value: '0x7' }
  const [earlier, wanted] = [await send(input), await send(input)]
  const call = callDigest({ chainId, from, to, value: 7n, data: '0x' })
  const lost = { hash: randomHash(), description: 'Send', unnamed: 'request' as const, call }
  const store = transactionStore()
  store.add(account, { hash: earlier, description: 'Send', call })
  store.add(account, { ...lost, ...(asked && { asked }) })
  const tracked = store.transactionsOf(account).find(({ hash }) => hash === lost.hash) as TrackedTransaction
  expect(await findBatchTransaction(sender.wallet, store, account, tracked, soon)).toEqual({
    status: 'pending',
    hash: wanted,
  })
})

test('a batch is found on the chain while the wallet does not report its outcome, and otherwise left to the visitor', async () => {
  const { transaction, cat, data } = await batch()
  const silent = () => new Promise(() => undefined)
  const pace = { ...soon, answer: 5 }
  expect(await found(transaction, silent, pace)).toMatchObject({ isLate: true, unnamed: 'batch' })
  const hash = await send({ to: cat, data })
  expect(await found(transaction, silent, pace)).toEqual({ status: 'pending', hash })
})
