import type { TransactionItem, TransactionSummary } from './gateway/transaction-shapes'

export type QueueGroup = {
  /** `Next` or `Queued`, or another label of the gateway; null until the gateway sent one. */
  label: string | null
  nonce: number | null
  transactions: readonly TransactionSummary[]
}

export function reportedNonce({ executionInfo }: TransactionSummary): number | null {
  return executionInfo?.nonce ?? null
}

/**
 * Groups the rows of a queue. A gateway splits its list into pages without regard to groups: a page may begin inside a
 * group, without its header, so the nonce decides instead of the header.
 * @param nonceOf returns the nonce of a transaction; null if it is unknown, which conflicts with no other transaction
 */
export function queueGroups(
  items: readonly TransactionItem[],
  nonceOf: (transaction: TransactionSummary) => number | null = reportedNonce,
): readonly QueueGroup[] {
  const groups: { label: string | null; nonce: number | null; transactions: TransactionSummary[] }[] = []
  let label: string | null = null
  for (const item of items) {
    if (item.type === 'LABEL') label = item.label
    if (item.type !== 'TRANSACTION') continue
    const { transaction } = item
    const nonce = nonceOf(transaction)
    const group = nonce === null ? undefined : groups.find((candidate) => candidate.nonce === nonce)
    if (!group) groups.push({ label, nonce, transactions: [transaction] })
    else if (!group.transactions.some(({ id }) => id === transaction.id)) group.transactions.push(transaction)
  }
  return groups
}
