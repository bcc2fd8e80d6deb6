import { expect, test } from 'vitest'
import type { Hex } from '@/domain/hex'
import type { TransactionDetails } from './gateway/transaction-shapes'
import { nextStatusRead, outcomeConfirmationTime, outcomeOf } from './transaction-outcome'

const details = (txStatus: string, txHash: Hex | null = null) => ({ txStatus, txHash }) as TransactionDetails

// Proves S3.17
test.each([
  ['AWAITING_CONFIRMATIONS', null, 'pending'],
  ['AWAITING_EXECUTION', null, 'pending'],
  ['PAUSED', null, 'pending'],
  ['SUCCESS', null, 'final'],
  ['FAILED', '0x1', 'final'],
  ['FAILED', null, 'unconfirmed'],
  ['CANCELLED', null, 'unconfirmed'],
  ['CANCELLED', '0x1', 'unconfirmed'],
] as const)('one read of %s with execution %s gives %s', (status, txHash, outcome) => {
  expect(outcomeOf(nextStatusRead(undefined, details(status, txHash), 1_000))).toBe(outcome)
})

test('a second read with the same status is final only after the confirmation time', () => {
  const first = nextStatusRead(undefined, details('CANCELLED'), 1_000)
  const early = nextStatusRead(first, details('CANCELLED'), 999 + outcomeConfirmationTime)
  expect(outcomeOf(early)).toBe('unconfirmed')
  expect(outcomeOf(nextStatusRead(early, details('CANCELLED'), 1_000 + outcomeConfirmationTime))).toBe(
    'final',
  )
})

test('a read with another status starts the confirmation time again', () => {
  const first = nextStatusRead(undefined, details('CANCELLED'), 0)
  const between = nextStatusRead(first, details('AWAITING_EXECUTION'), 1_000)
  const again = nextStatusRead(between, details('CANCELLED'), 2 * outcomeConfirmationTime)
  expect(outcomeOf(again)).toBe('unconfirmed')
})
