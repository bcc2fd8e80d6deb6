/** Gas that every transaction costs before it runs (yellow paper, G_transaction). */
const gasOfTransaction = 21_000n

/**
 * Gas of several calls in one transaction, from what they use in a transaction each: the cost of a transaction is paid once. What the
 * code of the account uses beside the calls is not known; `tests/demo/batch-cost.integration.test.ts` measures one.
 */
export function batchGas(alone: bigint, calls: number): bigint {
  return alone - gasOfTransaction * BigInt(Math.max(calls - 1, 0))
}
