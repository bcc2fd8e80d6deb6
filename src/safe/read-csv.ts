import Papa from 'papaparse'
import { csvLimits } from './csv'

/** Why a text is no table: a quotation mark that does not end, or more than is read. */
export type CsvProblem = 'unclosed' | 'too-long'

/** Passes over one text: each misplaced quotation mark costs one. A text that needs more is refused. */
const mostPasses = 20

/**
 * A row and the number of the line at which it begins. A row is malformed where a quotation mark neither begins nor ends a field:
 * programs read such a field as different values, so none is taken from it.
 */
export type CsvRow = { line: number; cells: readonly string[]; isMalformed: boolean }

/**
 * The rows of a table in CSV (RFC 4180), read by papaparse. Empty lines are left out, and so is the mark of the byte order. Where a comma is
 * the decimal mark, spreadsheets separate fields by semicolons, or by tabs: the first of the three in the first line counts, or what a
 * line `sep=;` names.
 */
export function readCsv(text: string): readonly CsvRow[] | CsvProblem {
  if (text.length > csvLimits.characters) return 'too-long'
  const source = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')
  const named = /^sep=([,;\t])\n/i.exec(source)
  const delimiter = named?.[1] ?? firstSeparator(source)
  const rows: CsvRow[] = []
  let [line, at] = named ? [2, named[0].length] : [1, 0]
  /** Goes on to a place in the text; gives the text until there, and the line where that begins. */
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
          // papaparse takes all lines after a misplaced mark for one field: the next pass begins behind the line of the mark.
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

/** The first separator outside quotation marks in the first line; a comma when there is no separator. */
function firstSeparator(source: string): string {
  const [first = ''] = source.replace(/"(?:[^"]|"")*"/g, '').split('\n', 1)
  return /[,;\t]/.exec(first)?.[0] ?? ','
}

/** Whether a quotation mark stands within a field that does not begin with one, which papaparse takes as it is. */
function hasStrayMark(row: string, delimiter: string): boolean {
  const quoted = new RegExp(`(^|${delimiter})"(?:[^"]|"")*" *(?=${delimiter}|\n|$)`, 'g')
  return row.includes('"') && row.replace(quoted, '$1').includes('"')
}
