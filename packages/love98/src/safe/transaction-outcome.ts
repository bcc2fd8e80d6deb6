import type { TransactionDetails } from './gateway/transaction-shapes'

/**
 * The time in ms between two reads that must agree. It is longer than one block of Ethereum Mainnet (12 s), so that the
 * second read is from a later block than the first.
 */
export const outcomeConfirmationTime = 15_000

/**
 * One read of a transaction; times in ms. `statusSince` is the time of the first of consecutive reads with this status.
 */
export type StatusRead = { details: TransactionDetails; readAt: number; statusSince: number }

export function nextStatusRead(
  previous: StatusRead | undefined,
  details: TransactionDetails,
  readAt: number,
): StatusRead {
  const isSame = previous?.details.txStatus === details.txStatus
  return { details, readAt, statusSince: isSame ? previous.statusSince : readAt }
}

/**
 * Returns the certainty of a read. A gateway reads events and the nonce one after another, so for a moment an executed
 * transaction can appear as `CANCELLED` `[S3.17]`. `CANCELLED` and `FAILED` are therefore final only if the gateway
 * reports the execution itself (`txHash`, for `FAILED`) or if a second read, `outcomeConfirmationTime` later, has the
 * same status.
 */
export function outcomeOf({ details, readAt, statusSince }: StatusRead): 'pending' | 'unconfirmed' | 'final' {
  const { txStatus, txHash } = details
  if (txStatus === 'SUCCESS') return 'final'
  if (txStatus !== 'FAILED' && txStatus !== 'CANCELLED') return 'pending'
  const isExecutionKnown = txStatus === 'FAILED' && txHash !== null
  return isExecutionKnown || readAt - statusSince >= outcomeConfirmationTime ? 'final' : 'unconfirmed'
}
