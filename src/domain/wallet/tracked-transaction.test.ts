import { describe, expect, test } from 'vitest'
import {
  canDismiss,
  onlyPending,
  parseTransaction,
  shownOf,
  type TrackedTransaction,
  transactionProblems,
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

describe('what may be remembered', () => {
  test('[S5.3] a hash of 63 digits, no description and half a confirmation are reported together', () => {
    expect(transactionProblems({ hash: `0x${'a'.repeat(63)}`, description: '', confirmations: 1.5 })).toEqual(
      [
        'Invalid transaction hash',
        'Transaction must have a description',
        'Transaction confirmations must be a positive integer',
      ],
    )
  })

  test.each([0, -1, 1.5, '1', Number.NaN, Number.POSITIVE_INFINITY])(
    '[S5.3] %j confirmations are refused',
    (confirmations) => {
      expect(transactionProblems({ hash: hashOf(1), description: 'Gift', confirmations })).toHaveLength(1)
    },
  )

  test('[S5.3] a valid transaction has no problems', () => {
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

describe('the list', () => {
  test('[S4.7] of 12 finished and 2 pending transactions, 10 and 2 remain, newest first', () => {
    let list: readonly TrackedTransaction[] = []
    for (let number = 1; number <= 14; number++)
      list = withTransaction(list, one(number, number % 7 === 0 ? 'pending' : 'confirmed'))
    expect(list).toHaveLength(12)
    expect(onlyPending(list).map(({ addedAt }) => addedAt)).toEqual([14, 7])
    expect(list.map(({ addedAt }) => addedAt)).toEqual([14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3])
  })

  test('[S4.7] a transaction with the same hash replaces the old one', () => {
    const list = withTransaction(withTransaction([], one(1)), { ...one(1), description: 'Again' })
    expect(list.map(({ description }) => description)).toEqual(['Again'])
  })

  test('[S4.7] a finished transaction has its reason and is no longer late', () => {
    const late = withOutcome([one(1), one(2)], hashOf(1), { status: 'pending', isLate: true })
    expect(late[0]).toMatchObject({ status: 'pending', isLate: true })
    const failed = withOutcome(late, hashOf(1), { status: 'failed', reason: 'reverted' })
    expect(failed).toEqual([{ ...one(1), status: 'failed', reason: 'reverted' }, one(2)])
  })
})

test.each([null, 7, 'x', [], {}, { ...one(1), hash: '0x' }, { ...one(1), status: 'odd' }])(
  '[S5.3] %j in the storage is no transaction',
  (stored) => expect(parseTransaction(stored)).toBeNull(),
)

test('[S5.3] what was stored is read again, and nothing beside it', () => {
  const stored = { ...one(1, 'failed'), reason: 'cancelled', extra: '<b>' }
  expect(parseTransaction(stored)).toEqual({ ...one(1, 'failed'), reason: 'cancelled' })
  expect(parseTransaction({ ...one(1), reason: 'odd', isLate: 'yes', addedAt: 'x' })).toEqual({
    ...one(1),
    addedAt: 0,
  })
})

describe('what the wallet did not name', () => {
  const asked = { block: 7, nonce: 3, calls: ['aa bb'] }
  const open: TrackedTransaction = { ...one(1), unnamed: 'batch', batchId: '0x1', asked }

  test('[S4.7] it is stored with what finds it, and rubbish in that is ignored', () => {
    expect(parseTransaction(JSON.parse(JSON.stringify(open)))).toEqual(open)
    for (const wrong of [null, 7, {}, { block: 'x', nonce: 1 }, { block: 1, nonce: 1, calls: [7] }])
      expect(parseTransaction({ ...open, unnamed: 'x', asked: wrong, batchId: 7 })).toEqual(one(1))
  })

  test('[S4.7] it stays open when it is late, and has the hash alone when it is found', () => {
    const [late] = withOutcome([open], open.hash, { status: 'pending', isLate: true })
    expect(late).toEqual({ ...open, isLate: true })
    expect(withOutcome([open], open.hash, { status: 'pending' })).toEqual([open])
    const [found] = withOutcome([open], open.hash, { status: 'pending', hash: hashOf(9) })
    expect(found).toEqual({ ...one(1), asked, hash: hashOf(9), sentAs: open.hash })
    const [failed] = withOutcome([open], open.hash, { status: 'failed', reason: 'given-up' })
    expect(failed).toEqual({ ...one(1, 'failed'), asked, reason: 'given-up' })
  })

  test('[S2.10] it is shown however old it is, and only such a one can be removed before its end', () => {
    const list = [one(6), one(5), one(4, 'confirmed'), one(3), open]
    expect(shownOf(list).map(({ addedAt }) => addedAt)).toEqual([6, 5, 4, 1])
    expect(list.filter(canDismiss)).toEqual([open])
  })
})
