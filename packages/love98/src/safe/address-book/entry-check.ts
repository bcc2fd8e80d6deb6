import prototypes from 'unhomoglyph/data.json'
import { findLookAlike, type KnownAddresses, type LookAlikeMatch } from '@/domain/wallet/look-alikes'
import { type BookEntry, isSameEntry, withEntry } from './book-entry'

/** Concerns about new entries, which must be read before they are added to a book. */
export type EntryWarnings = {
  /** Entries of the book whose names the new entries change. */
  renamed: readonly BookEntry[]
  /** Entries whose name, or one that looks the same, belongs to another account. */
  shared: readonly BookEntry[]
  /** Entries whose address can be mistaken for another one, in the book or known otherwise. */
  alike: readonly { entry: BookEntry; known: LookAlikeMatch }[]
}

/** Entries compared with a book and a history without a pause; a thousand of them would block the page. */
const slice = 25

/**
 * Compares entries with a book before they are added. A file from another person can give its sender's address the
 * name of a friend, or contain an address that looks like a friend's.
 * @param known other addresses of a chain that entries are compared with
 */
export async function checkEntries(
  book: readonly BookEntry[],
  entries: readonly BookEntry[],
  known: (chainId: number) => KnownAddresses,
): Promise<EntryWarnings> {
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
  const alike: { entry: BookEntry; known: LookAlikeMatch }[] = []
  for (const [index, entry] of entries.entries()) {
    if (index > 0 && index % slice === 0) await new Promise((resolve) => setTimeout(resolve))
    const twin = twinOf(entry)
    if (twin) alike.push({ entry, known: twin })
  }
  return { renamed, shared: entries.filter(isShared), alike }
}

const prototypeOf: Readonly<Record<string, string>> = prototypes

/**
 * Skeletons of a name (UTS #39, section 4) by Unicode's table of confusable characters: of the name as it is
 * and in lower case, each in lower case, without spaces and invisible characters. Two names are confusable
 * when they share a skeleton; a skeleton is never displayed.
 */
export function nameSkeletons(name: string): readonly string[] {
  const compact = name.normalize('NFKC').replace(/[\s\p{Default_Ignorable_Code_Point}]/gu, '')
  return [...new Set([compact, compact.toLowerCase()].map((each) => skeleton(each).toLowerCase()))]
}

function skeleton(text: string): string {
  return [...text.normalize('NFD')]
    .map((character) => (Object.hasOwn(prototypeOf, character) ? prototypeOf[character] : character))
    .join('')
    .normalize('NFD')
}
