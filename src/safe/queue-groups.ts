import type { TransactionItem, TransactionSummary } from './gateway/transaction-shapes'

/** What waits, by what can run: transactions with the same nonce are a group of which only one will. */
export type QueueGroup = {
  /** `Next` or `Queued`, or what else the gateway calls it; null until it said. */
  label: string | null
  nonce: number | null
  transactions: readonly TransactionSummary[]
}

/** The nonce that a gateway says a transaction of its list has. */
export function saidNonce({ executionInfo }: TransactionSummary): number | null {
  return executionInfo?.nonce ?? null
}

/**
 * Puts the rows of a queue into groups. A gateway cuts its list into pages without regard to groups: a page may begin in the
 * middle of one, without its header, so the nonce decides and not the header.
 * @param nonceOf of a transaction; null where it is unknown, which is in conflict with nothing
 */
export function queueGroups(
  items: readonly TransactionItem[],
  nonceOf: (transaction: TransactionSummary) => number | null = saidNonce,
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
