import { describe, expect, test } from 'vitest'
import {
  canDismiss,
  onlyPending,
  parseTransaction,
  type TrackedTransaction,
  transactionProblems,
  visibleTransactions,
  withOutcome,
  withTransaction,
} from './tracked-transaction'

const hashOf = (number: number) => `0x${number.toString(16).padStart(64, '0')}`
const one = (number: number, status: TrackedTransaction['status'] = 'pending'): TrackedTransaction => ({
  hash: hashOf(number),
  description: `Number ${number}`,
  status,
  addedAt: number,
})

describe('validation of a transaction', () => {
  // Proves S5.3
  test('a hash of 63 digits, no description and half a confirmation are reported together', () => {
    expect(transactionProblems({ hash: `0x${'a'.repeat(63)}`, description: '', confirmations: 1.5 })).toEqual(
      [
        'Invalid transaction hash',
        'Transaction must have a description',
        'Transaction confirmations must be a positive integer',
      ],
    )
  })

  // Proves S5.3
  test.each([0, -1, 1.5, '1', Number.NaN, Number.POSITIVE_INFINITY])(
    '%j confirmations are refused',
    (confirmations) => {
      expect(transactionProblems({ hash: hashOf(1), description: 'Gift', confirmations })).toHaveLength(1)
    },
  )

  // Proves S5.3
  test('a valid transaction has no problems', () => {
    expect(transactionProblems({ hash: hashOf(1), description: 'Gift', confirmations: undefined })).toEqual(
      [],
    )
    expect(
      transactionProblems({
        hash: hashOf(1).toUpperCase().replace('0X', '0x'),
        description: 'G',
        confirmations: 2,
      }),
    ).toEqual([])
  })
})

describe('the transaction list', () => {
  // Proves S4.7
  test('only the newest 10 of 12 finished transactions remain, beside all pending ones, newest first', () => {
    let list: readonly TrackedTransaction[] = []
    for (let number = 1; number <= 14; number++)
      list = withTransaction(list, one(number, number % 7 === 0 ? 'pending' : 'confirmed'))
    expect(list).toHaveLength(12)
    expect(onlyPending(list).map(({ addedAt }) => addedAt)).toEqual([14, 7])
    expect(list.map(({ addedAt }) => addedAt)).toEqual([14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3])
  })

  // Proves S4.7
  test('a transaction with the same hash replaces the old one', () => {
    const list = withTransaction(withTransaction([], one(1)), { ...one(1), description: 'Again' })
    expect(list.map(({ description }) => description)).toEqual(['Again'])
  })

  // Proves S4.7
  test('a finished transaction has its reason and is no longer late', () => {
    const late = withOutcome([one(1), one(2)], hashOf(1), { status: 'pending', isLate: true })
    expect(late[0]).toMatchObject({ status: 'pending', isLate: true })
    const failed = withOutcome(late, hashOf(1), { status: 'failed', reason: 'reverted' })
    expect(failed).toEqual([{ ...one(1), status: 'failed', reason: 'reverted' }, one(2)])
  })
})

// Proves S5.3
test.each([null, 7, 'x', [], {}, { ...one(1), hash: '0x' }, { ...one(1), status: 'odd' }])(
  'the stored value %j is not a transaction',
  (stored) => expect(parseTransaction(stored)).toBeNull(),
)

// Proves S5.3
test('a stored transaction is read back without unknown fields', () => {
  const stored = { ...one(1, 'failed'), reason: 'cancelled', extra: '<b>' }
  expect(parseTransaction(stored)).toEqual({ ...one(1, 'failed'), reason: 'cancelled' })
  expect(parseTransaction({ ...one(1), reason: 'odd', isLate: 'yes', addedAt: 'x' })).toEqual({
    ...one(1),
    addedAt: 0,
  })
})

describe('a transaction that the wallet did not name', () => {
  const asked = { block: 7, nonce: 3, calls: ['aa bb'] }
  const open: TrackedTransaction = { ...one(1), unnamed: 'batch', batchId: '0x1', asked }

  // Proves S4.7
  test('an unnamed transaction is stored with its search data, and invalid search data is ignored', () => {
    expect(parseTransaction(JSON.parse(JSON.stringify(open)))).toEqual(open)
    for (const wrong of [null, 7, {}, { block: 'x', nonce: 1 }, { block: 1, nonce: 1, calls: [7] }])
      expect(parseTransaction({ ...open, unnamed: 'x', asked: wrong, batchId: 7 })).toEqual(one(1))
  })

  // Proves S4.7
  test('an unnamed transaction stays open while it is late, and has only the hash when it is found', () => {
    const [late] = withOutcome([open], open.hash, { status: 'pending', isLate: true })
    expect(late).toEqual({ ...open, isLate: true })
    expect(withOutcome([open], open.hash, { status: 'pending' })).toEqual([open])
    const [found] = withOutcome([open], open.hash, { status: 'pending', hash: hashOf(9) })
    expect(found).toEqual({ ...one(1), asked, hash: hashOf(9), sentAs: open.hash })
    const [failed] = withOutcome([open], open.hash, { status: 'failed', reason: 'given-up' })
    expect(failed).toEqual({ ...one(1, 'failed'), asked, reason: 'given-up' })
  })

  // Proves S2.10
  test('an unnamed transaction is shown at any age, and only such a transaction can be dismissed while pending', () => {
    const list = [one(6), one(5), one(4, 'confirmed'), one(3), open]
    expect(visibleTransactions(list).map(({ addedAt }) => addedAt)).toEqual([6, 5, 4, 1])
    expect(list.filter(canDismiss)).toEqual([open])
  })
})
