import type { Address } from './address'
import type { Hex } from './hex'
import * as selectors from './selectors'

/**
 * An argument: a static word (a number, or an address or 32 bytes as hex), bytes or a string (`textToHex`), a
 * list, or a struct with a dynamic field.
 */
export type AbiValue =
  | bigint
  | Address
  | { readonly bytes: Hex }
  | { readonly list: readonly AbiValue[] }
  | { readonly struct: readonly AbiValue[] }

/**
 * Encodes call data (Solidity ABI): the selector and the arguments. viem's encoder has 20 KB, which the few
 * calls of the first programs do not need.
 */
export function encodeCall(selector: Hex, ...values: readonly AbiValue[]): Hex {
  return `${selector}${encodeValues(values)}`
}

/** Encodes `transfer(to, amount)` of ERC-20. @param amount smallest units */
export function encodeTransfer(to: Address, amount: bigint): Hex {
  return encodeCall(selectors.transfer, to, amount)
}

export function encodeBalanceOf(account: Address): Hex {
  return encodeCall(selectors.balanceOf, account)
}

/** Encodes a number, or an address or other hex, as one word: 64 hex digits in lower case, without `0x`. */
export function encodeWord(value: bigint | Hex): string {
  const digits = typeof value === 'bigint' ? value.toString(16) : value.slice(2).toLowerCase()
  return digits.padStart(64, '0')
}

/**
 * Encodes the heads of the values, then the tails to which the heads of dynamic values point. Returns hex digits without
 * `0x`.
 */
export function encodeValues(values: readonly AbiValue[]): string {
  let tails = ''
  const heads = values.map((value) => {
    if (typeof value !== 'object') return encodeWord(value)
    const head = encodeWord(BigInt(32 * values.length + tails.length / 2))
    tails += encodeTail(value)
    return head
  })
  return heads.join('') + tails
}

function encodeTail(value: Exclude<AbiValue, bigint | Address>): string {
  if ('list' in value) return encodeWord(BigInt(value.list.length)) + encodeValues(value.list)
  if ('struct' in value) return encodeValues(value.struct)
  const digits = value.bytes.slice(2)
  return encodeWord(BigInt(digits.length / 2)) + digits.padEnd(64 * Math.ceil(digits.length / 64), '0')
}

/** Returns the argument words of call data, 64 hex digits each; null if the data is not a selector and whole words. */
export function argumentWords(data: string): readonly string[] | null {
  const words = data.slice(10).match(/.{64}/g) ?? []
  return data.length === 10 + 64 * words.length ? words : null
}

/** Decodes an answer or the data of a log that has exactly this number of words; null for any other value. */
export function decodeUints(answer: unknown, count: number): readonly bigint[] | null {
  if (typeof answer !== 'string' || answer.length !== 2 + 64 * count || !/^0x[0-9a-f]*$/i.test(answer))
    return null
  return Array.from({ length: count }, (_, index) => wordAt(answer, 2 + 64 * index))
}

/** Decodes an answer that is exactly one number; null for any other value. */
export function decodeUint(answer: unknown): bigint | null {
  return decodeUints(answer, 1)?.[0] ?? null
}

/** Decodes an answer that is exactly one `bool`; null for any other value. */
export function decodeBool(answer: unknown): boolean | null {
  const value = decodeUint(answer)
  return value === null || value > 1n ? null : value === 1n
}

/** Decodes a word with an address, such as an answer or a topic, in lower case; null for any other value. */
export function decodeAddress(word: unknown): Address | null {
  return typeof word === 'string' && /^0x0{24}[0-9a-f]{40}$/i.test(word)
    ? `0x${word.slice(26).toLowerCase()}`
    : null
}

/**
 * Decodes the dynamic value to which the first word of an answer points.
 * @throws {RangeError} if the answer is truncated
 */
export function decodeFirstBytes(answer: Hex): Hex {
  const digits = answer.slice(2)
  const start = offsetAt(digits, 0)
  const length = offsetAt(digits, start)
  const bytes = digits.slice(start + 64, start + 64 + length)
  if (bytes.length < length) throw new RangeError('the answer is truncated')
  return `0x${bytes}`
}

/**
 * Reads an offset or a length, in bytes, and returns it in hex digits.
 * @param place in hex digits
 * @throws {RangeError} if the word is missing, or points behind the digits
 */
export function offsetAt(digits: string, place: number): number {
  const value = wordAt(digits, place)
  if (value * 2n > BigInt(digits.length)) throw new RangeError('the answer is not ABI-encoded')
  return Number(value) * 2
}

/** Reads the word at a place in hex digits. @throws {RangeError} if the word is missing */
export function wordAt(digits: string, place: number): bigint {
  const found = digits.slice(place, place + 64)
  if (found.length !== 64) throw new RangeError('the answer is truncated')
  return BigInt(`0x${found}`)
}
