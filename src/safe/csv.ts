/** Why a text is no table: a quotation mark that does not end, or more than is read. */
export type CsvProblem = 'unclosed' | 'too-long'

/** Characters of a file, and rows of it, that are read. */
export const csvLimits = { characters: 500_000, rows: 5_000 } as const

/** A row and the number of the line at which it begins. */
export type CsvRow = { line: number; cells: readonly string[] }

/**
 * The rows of a table in CSV (RFC 4180): fields may stand in quotation marks, with commas, line breaks and doubled quotation marks
 * in them. Empty lines are left out, and so is the mark of the byte order.
 */
export function readCsv(text: string): readonly CsvRow[] | CsvProblem {
  if (text.length > csvLimits.characters) return 'too-long'
  const source = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')
  const rows: CsvRow[] = []
  const fieldEnd = /[,\n]/g
  let [line, at] = [1, 0]
  while (at < source.length) {
    const start = line
    const cells: string[] = []
    for (;;) {
      let cell: string
      if (source[at] === '"') {
        const end = endOfQuoted(source, at)
        if (end === null) return 'unclosed'
        cell = source.slice(at + 1, end).replaceAll('""', '"')
        line += cell.split('\n').length - 1
        at = end + 1
        // What stands between the closing mark and the comma belongs to no field.
        fieldEnd.lastIndex = at
        at = fieldEnd.exec(source)?.index ?? source.length
      } else {
        fieldEnd.lastIndex = at
        const to = fieldEnd.exec(source)?.index ?? source.length
        cell = source.slice(at, to)
        at = to
      }
      cells.push(cell.trim())
      if (source[at] !== ',') break
      at++
    }
    at++
    line++
    if (cells.some((cell) => cell !== '')) rows.push({ line: start, cells })
    if (rows.length > csvLimits.rows) return 'too-long'
  }
  return rows
}

/**
 * A table in CSV (RFC 4180, with the byte order mark that spreadsheets need for UTF-8). A field that a spreadsheet would run as a
 * formula begins with an apostrophe (https://owasp.org/www-community/attacks/CSV_Injection).
 */
export function csvText(rows: readonly (readonly string[])[]): string {
  return `\ufeff${rows.map((cells) => cells.map(fieldOf).join(',')).join('\r\n')}\r\n`
}

/** A field of our own file as it was before `csvText`. */
export function withoutGuard(cell: string): string {
  return /^'+\s*[=+\-@\t\r\uff0b\uff0d\uff1d\uff20]/.test(cell) ? cell.slice(1) : cell
}

function fieldOf(cell: string): string {
  const safe = /^'*\s*[=+\-@\t\r\uff0b\uff0d\uff1d\uff20]/.test(cell) ? `'${cell}` : cell
  return /[",\r\n']/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** The place of the mark that ends a field in quotation marks. */
function endOfQuoted(source: string, start: number): number | null {
  for (let at = start + 1; at < source.length; at++) {
    if (source[at] !== '"') continue
    if (source[at + 1] !== '"') return at
    at++
  }
  return null
}
