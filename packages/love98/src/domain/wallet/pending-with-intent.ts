import { onlyPending, type TrackedTransaction } from './tracked-transaction'

/**
 * Finds a pending transaction, or one that waits for the owners of a Safe, with the same intent; dropped ones do not
 * count.
 */
export function pendingWithIntent(
  list: readonly TrackedTransaction[],
  intent: string,
): TrackedTransaction | undefined {
  return onlyPending(list).find((one) => !one.isDropped && (one.intent ?? one.call) === intent)
}
