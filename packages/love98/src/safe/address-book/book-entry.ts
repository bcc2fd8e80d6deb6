import { type Address, isSameAddress } from '@/domain/address'
import { looksLikeAddress } from '@/domain/looks-like-address'
import { plainText } from '../plain-text'
import { type AddressProblem, readRecipient } from '../read-address'

export type BookEntry = { chainId: number; address: Address; name: string }

export type EntryProblem = AddressProblem | 'no-name' | 'name-is-address' | 'long-name' | 'no-chain'

/** The maximum length of a name in characters, the same as in Safe's own address book. */
export const longestName = 50
/** The maximum number of entries in a book, for all chains together. */
export const maxEntries = 1_000

/**
 * Reads an entry that was typed or imported from a file. It checks the address and its checksum (EIP-55), and the name,
 * which must be one plain line that does not look like an address.
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

/** Adds an entry to the book, replacing one for the same account. The book keeps the last `maxEntries` entries. */
export function withEntry(book: readonly BookEntry[], entry: BookEntry): readonly BookEntry[] {
  return [...book.filter((other) => !isSameEntry(other, entry)), entry].slice(-maxEntries)
}

export function nameInBook(book: readonly BookEntry[], chainId: number, address: string): string | null {
  return (
    book.find((entry) => entry.chainId === chainId && isSameAddress(entry.address, address))?.name ?? null
  )
}

export function isSameEntry(one: BookEntry, other: BookEntry): boolean {
  return one.chainId === other.chainId && isSameAddress(one.address, other.address)
}
