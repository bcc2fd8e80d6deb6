import type { TransactionItem, TransactionSummary } from './gateway/transaction-shapes'

export type HistoryRow =
  | { kind: 'day'; key: string; timestamp: number }
  | { kind: 'transaction'; key: string; transaction: TransactionSummary }

/**
 * Groups the rows of a history by day in the visitor's time zone. The labels of the gateway are left out: every page
 * begins with one again, and an older gateway uses other days.
 * @param timeZone IANA name
 */
export function historyRows(items: readonly TransactionItem[], timeZone: string): readonly HistoryRow[] {
  const days = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  const seen = new Set<string>()
  const rows: HistoryRow[] = []
  let day = ''
  for (const item of items) {
    if (item.type !== 'TRANSACTION' || seen.has(item.transaction.id)) continue
    const { transaction } = item
    seen.add(transaction.id)
    const own = transaction.timestamp === null ? day : days.format(transaction.timestamp)
    if (own !== day && transaction.timestamp !== null)
      rows.push({ kind: 'day', key: `${own} ${transaction.id}`, timestamp: transaction.timestamp })
    day = own
    rows.push({ kind: 'transaction', key: transaction.id, transaction })
  }
  return rows
}
