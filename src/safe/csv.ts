/** Why a text is no table: a quotation mark that does not end, or more than is read. */
export type CsvProblem = 'unclosed' | 'too-long'

/** Characters of a file, and rows of it, that are read. */
export const csvLimits = { characters: 500_000, rows: 5_000 } as const

/**
 * A row and the number of the line at which it begins. A row is malformed where a quotation mark neither begins nor ends a field:
 * programs read such a field as different values, so none is taken from it.
 */
export type CsvRow = { line: number; cells: readonly string[]; isMalformed: boolean }

/**
 * The rows of a table in CSV (RFC 4180): fields may stand in quotation marks, with commas, line breaks and doubled quotation marks
 * in them. Empty lines are left out, and so is the mark of the byte order. Where a comma is the decimal mark, spreadsheets separate
 * fields by semicolons, or by tabs: the first of the three in the first line counts, or what a line `sep=;` names.
 */
export function readCsv(text: string): readonly CsvRow[] | CsvProblem {
  if (text.length > csvLimits.characters) return 'too-long'
  const source = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')
  const rows: CsvRow[] = []
  const named = /^sep=([,;\t])\n/i.exec(source)
  const separator = named?.[1] ?? firstSeparator(source)
  const fieldEnd = new RegExp(`[${separator}\n]`, 'g')
  let [line, at] = named ? [2, named[0].length] : [1, 0]
  while (at < source.length) {
    const start = line
    const cells: string[] = []
    let isMalformed = false
    for (;;) {
      let cell: string
      if (source[at] === '"') {
        const end = endOfQuoted(source, at)
        if (end === null) return 'unclosed'
        // Spaces inside the marks are part of the field.
        cell = source.slice(at + 1, end).replaceAll('""', '"')
        line += cell.split('\n').length - 1
        at = end + 1
        fieldEnd.lastIndex = at
        const to = fieldEnd.exec(source)?.index ?? source.length
        isMalformed ||= source.slice(at, to).trim() !== ''
        at = to
      } else {
        fieldEnd.lastIndex = at
        const to = fieldEnd.exec(source)?.index ?? source.length
        cell = source.slice(at, to)
        isMalformed ||= cell.includes('"')
        cell = cell.trim()
        at = to
      }
      cells.push(cell)
      if (source[at] !== separator) break
      at++
    }
    at++
    line++
    if (cells.some((cell) => cell !== '')) rows.push({ line: start, cells, isMalformed })
    if (rows.length > csvLimits.rows) return 'too-long'
  }
  return rows
}

/**
 * A table in CSV (RFC 4180, with the byte order mark that spreadsheets need for UTF-8; line breaks in fields are LF). What a spreadsheet would run as a
 * formula begins with an apostrophe, also after a character by which another one splits the text
 * (https://owasp.org/www-community/attacks/CSV_Injection).
 */
export function csvText(rows: readonly (readonly string[])[]): string {
  return `\ufeff${rows.map((cells) => cells.map(fieldOf).join(',')).join('\r\n')}\r\n`
}

/** A field of our own file as it was before `csvText`. */
export function withoutGuard(cell: string): string {
  return cell.replace(guarded, '')
}

/** The places in a text at which any spreadsheet would read a formula; the same with an apostrophe before them. */
const formula = "'*[^\\S\\t\\r\\n]*[=+\\-@\\t\\r\\n\\uff0b\\uff0d\\uff1d\\uff20]"
const unguarded = new RegExp(`(?<=^|[;\\t,|\\r\\n])(?=${formula})`, 'g')
const guarded = new RegExp(`(?<=^|[;\\t,|\\r\\n])'(?=${formula})`, 'g')

function fieldOf(cell: string): string {
  const safe = cell.replace(/\r\n?/g, '\n').replace(unguarded, "'")
  return /[",;|\t\r\n']/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** The first separator outside quotation marks in the first line; a comma when there is no separator. */
function firstSeparator(source: string): string {
  for (let at = 0; at < source.length && source[at] !== '\n'; at++) {
    const character = source[at] ?? ''
    if (/[,;\t]/.test(character)) return character
    if (character === '"') at = endOfQuoted(source, at) ?? source.length
  }
  return ','
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
