import { onlyPending, type TrackedTransaction } from './tracked-transaction'

/** A transaction that is on its way, or waits for the owners of a Safe, and has the same intent; one that was dropped is not. */
export function pendingWithIntent(
  list: readonly TrackedTransaction[],
  intent: string,
): TrackedTransaction | undefined {
  return onlyPending(list).find((one) => !one.isDropped && (one.intent ?? one.call) === intent)
}
