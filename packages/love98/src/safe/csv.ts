/** The limits of `read-csv.ts`: characters of a file, and rows. */
export const csvLimits = { characters: 500_000, rows: 5_000 } as const

/**
 * Formats a table as CSV (RFC 4180, with the byte order mark that spreadsheets need for UTF-8; line breaks in fields
 * are LF). A text that a spreadsheet would run as a formula gets an apostrophe, also after a character at which
 * another spreadsheet splits the text (https://owasp.org/www-community/attacks/CSV_Injection).
 */
export function csvText(rows: readonly (readonly string[])[]): string {
  return `\ufeff${rows.map((cells) => cells.map(fieldOf).join(',')).join('\r\n')}\r\n`
}

/** Restores a field as it was before `csvText`. */
export function withoutFormulaGuard(cell: string): string {
  return cell.replace(guarded, '')
}

/** The places in a text at which any spreadsheet would read a formula, also with an apostrophe before them. */
const formula = "'*[^\\S\\t\\r\\n]*[=+\\-@\\t\\r\\n\\uff0b\\uff0d\\uff1d\\uff20]"
const unguarded = new RegExp(`(?<=^|[;\\t,|\\r\\n])(?=${formula})`, 'g')
const guarded = new RegExp(`(?<=^|[;\\t,|\\r\\n])'(?=${formula})`, 'g')

function fieldOf(cell: string): string {
  const safe = cell.replace(/\r\n?/g, '\n').replace(unguarded, "'")
  return /[",;|\t\r\n']/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe
}
