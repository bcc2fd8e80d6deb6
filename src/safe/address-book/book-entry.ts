import { type Address, isSameAddress } from '@/domain/address'
import { looksLikeAddress } from '@/domain/looks-like-address'
import { plainText } from '../plain-text'
import { type AddressProblem, readRecipient } from '../read-address'

/** A name that this browser's owner gave to an account on one chain. */
export type BookEntry = { chainId: number; address: Address; name: string }

/** Why an entry is not taken. */
export type EntryProblem = AddressProblem | 'no-name' | 'name-is-address' | 'long-name' | 'no-chain'

/** Characters of a name; the same as in Safe's own address book. */
export const longestName = 50
/** Entries of a book, of all chains together. */
export const mostEntries = 1_000

/**
 * Reads an entry as it was typed or stands in a file: the address with its checksum (EIP-55), the name as one plain line that
 * could not be read as an address itself.
 */
export function readEntry(chainId: number, address: string, name: string): BookEntry | EntryProblem {
  if (!Number.isSafeInteger(chainId) || chainId < 1) return 'no-chain'
  const read = readRecipient(address, chainId)
  if (!read.startsWith('0x')) return read as AddressProblem
  const plain = plainText(name, 2 * longestName)
  if (plain === '') return 'no-name'
  if ([...plain].length > longestName) return 'long-name'
  return looksLikeAddress(plain) ? 'name-is-address' : { chainId, address: read as Address, name: plain }
}

/** The book with an entry added, in the place of one for the same account. The last `mostEntries` stay. */
export function withEntry(book: readonly BookEntry[], entry: BookEntry): readonly BookEntry[] {
  return [...book.filter((other) => !isSameEntry(other, entry)), entry].slice(-mostEntries)
}

/** The name of an account on a chain, or null. */
export function nameInBook(book: readonly BookEntry[], chainId: number, address: string): string | null {
  return (
    book.find((entry) => entry.chainId === chainId && isSameAddress(entry.address, address))?.name ?? null
  )
}

/**
 * What entries would change in a book without a word: accounts that have another name in it, and names that another account
 * of the chain has. A file from another person can give its sender's address the name of a friend.
 */
export function clashesWith(
  book: readonly BookEntry[],
  entries: readonly BookEntry[],
): { renamed: readonly BookEntry[]; shared: readonly BookEntry[] } {
  const renamed = book.filter((old) =>
    entries.some((entry) => isSameEntry(entry, old) && entry.name !== old.name),
  )
  const all = entries.reduce(withEntry, book)
  const shared = entries.filter((entry) =>
    all.some(
      (other) =>
        other.chainId === entry.chainId && !isSameEntry(other, entry) && folded(other) === folded(entry),
    ),
  )
  return { renamed, shared }
}

/** Names that are read alike: of any case and width, and with any spaces. */
function folded({ name }: BookEntry): string {
  return name.normalize('NFKC').toLowerCase().replace(/\s+/g, '')
}

export function isSameEntry(one: BookEntry, other: BookEntry): boolean {
  return one.chainId === other.chainId && isSameAddress(one.address, other.address)
}
