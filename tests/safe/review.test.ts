import {
  concatHex,
  encodeFunctionData,
  encodePacked,
  type Hex,
  pad,
  parseAbi,
  size,
  toFunctionSelector,
} from 'viem'
import { describe, expect, test } from 'vitest'
import { dangersOf } from '@/safe/dangers'
import { transactionDetails } from '@/safe/gateway/transaction-shapes'
import { reviewTransaction } from '@/safe/review'
import { nobody, plainTransaction, safeTransactionHash } from '@/safe/safe-transaction'
import { owner, safe } from './gateway-shapes'

const id = { chainId: 31_337, address: safe }
const abi = parseAbi(['function multiSend(bytes transactions)'])
const own = (signature: string, data: Hex = '0x') => concatHex([toFunctionSelector(signature), data])
const dangers = (different: object) =>
  dangersOf(id, { ...plainTransaction({ to: owner, nonce: 0 }), ...different })
const batch = (...calls: { operation?: number; to: Hex; data?: Hex }[]) =>
  encodeFunctionData({
    abi,
    args: [
      concatHex(
        calls.map(({ operation = 0, to, data = '0x' }) =>
          encodePacked(
            ['uint8', 'address', 'uint256', 'uint256', 'bytes'],
            [operation, to, 7n, BigInt(size(data)), data],
          ),
        ),
      ),
    ],
  })

describe('what is dangerous is named', () => {
  test.each([
    ['addOwnerWithThreshold(address,uint256)', 'owners'],
    ['removeOwner(address,address,uint256)', 'owners'],
    ['swapOwner(address,address,address)', 'owners'],
    ['changeThreshold(uint256)', 'threshold'],
    ['enableModule(address)', 'module'],
    ['disableModule(address,address)', 'module'],
    ['setGuard(address)', 'guard'],
    ['setModuleGuard(address)', 'guard'],
    ['setFallbackHandler(address)', 'fallback-handler'],
    ['changeMasterCopy(address)', 'contract'],
    ['somethingNew(uint256)', 'own-call'],
  ])('%s of the Safe itself: %s', (signature, danger) => {
    expect(dangers({ to: safe, data: own(signature) })).toEqual([danger])
    expect(dangers({ to: safe.toLowerCase(), data: own(signature, pad('0x1')) })).toEqual([danger])
    expect(dangers({ to: owner, data: own(signature) })).toEqual([])
    expect(
      dangers({ to: owner, data: batch({ to: owner }, { to: safe, data: own(signature) }), operation: 1 }),
    ).toEqual(['delegate-call', danger])
  })

  test('a payment and a rejection are not; code that runs as the Safe, and a refund of gas, are', () => {
    expect(dangers({ value: 5n })).toEqual([])
    expect(dangers({ to: safe })).toEqual([])
    expect(dangers({ operation: 1 })).toEqual(['delegate-call'])
    expect(dangers({ data: batch({ to: owner, operation: 1 }) })).toEqual(['delegate-call'])
    expect(dangers({ gasPrice: 1n })).toEqual(['refund'])
  })

  test('a batch that cannot be read to its end is not taken for a harmless one', () => {
    const whole = batch({ to: safe, data: own('setGuard(address)') })
    expect(dangers({ data: whole.slice(0, -80) })).toEqual(['unreadable-batch'])
    expect(dangers({ data: '0x8d80ff0a' })).toEqual(['unreadable-batch'])
  })
})

describe('what a gateway tells is compared with what would be signed', () => {
  const transaction = plainTransaction({ to: owner, value: 5n, nonce: 3 })
  const info = {
    type: 'MULTISIG',
    nonce: 3,
    safeTxGas: '0',
    baseGas: '0',
    gasPrice: '0',
    gasToken: nobody,
    safeTxHash: safeTransactionHash(id, transaction),
    signers: [],
    confirmationsRequired: 2,
    confirmations: [],
  }
  const details = (different: { info?: object; data?: object; safe?: string } = {}) =>
    transactionDetails.parse({
      safeAddress: different.safe ?? safe,
      txId: 'x',
      txStatus: 'AWAITING_CONFIRMATIONS',
      txInfo: { type: 'Custom', to: { value: owner } },
      txData: { to: { value: owner }, value: '5', operation: 0, hexData: '0x', ...different.data },
      detailedExecutionInfo: { ...info, ...different.info },
    })

  test('an honest one can be signed, with the hash computed here', () => {
    expect(reviewTransaction(id, details())).toEqual({
      kind: 'ready',
      transaction,
      safeTxHash: info.safeTxHash,
      dangers: [],
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
  ])('%s cannot be signed', (_, different) => {
    expect(reviewTransaction(id, details(different)).kind).toBe('tampered')
  })

  test('nor can one for another chain, or one that is not told in full', () => {
    expect(reviewTransaction({ ...id, chainId: 1 }, details()).kind).toBe('tampered')
    expect(reviewTransaction(id, { ...details(), txData: null }).kind).toBe('incomplete')
  })
})
