import { expect, test } from 'vitest'
import type { Address } from '@/domain/address'
import type { BookEntry } from './book-entry'
import { checkEntries } from './entry-check'

const [friend, stranger] = [`0x1234${'5'.repeat(32)}6789`, `0xabcd${'7'.repeat(36)}`] as const
const twin = `0x1234${'0'.repeat(32)}6789` as const
const entry = (name: string, address: Address, chainId = 1): BookEntry => ({ chainId, address, name })
const nothing = () => ({ trusted: [], seen: [] })
const trusting = () => ({ trusted: [friend], seen: [] })
const book = [entry('Bob', friend)]

test('an entry whose name looks like that of another account has a warning before it is added', async () => {
  const added = entry('Воb', stranger)
  expect(await checkEntries(book, [added], nothing)).toEqual({ renamed: [], shared: [added], alike: [] })
  expect((await checkEntries(book, [entry('Воb', stranger, 2)], nothing)).shared).toEqual([])
  expect((await checkEntries([], [entry('Bob', friend), added], nothing)).shared).toHaveLength(2)
})

test('an entry whose address looks like one in the book, in the file or elsewhere has a warning', async () => {
  const added = entry('Carol', twin)
  expect((await checkEntries(book, [added], nothing)).alike).toEqual([
    { entry: added, known: { address: friend, isTrusted: true } },
  ])
  expect((await checkEntries([], [added, entry('Bob', friend)], nothing)).alike).toHaveLength(2)
  expect((await checkEntries([], [added], trusting)).alike).toEqual([
    { entry: added, known: { address: friend, isTrusted: true } },
  ])
  expect((await checkEntries(book, [entry('Carol', stranger)], nothing)).alike).toEqual([])
})

test('another name for the same account has a warning, and a repeated entry has no warning', async () => {
  expect((await checkEntries(book, [entry('Robert', friend)], nothing)).renamed).toEqual(book)
  expect(await checkEntries(book, book, trusting)).toEqual({ renamed: [], shared: [], alike: [] })
})

test('an entry whose address looks like one seen in a history has a warning, and so has an address from the history itself', async () => {
  const added = entry('Carol', twin)
  const seen = () => ({ trusted: [], seen: [twin, friend] })
  expect((await checkEntries([], [added], seen)).alike).toEqual([
    { entry: added, known: { address: friend, isTrusted: false } },
  ])
  expect((await checkEntries([], [entry('Bob', friend)], nothing)).alike).toEqual([])
})
