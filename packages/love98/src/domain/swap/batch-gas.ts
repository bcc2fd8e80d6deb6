/** Gas that every transaction costs before it runs (yellow paper, G_transaction). */
const gasOfTransaction = 21_000n

/**
 * Estimates the gas of several calls in one transaction from their gas as separate transactions: the cost of a
 * transaction is paid once. The gas of the account's own code is unknown; `tests/demo/batch-cost.integration.test.ts`
 * measures one.
 */
export function batchGas(alone: bigint, calls: number): bigint {
  return alone - gasOfTransaction * BigInt(Math.max(calls - 1, 0))
}
