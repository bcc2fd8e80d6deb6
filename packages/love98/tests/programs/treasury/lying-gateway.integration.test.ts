import * as v from 'valibot'
import { maxUint256 } from 'viem'
import { describe, expect, test } from 'vitest'
import { signedFacts } from '@/programs/treasury/transaction/transaction-facts'
import { transactionDetails } from '@/safe/gateway/transaction-shapes'
import { reviewTransaction } from '@/safe/review'
import {
  plainTransaction,
  type SafeTransaction,
  safeTransactionHash,
  zeroAddress,
} from '@/safe/safe-transaction'

import { at, batchContract, batchData, encoded } from '../../safe/decode/encode'
import { owner, safe, waitingExecution } from '../../safe/gateway-shapes'

const id = { chainId: 31_337, address: safe }
const context = { nativeSymbol: 'ETH', facts: new Map() }
const token = at('c')
const plain = plainTransaction({ to: token, nonce: 3 })
const transactions: Record<string, SafeTransaction> = {
  payment: { ...plain, value: 5n },
  approval: { ...plain, data: encoded('approve(address spender, uint256 amount)', at('e'), maxUint256) },
  settings: { ...plain, to: safe, data: encoded('changeThreshold(uint256 threshold)', 1n) },
  batch: { ...plain, to: batchContract, data: batchData([{ value: 1n }]), operation: 1 },
  unknown: { ...plain, data: '0x12345678' },
}
/** One transaction info of each kind `[S3.21]`, with every field that a gateway sends. */
const infos = {
  Transfer: {
    type: 'Transfer',
    sender: { value: safe, name: 'Safe' },
    recipient: { value: owner, name: 'Friend' },
    direction: 'OUTGOING',
    transferInfo: {
      type: 'ERC20',
      tokenAddress: token,
      tokenName: 'CAT',
      tokenSymbol: 'CAT',
      decimals: 18,
      value: '1',
      tokenId: null,
      imitation: false,
      trusted: true,
    },
  },
  SettingsChange: { type: 'SettingsChange', settingsInfo: { type: 'nothing, a routine refresh' } },
  Custom: {
    type: 'Custom',
    to: { value: owner, name: 'Rewards' },
    dataSize: '0',
    value: '0',
    methodName: 'claimRewards',
    actionCount: 2,
    isCancellation: true,
  },
  Creation: { type: 'Creation', creator: { value: owner }, implementation: { value: owner } },
  Other: { type: 'Monthly salary of the team, as voted' },
}
const lies = ['A routine refresh', owner, '1', 'INCOMING', 'SUCCESS', 7, true, null, [], {}]

const detailsOf = (transaction: SafeTransaction, txInfo: object) => ({
  safeAddress: safe,
  txId: 'a',
  executedAt: 1,
  txStatus: 'AWAITING_CONFIRMATIONS',
  txInfo,
  txData: {
    hexData: transaction.data,
    dataDecoded: { method: 'claimRewards', parameters: [{ name: 'to', type: 'address', value: owner }] },
    to: { value: transaction.to, name: 'Rewards' },
    value: String(transaction.value),
    operation: transaction.operation,
    trustedDelegateCallTarget: true,
  },
  detailedExecutionInfo: waitingExecution({
    nonce: 3,
    refundReceiver: { value: zeroAddress, name: 'Nobody' },
    safeTxHash: safeTransactionHash(id, transaction),
    confirmations: [{ signer: { value: owner }, signature: '0x00', submittedAt: 1 }],
    proposer: { value: owner, name: 'The treasurer' },
    submittedAt: 1,
  }),
  safeAppInfo: { name: 'Official app', url: 'https://app.example' },
  note: 'Monthly salary of the team, as voted',
})

/** Returns the facts and warnings that an owner reads, or null if the transaction cannot be signed. */
function shownFactsOf(details: unknown) {
  const read = v.safeParse(transactionDetails, details)
  const review = read.success ? reviewTransaction(id, read.output) : null
  if (review?.kind !== 'ready') return null
  return { facts: signedFacts(review, safe, context), flags: review.riskFlags }
}

/** Generates copies of a value in which one inner value is replaced, at any depth. */
function* liesIn(value: unknown): Generator<unknown> {
  for (const lie of lies) yield lie
  if (Array.isArray(value))
    for (const [index, item] of value.entries()) for (const one of liesIn(item)) yield value.with(index, one)
  else if (typeof value === 'object' && value !== null)
    for (const [name, item] of Object.entries(value))
      for (const one of liesIn(item)) yield { ...value, [name]: one }
}

const isFull = process.env.LOVE98_FULL === '1'
const shownTransactions = Object.entries(transactions).filter(
  ([name]) => isFull || name === 'approval' || name === 'batch',
)

describe.each(shownTransactions)('a gateway that falsifies a %s', (_, transaction) => {
  test.each(Object.entries(infos))(
    'in any field, with the description %s, changes neither description nor warnings, or blocks signing',
    (_kind, info) => {
      const honest = shownFactsOf(detailsOf(transaction, { type: 'Custom', to: { value: transaction.to } }))
      const flags = honest?.flags.filter((flag) => flag !== 'misdescribed') ?? []
      expect(honest).not.toBe(null)
      let signable = 0
      for (const details of liesIn(detailsOf(transaction, info))) {
        const shownFacts = shownFactsOf(details)
        if (!shownFacts) continue
        signable++
        if (JSON.stringify(shownFacts.facts) !== JSON.stringify(honest?.facts))
          expect(shownFacts.facts).toEqual(honest?.facts)
        expect(shownFacts.flags).toEqual(expect.arrayContaining(flags))
      }
      expect(signable).toBeGreaterThan(100)
    },
  )
})
