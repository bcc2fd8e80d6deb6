import { csvText } from '../csv'
import type { BookEntry } from './book-entry'

/** An address book as a file that Safe's own web app imports; `read-book-file.ts` reads it. */
export function bookFile(book: readonly BookEntry[]): string {
  const rows = book.map(({ address, name, chainId }) => [address, name, String(chainId)])
  return csvText([['address', 'name', 'chainId'], ...rows])
}
