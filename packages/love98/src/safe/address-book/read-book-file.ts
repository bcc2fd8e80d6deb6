import { withoutFormulaGuard } from '../csv'
import { type CsvProblem, readCsv } from '../read-csv'
import { type BookEntry, type EntryProblem, maxEntries, readEntry, withEntry } from './book-entry'

export type LineProblem = { line: number; problem: EntryProblem | 'missing-cells' | 'quotes' }

export type ReadBook =
  | { kind: 'read'; entries: readonly BookEntry[]; problems: readonly LineProblem[] }
  | { kind: 'refused'; problem: CsvProblem | 'no-header' | 'too-many' }

/** The columns of the file that Safe's own web app exports. */
const columns = ['address', 'name', 'chainid'] as const

/**
 * Reads an address book in the format of Safe's own web app: a header `address,name,chainId`, then one line per entry.
 * If an account has two entries, the later one counts. A file with more entries than a book may hold is rejected as a
 * whole.
 */
export function readBookFile(text: string): ReadBook {
  const rows = readCsv(text)
  if (typeof rows === 'string') return { kind: 'refused', problem: rows }
  const [header, ...lines] = rows
  if (header?.isMalformed) return { kind: 'refused', problem: 'no-header' }
  const places = columns.map((column) =>
    (header?.cells ?? []).findIndex((cell) => cell.trim().toLowerCase() === column),
  )
  if (places.includes(-1)) return { kind: 'refused', problem: 'no-header' }
  if (lines.length > maxEntries) return { kind: 'refused', problem: 'too-many' }
  let entries: readonly BookEntry[] = []
  const problems: LineProblem[] = []
  for (const { line, cells, isMalformed } of lines) {
    if (isMalformed) {
      problems.push({ line, problem: 'quotes' })
      continue
    }
    const [address, name, chainId] = places.map((place) => cells[place]?.trim())
    if (address === undefined || name === undefined || chainId === undefined) {
      problems.push({ line, problem: 'missing-cells' })
      continue
    }
    const entry = readEntry(
      /^\d{1,15}$/.test(chainId) ? Number(chainId) : 0,
      address,
      withoutFormulaGuard(name),
    )
    if (typeof entry === 'string') problems.push({ line, problem: entry })
    else entries = withEntry(entries, entry)
  }
  return { kind: 'read', entries, problems }
}
