import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { readStored, removeStored, writeStored } from '@/browser/storage'
import { addressBookKey } from '@/domain/wallet/storage-keys'
import {
  type BookEntry,
  isSameEntry,
  maxEntries,
  nameInBook,
  readEntry,
  withEntry,
} from '@/safe/address-book/book-entry'
import { treasuryBook } from '@/texts/treasury-book'

const version = 1

/** The address book of this browser. No server receives it, and no gateway or token can change it. */
export const addressBook = createStore<readonly BookEntry[]>(read)

// Storage events of other tabs; the listener lives as long as the page.
if (typeof window !== 'undefined')
  window.addEventListener('storage', ({ key }) => {
    if (key === addressBookKey || key === null) addressBook.setState(read(), true)
  })

/** Adds entries. An entry replaces the one of the same account. */
export function addToBook(entries: readonly BookEntry[]): void {
  store(entries.reduce(withEntry, read()))
}

export function removeFromBook(entry: BookEntry): void {
  store(read().filter((other) => !isSameEntry(other, entry)))
}

function store(entries: readonly BookEntry[]): void {
  addressBook.setState(entries, true)
  if (entries.length === 0) removeStored(addressBookKey)
  else writeStored(addressBookKey, JSON.stringify({ version, entries }))
}

/** Reads the stored book. Stored entries are checked like typed ones. */
function read(): readonly BookEntry[] {
  try {
    const stored = JSON.parse(readStored(addressBookKey) ?? '{}')
    if (stored.version !== version || !Array.isArray(stored.entries)) return []
    return stored.entries.slice(0, maxEntries).flatMap((value: unknown) => {
      const { chainId, address, name } = Object(value)
      const entry = readEntry(Number(chainId), String(address), String(name))
      return typeof entry === 'string' ? [] : [entry]
    })
  } catch {
    return []
  }
}

/** The largest number of names that are listed. */
const mostNames = 10

/**
 * Returns a function that lists the visitor's own names for the addresses in a text, one per line; empty
 * without a name.
 */
export function useBookNames(chainId: number): (text: string) => string {
  const book = useStore(addressBook)
  return (text) => {
    const addresses = new Set(text.match(/0x[0-9a-fA-F]{40}(?![0-9a-fA-F])/g) ?? [])
    const lines = [...addresses].flatMap((address) => {
      const name = nameInBook(book, chainId, address)
      return name === null ? [] : [treasuryBook.named(address, name)]
    })
    return lines.slice(0, mostNames).join('\n')
  }
}
