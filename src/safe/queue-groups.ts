import type { TransactionItem, TransactionSummary } from './gateway/transaction-shapes'

/** What waits, by what can run: transactions with the same nonce are a group of which only one will. */
export type QueueGroup = {
  /** `Next` or `Queued`, or what else the gateway calls it; null until it said. */
  label: string | null
  nonce: number | null
  transactions: readonly TransactionSummary[]
}

/**
 * Puts the rows of a queue into groups. A gateway cuts its list into pages without regard to groups: a page may begin in the
 * middle of one, without its header, so the nonce decides and not the header.
 */
export function queueGroups(items: readonly TransactionItem[]): readonly QueueGroup[] {
  const groups: { label: string | null; nonce: number | null; transactions: TransactionSummary[] }[] = []
  let label: string | null = null
  for (const item of items) {
    if (item.type === 'LABEL') label = item.label
    if (item.type !== 'TRANSACTION') continue
    const { transaction } = item
    const nonce = transaction.executionInfo?.nonce ?? null
    const group = nonce === null ? undefined : groups.find((candidate) => candidate.nonce === nonce)
    if (!group) groups.push({ label, nonce, transactions: [transaction] })
    else if (!group.transactions.some(({ id }) => id === transaction.id)) group.transactions.push(transaction)
  }
  return groups
}
