import { csvText } from '@/safe/csv'
import type { TransactionSummary } from '@/safe/gateway/transaction-shapes'
import { treasuryTools } from '@/texts/treasury-tools'

/** A row of the history: its words, and whether they were made from its bytes. */
export type DescribedTransaction = {
  transaction: TransactionSummary
  what: string
  isFromBytes: boolean
  /** Its nonce and the hash of its execution, as they were hashed and read in full; else as the row says. */
  nonce: string
  txHash: string | null
  status: string
  /** The state as a list shows it, where one note explains what only the Safe service reports. */
  state: string
}

/** The history as a table in CSV. Times are in UTC (ISO 8601); no field can be run as a formula. */
export function historyFile(rows: readonly Omit<DescribedTransaction, 'state'>[]): string {
  const { historyColumns: columns, sources } = treasuryTools
  const header = [
    columns.time,
    columns.nonce,
    columns.what,
    columns.source,
    columns.status,
    columns.id,
    columns.hash,
  ]
  const lines = rows.map(({ transaction, what, isFromBytes, nonce, txHash, status }) => [
    timeText(transaction.timestamp),
    nonce,
    what,
    isFromBytes ? sources.bytes : sources.gateway,
    status,
    transaction.id,
    txHash ?? '',
  ])
  return csvText([header, ...lines])
}

function timeText(timestamp: number | null): string {
  if (timestamp === null) return ''
  return new Date(timestamp).toISOString()
}
