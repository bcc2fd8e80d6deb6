import { type Address, erc20Abi, parseEther } from 'viem'
import { expect, test, vi } from 'vitest'
import { encodeTransfer } from '@/domain/abi'
import { type CallsToPropose, prepareProposal, withNonce } from '@/programs/treasury/propose/prepare-proposal'
import { callsOfMultiSend } from '@/safe/decode/multi-send'
import { multiSendCallOnly } from '@/safe/decode/multi-send-deployments'
import { plainTransaction, proposalOf, safeTransactionHash } from '@/safe/safe-transaction'
import { developmentAccount } from '../../../scripts/demo/development-accounts.ts'
import {
  chainId,
  chains,
  first,
  mutations,
  queries,
  safe,
  withMockGateway,
} from '../../safe/gateway/open-gateway'
import { executeInSafe } from '../../support/execute-in-safe'
import { chainClient } from './chain-client'

withMockGateway()

const to = developmentAccount(7).address
const payment = { to, value: parseEther('1'), data: '0x' } as const
const { signal } = new AbortController()

/** A gateway that recommends any values. */
const lying = (different: Partial<ReturnType<typeof queries>> = {}) => ({
  queries: {
    ...queries(),
    estimate: async () => ({ currentNonce: 99, recommendedNonce: 99, safeTxGas: '1000000' }),
    ...different,
  },
  mutations: mutations(),
  origin: '',
})
const prepare = (gateway = lying(), different: Partial<CallsToPropose> = {}) =>
  prepareProposal(
    { client: chainClient(chains, { isDown: false, asked: 0 }), gateway, safe: safe() },
    { calls: [payment], description: 'Send 1 ETH', ...different },
    signal,
  )

test('a proposal uses the first free nonce of the chain and no gas, regardless of the gateway’s recommendation', async () => {
  const { results } = await queries().queue(safe(), { cursor: null, trusted: true })
  const taken = results.flatMap((item) =>
    item.type === 'TRANSACTION' ? (item.transaction.executionInfo?.nonce ?? []) : [],
  )
  const { review, context, estimate } = await prepare()
  expect(context.nonce).toBe(0n)
  expect(estimate).toEqual({ nonce: 99, safeTxGas: '1000000' })
  expect(review).toMatchObject({
    kind: 'ready',
    transaction: { to, value: parseEther('1'), nonce: BigInt(Math.max(...taken) + 1), safeTxGas: 0n },
    call: { action: { kind: 'pay' } },
    riskFlags: [],
  })
  // The gateway receives the reviewed transaction: it computes the same hash.
  if (review.kind !== 'ready') return expect.unreachable()
  const signature = await first.sign({ hash: review.safeTxHash })
  const signed = { safeTxHash: review.safeTxHash, sender: first.address, signature }
  await mutations().propose(safe(), proposalOf(review.transaction, signed))
  expect((await queries().transaction(chainId, review.safeTxHash)).txId).toContain(review.safeTxHash)
})

test('a gateway without a queue or an estimate leads to the chain’s nonce', async () => {
  const fail = vi.fn(async () => Promise.reject(new Error('down')))
  const { review, estimate } = await prepare(lying({ queue: fail, estimate: fail }))
  expect(estimate).toBe(null)
  expect(review).toMatchObject({ kind: 'ready', transaction: { nonce: 0n } })
  expect(review.kind === 'ready' && review.safeTxHash).toBe(
    safeTransactionHash(safe(), plainTransaction({ to, value: parseEther('1'), nonce: 0 })),
  )
})

test('a replacement has the nonce of the replaced proposal, regardless of other pending ones', async () => {
  const prepared = await prepare(lying(), { nonce: 0n })
  expect(prepared).toMatchObject({ isReplacement: true, review: { transaction: { nonce: 0n } } })
})

test('a chosen nonce changes the hash, and a gap before it is reported', async () => {
  const prepared = await prepare()
  const later = withNonce(safe(), prepared, 50n)
  expect(later.review).toMatchObject({
    safeTxHash: safeTransactionHash(safe(), plainTransaction({ ...payment, nonce: 50 })),
    riskFlags: ['nonce-gap'],
  })
})

test('several calls form one canonical batch without a risk, which succeeds or fails as a whole', async () => {
  const data = encodeTransfer(to, 5n)
  const cat = chains.deployment.tokens.CAT?.address ?? expect.unreachable()
  const { review } = await prepare(lying(), {
    calls: [payment, { to: cat, value: 0n, data }],
    nonce: 0n,
  })
  if (review.kind !== 'ready') return expect.unreachable()
  expect(review.gravity).toBe('none')
  expect(review.transaction).toMatchObject({ operation: 1, value: 0n })
  expect(callsOfMultiSend(review.transaction.data)).toEqual([
    { ...payment, to: to.toLowerCase(), operation: 0 },
    { to: cat.toLowerCase(), value: 0n, data: data.toLowerCase(), operation: 0 },
  ])
  const held = () => Promise.all([chains.client.getBalance({ address: to }), balanceOf(cat, to)])
  const before = await held()
  await executeInSafe(chains, review.transaction)
  expect(await held()).toEqual([before[0] + parseEther('1'), before[1] + 5n])
})

test('several calls on a chain without a contract for batches cannot be proposed together', async () => {
  for (const address of multiSendCallOnly) await chains.client.setCode({ address, bytecode: '0x' })
  const { review } = await prepare(lying(), { calls: [payment, payment] })
  expect(review).toEqual({ kind: 'no-batch' })
})

const balanceOf = (address: Address, owner: Address) =>
  chains.client.readContract({ address, abi: erc20Abi, functionName: 'balanceOf', args: [owner] })
