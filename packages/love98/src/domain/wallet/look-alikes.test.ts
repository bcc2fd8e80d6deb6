import { expect, test } from 'vitest'
import type { Address } from '@/domain/address'
import { earlierRecipients, type ReportedTransfer } from './earlier-recipients'
import { differences, editsBetween, findLookAlike, isLookAlike } from './look-alikes'

const known = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const digits = known.slice(2).toLowerCase()
const changed = (change: (digits: string[]) => void) => {
  const list = [...digits]
  change(list)
  return `0x${list.join('')}` as Address
}
const swapped = (at: number) => changed((list) => void list.splice(at, 2, list[at + 1] ?? '', list[at] ?? ''))
const nextDigit = (digit: string | undefined) => ((Number.parseInt(digit ?? '0', 16) + 1) % 16).toString(16)

test('an address in another letter case is the same address and not a look-alike', () => {
  expect(isLookAlike(known, known.toLowerCase())).toBe(false)
  expect(isLookAlike(known, `0x${digits.toUpperCase()}`)).toBe(false)
})

test.each([
  ['the first and the last four digits', `0x7099${'0'.repeat(32)}79c8`],
  ['these ends in capital letters', `0x7099${'0'.repeat(32)}79C8`],
  ['more at the beginning, and three at the end', `0x70997970${'0'.repeat(28)}19c8`],
  ['three at the beginning, and four at the end', `0x7091${'0'.repeat(32)}79c8`],
  ['ends with two neighbors swapped', `0x7909${'0'.repeat(32)}79c8`],
])('an address with %s is a look-alike', (_, other) => {
  expect(isLookAlike(known, other)).toBe(true)
  expect(isLookAlike(other, known)).toBe(true)
})

test('an address with one digit changed, left out or swapped at any place is a look-alike', () => {
  for (let at = 0; at < 40; at++) {
    const other = nextDigit(digits[at])
    const shifted = `0x${digits.slice(0, at)}${digits.slice(at + 1)}${nextDigit(digits[39])}`
    expect(
      isLookAlike(
        known,
        changed((list) => void list.splice(at, 1, other)),
      ),
    ).toBe(true)
    expect(isLookAlike(known, shifted)).toBe(true)
    if (digits[at] !== digits[at + 1] && at < 39) expect(isLookAlike(known, swapped(at))).toBe(true)
  }
})

test('an address with the same ends and another middle is a look-alike, and one with other ends is not', () => {
  const middle = changed((list) => void list.splice(10, 20, ...'f'.repeat(20)))
  expect(isLookAlike(known, middle)).toBe(true)
  expect(isLookAlike(known, `0x1099${'0'.repeat(32)}79c9`)).toBe(false)
  expect(isLookAlike(known, '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC')).toBe(false)
})

test('edits count insertions, deletions, substitutions and swaps of neighbors, up to the maximum', () => {
  expect(editsBetween('abcd', 'abcd', 8)).toBe(0)
  expect(editsBetween('abcd', 'abdc', 8)).toBe(1)
  expect(editsBetween('abcd', 'acd', 8)).toBe(1)
  expect(editsBetween('abcd', 'axcyd', 8)).toBe(2)
  expect(editsBetween('abcdefgh', '12345678', 3)).toBe(4)
  expect(editsBetween('', 'abcdefghi', 8)).toBe(9)
})

test('differences are runs that cover both addresses', () => {
  const runs = differences('0xabcd', '0xABc1')
  expect(runs).toEqual([
    { one: '0xabc', other: '0xABc', isEqual: true },
    { one: 'd', other: '1', isEqual: false },
  ])
})

/** Numbers from 0 to 1 (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const seed = 31_163
const random = numbersFrom(seed)
const below = (count: number) => Math.floor(random() * count)
const hex = (count: number) => Array.from({ length: count }, () => below(16).toString(16)).join('')
const anyAddress = () => `0x${hex(40)}` as Address

const account = anyAddress()
const [cat, usdt, fake] = [anyAddress(), anyAddress(), anyAddress()]
const configured = [cat, usdt]
const paid = (to: Address): ReportedTransfer => ({
  token: random() < 0.5 ? cat : usdt,
  ...{ from: account, to, amount: BigInt(1 + below(10 ** 6)), isOwn: true },
})
const received = (): ReportedTransfer => ({
  ...{ token: cat, from: anyAddress(), to: account, amount: BigInt(1 + below(10 ** 6)), isOwn: false },
})

function poisonOf(victim: Address): Address {
  const all = victim.slice(2)
  const [first, last] = [4 + below(4), 4 + below(4)]
  const middle = hex(40 - first - last)
  return `0x${all.slice(0, first)}${middle}${all.slice(40 - last)}`
}

const plants: readonly ((poison: Address) => ReportedTransfer)[] = [
  // `transferFrom` of nothing: the log names the account as the sender, although anyone can call it.
  (to) => ({ token: usdt, from: account, to, amount: 0n, isOwn: false }),
  (to) => ({ token: fake, from: account, to, amount: 5_000_000n, isOwn: false }),
  (from) => ({ token: usdt, from, to: account, amount: 1n, isOwn: false }),
  // The account called a contract that planted it on the way.
  (to) => ({ token: fake, from: account, to, amount: 5_000_000n, isOwn: true }),
  (to) => ({ token: usdt, from: account, to, amount: 0n, isOwn: true }),
  (to) => ({ token: cat, from: account, to, amount: 7n, isOwn: false }),
]

const historyOf = (recipients: readonly Address[]) => [
  ...recipients.flatMap((to) => Array.from({ length: 1 + below(4) }, () => paid(to))),
  ...Array.from({ length: below(40) }, received),
]
const shuffled = <Item>(items: readonly Item[]) =>
  items
    .map((item) => ({ item, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item)

test(`in 100 poisoned histories each planted address is reported, and no real recipient is (seed ${seed})`, () => {
  for (let run = 0; run < 100; run++) {
    const recipients = Array.from({ length: 1 + below(60) }, anyAddress)
    const victim = recipients[below(recipients.length)] as Address
    const poison = poisonOf(victim)
    const planted = shuffled(plants)
      .slice(0, 1 + below(plants.length))
      .map((plant) => plant(poison))
    const history = shuffled([...historyOf(recipients), ...planted])
    const addresses = earlierRecipients(account, history, configured)
    expect(findLookAlike(poison, addresses)).toEqual({ address: victim, isTrusted: true })
    expect(findLookAlike(victim, addresses)).toBeNull()
  }
})

test(`at most one of 1,000 honest recipients beside histories of 100 accounts gets a warning (seed ${seed})`, () => {
  const addresses = earlierRecipients(account, historyOf(Array.from({ length: 100 }, anyAddress)), configured)
  const warned = Array.from({ length: 1_000 }, () => {
    const earlier = addresses.trusted[below(addresses.trusted.length)] as Address
    return findLookAlike(random() < 0.7 ? anyAddress() : earlier, addresses)
  }).filter((twin) => twin !== null)
  expect(warned.length).toBeLessThanOrEqual(1)
})
