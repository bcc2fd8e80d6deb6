import { expect, test } from 'vitest'

import type { TransactionOutcome } from './tracked-transaction'
import { transactionState } from './transaction-state'

// Proves S4.7
test.each<[TransactionOutcome & { isProposal?: boolean }, string]>([
  [{ status: 'pending' }, 'Pending'],
  [{ status: 'pending', isLate: true }, 'Still pending'],
  [{ status: 'pending', isLate: true, isDropped: true }, 'Not found on the network (dropped or replaced)'],
  [{ status: 'pending', isProposal: true }, 'Waiting for the owners of the Safe'],
  [{ status: 'confirmed' }, 'Confirmed'],
  [{ status: 'confirmed', isSpedUp: true }, 'Confirmed (sped up)'],
  [{ status: 'confirmed', differs: true }, 'Different from the transaction that you requested'],
  [{ status: 'failed' }, 'Failed'],
  [{ status: 'failed', reason: 'reverted' }, 'Failed: rejected by the contract'],
  [{ status: 'failed', reason: 'reverted', isSpedUp: true }, 'Failed: rejected by the contract'],
  [{ status: 'failed', reason: 'replaced' }, 'Failed: replaced by another transaction'],
  [{ status: 'failed', reason: 'cancelled' }, 'Failed: canceled in the wallet'],
  [{ status: 'failed', reason: 'given-up' }, 'Failed: your wallet says that it gave it up'],
  [{ status: 'failed', reason: 'partial' }, 'Done in part, your wallet says: see your balances'],
  [{ status: 'pending', unnamed: 'batch', batchId: '1' }, 'Taken by your wallet: look there'],
  [{ status: 'pending', unnamed: 'batch', batchId: '1', isLate: true }, 'Taken by your wallet: look there'],
  [{ status: 'pending', unnamed: 'batch' }, 'Not known whether your wallet sent it: look there'],
  [{ status: 'pending', unnamed: 'request' }, 'Not known whether your wallet sent it: look there'],
])('the outcome %j is shown as %s', (outcome, words) => {
  expect(transactionState(outcome)).toBe(words)
})
