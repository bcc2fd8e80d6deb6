import { findLookAlike, type KnownAddresses, type Twin } from '@/domain/wallet/look-alikes'
import { type BookEntry, isSameEntry, withEntry } from './book-entry'
import { nameSkeletons } from './name-skeleton'

/** Concerns about new entries, which must be read before they are added to a book. */
export type EntryConcerns = {
  /** Entries of the book whose names the new entries change. */
  renamed: readonly BookEntry[]
  /** Entries whose name, or one that looks the same, belongs to another account. */
  shared: readonly BookEntry[]
  /** Entries whose address can be mistaken for another one, in the book or known otherwise. */
  alike: readonly { entry: BookEntry; known: Twin }[]
}

/** Entries that are compared with a book and a history without a pause: a thousand of them would stop the page. */
const slice = 25

/**
 * Compares entries with a book before they are added. A file from another person can give its sender's address the name of a friend, or
 * bring an address that looks like a friend's.
 * @param known the addresses of a chain that entries are compared with beside the book
 */
export async function checkEntries(
  book: readonly BookEntry[],
  entries: readonly BookEntry[],
  known: (chainId: number) => KnownAddresses,
): Promise<EntryConcerns> {
  const all = entries.reduce(withEntry, book)
  const renamed = book.filter((old) =>
    entries.some((entry) => isSameEntry(entry, old) && entry.name !== old.name),
  )
  const owners = new Map<string, BookEntry[]>()
  for (const entry of all)
    for (const skeleton of nameSkeletons(entry.name)) {
      const key = `${entry.chainId} ${skeleton}`
      owners.set(key, [...(owners.get(key) ?? []), entry])
    }
  const isShared = (entry: BookEntry) =>
    nameSkeletons(entry.name).some((skeleton) =>
      owners.get(`${entry.chainId} ${skeleton}`)?.some((other) => !isSameEntry(other, entry)),
    )
  const isOld = (entry: BookEntry) => book.some((old) => isSameEntry(old, entry))
  const twinOf = (entry: BookEntry) => {
    if (isOld(entry)) return null
    const others = all.filter((other) => other.chainId === entry.chainId && !isSameEntry(other, entry))
    const { trusted, seen } = known(entry.chainId)
    return findLookAlike(entry.address, {
      trusted: [...trusted, ...others.map(({ address }) => address)],
      seen,
    })
  }
  const alike: { entry: BookEntry; known: Twin }[] = []
  for (const [index, entry] of entries.entries()) {
    if (index > 0 && index % slice === 0) await new Promise((resolve) => setTimeout(resolve))
    const twin = twinOf(entry)
    if (twin) alike.push({ entry, known: twin })
  }
  return { renamed, shared: entries.filter(isShared), alike }
}
