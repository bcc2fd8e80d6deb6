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

export function isSameEntry(one: BookEntry, other: BookEntry): boolean {
  return one.chainId === other.chainId && isSameAddress(one.address, other.address)
}
