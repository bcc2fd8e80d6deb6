import Papa from 'papaparse'
import { csvLimits } from './csv'

export type CsvProblem = 'unclosed' | 'too-long'

/**
 * The maximum number of passes over one text. Each misplaced quotation mark needs another pass; a text that needs more
 * is rejected.
 */
const mostPasses = 20

/**
 * A row and the number of its first line. A row is malformed if a quotation mark is neither at the beginning nor at the
 * end of a field. Programs read such a field differently, so no cell is used.
 */
export type CsvRow = { line: number; cells: readonly string[]; isMalformed: boolean }

/**
 * Reads CSV (RFC 4180) with papaparse. Empty lines and the byte order mark are skipped. Where the comma is the decimal
 * separator, spreadsheets separate fields by semicolons or tabs: the first of the three in the first line is the
 * separator, or the one that a line `sep=;` names.
 */
export function readCsv(text: string): readonly CsvRow[] | CsvProblem {
  if (text.length > csvLimits.characters) return 'too-long'
  const source = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')
  const named = /^sep=([,;\t])\n/i.exec(source)
  const delimiter = named?.[1] ?? firstSeparator(source)
  const rows: CsvRow[] = []
  let [line, at] = named ? [2, named[0].length] : [1, 0]
  /** Moves to a position in the text; returns the text before it, and the line at which that text begins. */
  const advance = (to: number) => {
    const passed = source.slice(at, to)
    const from = line
    at = to
    line += passed.split('\n').length - 1
    return { passed, from }
  }
  for (let pass = 0; at < source.length; pass++) {
    if (pass > mostPasses) return 'unclosed'
    const start = at
    let isUnclosed = false
    Papa.parse<string[]>(source.slice(start), {
      delimiter,
      newline: '\n',
      step({ data: cells, errors: [error], meta }, parser) {
        if (error) {
          parser.abort()
          isUnclosed = error.code === 'MissingQuotes'
          // papaparse reads all lines after a misplaced mark as one field, so the next pass begins after the line of
          // the mark.
          const end = source.indexOf('\n', start + (error.index ?? 0))
          rows.push({ line: advance(end < 0 ? source.length : end + 1).from, cells: [], isMalformed: true })
          return
        }
        const { passed, from } = advance(start + meta.cursor)
        if (cells.every((cell) => cell.trim() === '')) return
        rows.push({ line: from, cells, isMalformed: hasStrayMark(passed, delimiter) })
        if (rows.length > csvLimits.rows) parser.abort()
      },
    })
    if (isUnclosed) return 'unclosed'
    if (rows.length > csvLimits.rows) return 'too-long'
  }
  return rows
}

function firstSeparator(source: string): string {
  const [first = ''] = source.replace(/"(?:[^"]|"")*"/g, '').split('\n', 1)
  return /[,;\t]/.exec(first)?.[0] ?? ','
}

/**
 * Returns whether a quotation mark is inside a field that does not begin with one; papaparse accepts such a mark as
 * text.
 */
function hasStrayMark(row: string, delimiter: string): boolean {
  const quoted = new RegExp(`(^|${delimiter})"(?:[^"]|"")*" *(?=${delimiter}|\n|$)`, 'g')
  return row.includes('"') && row.replace(quoted, '$1').includes('"')
}
