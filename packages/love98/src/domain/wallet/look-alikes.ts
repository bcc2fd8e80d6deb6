import { type Address, isSameAddress } from '@/domain/address'

export type KnownAddresses = {
  /** Addresses that the visitor or the chain vouches for; sending to them needs no warning. */
  readonly trusted: readonly Address[]
  /** Addresses that a stranger can put into a history or that a service names; they are compared, but never trusted. */
  readonly seen: readonly Address[]
}

/** Digits at each end that shortened addresses show. */
const shown = 4
/** The maximum number of edits between look-alikes: a typing error has one or two, unrelated addresses more than 20. */
const mostEdits = 8

/**
 * Returns whether an address can be mistaken for another one. Attackers compute addresses with the ends of a known
 * recipient and plant them in a history to be copied (address poisoning); people mistype and swap digits. Two
 * different addresses are alike
 * - if their first four and last four digits are the same except for one digit or two swapped neighbors, or
 * - if at most eight edits of a digit (insertion, deletion, substitution, swap of neighbors) turn one into the other.
 */
export function isLookAlike(one: string, other: string): boolean {
  const [a, b] = [digitsOf(one), digitsOf(other)]
  return a !== b && (hasSameEnds(a, b) || hasFewEdits(a, b))
}

/**
 * An address that a recipient can be mistaken for. If `isTrusted` is false, it was only seen, and may be the planted
 * one.
 */
export type LookAlikeMatch = { readonly address: Address; readonly isTrusted: boolean }

/**
 * Returns the known address that a recipient can be mistaken for; null without one, and for a recipient that is itself
 * trusted. Trusted addresses have priority over seen ones.
 */
export function findLookAlike(to: Address, { trusted, seen }: KnownAddresses): LookAlikeMatch | null {
  if (trusted.some((known) => isSameAddress(known, to))) return null
  const find = (list: readonly Address[], isTrusted: boolean) => {
    const address = list.find((known) => isLookAlike(known, to))
    return address ? { address, isTrusted } : null
  }
  return find(trusted, true) ?? find(seen, false)
}

/** Splits both addresses into runs of characters that are equal or different at the same place, to mark them. */
export function differences(
  one: string,
  other: string,
): readonly { readonly one: string; readonly other: string; readonly isEqual: boolean }[] {
  const runs: { one: string; other: string; isEqual: boolean }[] = []
  for (const [index, character] of [...one].entries()) {
    const twin = other[index] ?? ''
    const isEqual = character.toLowerCase() === twin.toLowerCase()
    const last = runs.at(-1)
    if (last?.isEqual === isEqual)
      Object.assign(last, { one: last.one + character, other: last.other + twin })
    else runs.push({ one: character, other: twin, isEqual })
  }
  return runs
}

function digitsOf(address: string): string {
  return address.slice(2).toLowerCase()
}

/** Allocates no list and no text: this runs for every known address. */
function hasSameEnds(a: string, b: string): boolean {
  let [wrong, first, second] = [0, -1, -1]
  for (let place = 0; place < 2 * shown; place++) {
    const index = place < shown ? place : place - 2 * shown
    if (a.at(index) === b.at(index)) continue
    wrong++
    if (wrong > 2) return false
    if (wrong === 1) first = index
    else second = index
  }
  if (wrong < 2) return true
  const isSwapped = a.at(first) === b.at(second) && a.at(second) === b.at(first)
  // The last shown digit at the beginning and the first one at the end are not neighbors.
  return second === first + 1 && isSwapped
}

/** An edit changes the count of a digit by one at most, which alone distinguishes most pairs of addresses. */
function hasFewEdits(a: string, b: string): boolean {
  counts.fill(0)
  for (let place = 0; place < a.length; place++) {
    const [one, other] = [a.charCodeAt(place) & 127, b.charCodeAt(place) & 127]
    counts[one] = (counts[one] ?? 0) + 1
    counts[other] = (counts[other] ?? 0) - 1
  }
  let surplus = 0
  for (let place = 48; place < 103; place++) surplus += Math.max(0, counts[place] ?? 0)
  return surplus <= mostEdits && editsBetween(a, b, mostEdits) <= mostEdits
}

/** Surplus of each character by its code; the digits of an address are from 0 (48) to f (102). */
const counts = new Int8Array(128)

/**
 * Returns the edit distance of two texts with swaps of neighbors (optimal string alignment).
 * @param most the limit of interest: a larger distance is returned as `most + 1`
 */
export function editsBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  const far = most + 1
  let before: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    let least = row
    for (let column = 1; column <= b.length; column++) {
      // Only cells in a band around the diagonal can have a small distance.
      if (Math.abs(row - column) > most) {
        current.push(far)
        continue
      }
      const isSame = a[row - 1] === b[column - 1]
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      const edits = Math.min(
        (above[column] ?? far) + 1,
        (current[column - 1] ?? far) + 1,
        (above[column - 1] ?? far) + (isSame ? 0 : 1),
        isSwap ? (before[column - 2] ?? far) + 1 : far,
      )
      current.push(edits)
      least = Math.min(least, edits)
    }
    if (least > most) return far
    before = above
    above = current
  }
  return Math.min(above[b.length] ?? far, far)
}
