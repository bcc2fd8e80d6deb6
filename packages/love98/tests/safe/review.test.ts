import * as v from 'valibot'
import { encodeFunctionData, type Hex, parseAbi } from 'viem'
import { describe, expect, test } from 'vitest'
import { transactionDetails } from '@/safe/gateway/transaction-shapes'
import { reviewTransaction } from '@/safe/review'
import { plainTransaction, safeTransactionHash, zeroAddress } from '@/safe/safe-transaction'
import { owner, safe, waitingExecution } from './gateway-shapes'

const id = { chainId: 31_337, address: safe }

describe("comparison of a gateway's description with the bytes to sign", () => {
  const transaction = plainTransaction({ to: owner, value: 5n, nonce: 3 })
  const safeTxHash = safeTransactionHash(id, transaction)
  const info = waitingExecution({ nonce: 3, safeTxHash })
  const details = (different: { info?: object; data?: object; safe?: string } = {}) =>
    v.parse(transactionDetails, {
      safeAddress: different.safe ?? safe,
      txId: 'x',
      txStatus: 'AWAITING_CONFIRMATIONS',
      txInfo: { type: 'Custom', to: { value: owner } },
      txData: { to: { value: owner }, value: '5', operation: 0, hexData: '0x', ...different.data },
      detailedExecutionInfo: { ...info, ...different.info },
    })

  test('a matching description can be signed, with the computed hash', () => {
    expect(reviewTransaction(id, details())).toMatchObject({
      kind: 'ready',
      transaction,
      safeTxHash,
      call: { action: { kind: 'pay' } },
      riskFlags: [],
      gravity: 'none',
    })
  })

  test.each([
    ['another hash', { info: { safeTxHash: `0x${'e'.repeat(64)}` } }],
    ['another recipient', { data: { to: { value: safe } } }],
    ['another amount', { data: { value: '6' } }],
    ['other data', { data: { hexData: '0x00' } }],
    ['a delegate call', { data: { operation: 1 } }],
    ['another nonce', { info: { nonce: 4 } }],
    ['a refund', { info: { gasPrice: '1' } }],
    ['another token of the refund', { info: { gasToken: owner } }],
    ['another Safe', { safe: owner }],
  ])('the description cannot be signed: %s', (_, different) => {
    expect(reviewTransaction(id, details(different)).kind).toBe('tampered')
  })

  test('a Safe version with another hash scheme is reported as unsupported, not as tampered', () => {
    const kinds = ['1.0.0', '1.2.9', '1.3.0+L2', '1.4.1', null].map(
      (version) => reviewTransaction(id, details(), { version, nonce: null, waiting: [] }).kind,
    )
    expect(kinds).toEqual(['old', 'old', 'ready', 'ready', 'ready'])
  })

  test('a description for another chain, or with missing fields, cannot be signed', () => {
    expect(reviewTransaction({ ...id, chainId: 1 }, details()).kind).toBe('tampered')
    expect(reviewTransaction(id, { ...details(), txData: null }).kind).toBe('incomplete')
  })
})

describe('gateway descriptions that differ from the calldata', () => {
  const data = encodeFunctionData({
    abi: parseAbi(['function transfer(address to, uint256 amount)']),
    args: [owner, 5n],
  })
  const decoded = (to: string, amount: string, types = ['address', 'uint256'], method = 'transfer') => ({
    method,
    parameters: [
      { name: 'to', type: types[0], value: to },
      { name: 'amount', type: types[1], value: amount },
    ],
  })
  const transfer = (recipient: string, value: string, token: string | null = safe) => ({
    type: 'Transfer',
    sender: { value: safe },
    recipient: { value: recipient },
    direction: 'OUTGOING',
    transferInfo: { type: token ? 'ERC20' : 'NATIVE_COIN', tokenAddress: token, value },
  })
  const coinAt = (token: string) => ({
    ...transfer(owner, '5'),
    transferInfo: { type: 'NATIVE_COIN', tokenAddress: token, value: '5' },
  })
  const shownDangers = (
    call: { to?: Hex; value?: bigint; data?: Hex },
    description: { txInfo?: object; dataDecoded?: object },
  ) => {
    const transaction = plainTransaction({ to: safe, data, nonce: 0, ...call })
    const review = reviewTransaction(
      // A Safe that is not the token contract, whose address the other tests use as the Safe.
      { chainId: 1, address: zeroAddress },
      v.parse(transactionDetails, {
        safeAddress: zeroAddress,
        txId: 'x',
        txStatus: 'AWAITING_CONFIRMATIONS',
        txInfo: description.txInfo ?? { type: 'Custom', to: { value: transaction.to } },
        txData: {
          to: { value: transaction.to },
          value: String(transaction.value),
          operation: 0,
          hexData: transaction.data,
          dataDecoded: description.dataDecoded ?? null,
        },
        detailedExecutionInfo: waitingExecution({
          safeTxHash: safeTransactionHash({ chainId: 1, address: zeroAddress }, transaction),
        }),
      }),
    )
    return review.kind === 'ready' ? review.riskFlags : review.kind
  }

  test.each([
    ['the call itself', {}, { dataDecoded: decoded(owner, '5') }],
    ['a transfer of a token', {}, { txInfo: transfer(owner.toLowerCase(), '5') }],
    ['a payment', { to: owner, value: 7n, data: '0x' }, { txInfo: transfer(owner, '7', null) }],
    [
      'a rejection',
      { to: zeroAddress, data: '0x' },
      { txInfo: { type: 'Custom', to: { value: zeroAddress }, isCancellation: true } },
    ],
    ['a call with values that only their contract knows', {}, {}],
  ] as const)('a true description is not flagged: %s', (_, call, description) => {
    expect(shownDangers(call, description)).toEqual([])
  })

  test.each([
    ['another recipient', {}, { dataDecoded: decoded(safe, '5') }],
    ['another amount', {}, { dataDecoded: decoded(owner, '6') }],
    ['another method', {}, { dataDecoded: decoded(owner, '5', undefined, 'approve') }],
    ['values that are none', {}, { dataDecoded: decoded('friend', 'little') }],
    ['a method that is none', {}, { dataDecoded: decoded(owner, '5', undefined, 'trans fer(') }],
    ['a transfer to another one', {}, { txInfo: transfer(safe, '5') }],
    ['a transfer of another token', {}, { txInfo: transfer(owner, '5', owner) }],
    ['a payment that is a call', { to: owner, value: 7n }, { txInfo: transfer(owner, '7', null) }],
    [
      'a payment that is called one of a token',
      { to: owner, value: 7n, data: '0x' },
      { txInfo: { ...transfer(owner, '7', null), transferInfo: { type: 'ERC20', decimals: 6, value: '7' } } },
    ],
    ['a transfer that is called one of the coin', {}, { txInfo: coinAt(safe) }],
    ['a payment of less', { to: owner, value: 7n, data: '0x' }, { txInfo: transfer(owner, '6', null) }],
    [
      'a rejection that does something',
      {},
      { txInfo: { type: 'Custom', to: { value: safe }, isCancellation: true } },
    ],
    ['a call of another contract', {}, { txInfo: { type: 'Custom', to: { value: owner } } }],
  ] as const)('a false description is flagged: %s', (_, call, description) => {
    expect(shownDangers(call, description)).toContain('misdescribed')
  })
})
