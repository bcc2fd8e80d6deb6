import type { Hex } from 'viem'

/** A parameter of a call: a number in its word, bytes (or a text's bytes) behind their length, or a list of one text. */
type Part = bigint | Hex | readonly [text: string]

/**
 * A call's data (Solidity ABI): the function's selector, then its parameters. The few calls that a name needs do without
 * a library's encoder, which weighs 20 KB with what it brings along.
 */
export function encodeCall(selector: Hex, ...parts: readonly Part[]): Hex {
  return `${selector}${encodeParts(parts)}`
}

/** The bytes that the first word of an answer points to. @throws {RangeError} when the answer is shorter than it says */
export function decodeFirstBytes(answer: Hex): Hex {
  const digits = answer.slice(2)
  const start = 2 * numberAt(digits, 0)
  const length = 2 * numberAt(digits, start)
  const bytes = digits.slice(start + 64, start + 64 + length)
  if (bytes.length < length) throw new RangeError('the answer is cut')
  return `0x${bytes}`
}

/** A text's bytes (UTF-8). */
export function hexOfText(text: string): Hex {
  return hexOfBytes(new TextEncoder().encode(text))
}

/** Bytes as they are written in a call. */
export function hexOfBytes(bytes: Uint8Array): Hex {
  return `0x${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

/** The text of bytes. @throws {TypeError} when they are no UTF-8 */
export function textOfHex(hex: Hex): string {
  const pairs = hex.slice(2).match(/../g) ?? []
  return new TextDecoder('utf-8', { fatal: true }).decode(
    Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16)),
  )
}

/** Heads first, then what they point to. */
function encodeParts(parts: readonly Part[]): string {
  let tail = ''
  const heads = parts.map((part) => {
    if (typeof part === 'bigint') return word(part)
    const head = word(BigInt(32 * parts.length + tail.length / 2))
    tail += typeof part === 'string' ? bytesOf(part) : word(1n) + encodeParts([hexOfText(part[0])])
    return head
  })
  return heads.join('') + tail
}

function bytesOf(hex: Hex): string {
  const digits = hex.slice(2)
  return word(BigInt(digits.length / 2)) + digits.padEnd(64 * Math.ceil(digits.length / 64), '0')
}

function word(value: bigint): string {
  return value.toString(16).padStart(64, '0')
}

/** @param place in hex digits */
function numberAt(digits: string, place: number): number {
  const found = digits.slice(place, place + 64)
  const value = found.length === 64 ? Number(BigInt(`0x${found}`)) : Number.NaN
  if (!Number.isSafeInteger(value) || value > digits.length) throw new RangeError('the answer is no ABI')
  return value
}
