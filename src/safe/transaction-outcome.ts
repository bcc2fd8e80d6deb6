import type { TransactionDetails } from './gateway/transaction-shapes'

/**
 * ms between two reads that must agree: longer than one block of Ethereum mainnet (12 s), so that the second read is of a
 * later block than the first.
 */
export const outcomeConfirmationTime = 15_000

/** One read of a transaction; times in ms. `statusSince` is the time of the first of consecutive reads with this status. */
export type StatusRead = { details: TransactionDetails; readAt: number; statusSince: number }

/** Joins a new read to the previous one of the same transaction. */
export function nextStatusRead(
  previous: StatusRead | undefined,
  details: TransactionDetails,
  readAt: number,
): StatusRead {
  const isSame = previous?.details.txStatus === details.txStatus
  return { details, readAt, statusSince: isSame ? previous.statusSince : readAt }
}

/**
 * What a read proves. A gateway reads events and nonce one after another, so for a moment an executed transaction can appear
 * as `CANCELLED` `[S3.17]`. `CANCELLED` and `FAILED` are therefore final only when the gateway names the execution itself
 * (`txHash`, of a `FAILED` one) or when a second read, `outcomeConfirmationTime` later, gives the same status.
 */
export function outcomeOf({ details, readAt, statusSince }: StatusRead): 'pending' | 'unconfirmed' | 'final' {
  const { txStatus, txHash } = details
  if (txStatus === 'SUCCESS') return 'final'
  if (txStatus !== 'FAILED' && txStatus !== 'CANCELLED') return 'pending'
  const isExecutionKnown = txStatus === 'FAILED' && txHash !== null
  return isExecutionKnown || readAt - statusSince >= outcomeConfirmationTime ? 'final' : 'unconfirmed'
}
