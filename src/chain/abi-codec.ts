import { type Hex, textToHex } from '@/domain/hex'

/** A parameter: a number (`uint256`, `bytes32`), bytes or a text (`bytes`, `string`) as hex, or a list of one text (`string[]`). */
type Part = bigint | Hex | readonly [text: string]

/**
 * Call data (Solidity ABI): the function's selector, then its parameters. viem's encoder adds 20 KB, which the few calls
 * of ENS do not need.
 */
export function encodeCall(selector: Hex, ...parts: readonly Part[]): Hex {
  return `${selector}${encodeParts(parts)}`
}

/** The dynamic value that the first word of an answer points to. @throws {RangeError} when the answer is truncated */
export function decodeFirstBytes(answer: Hex): Hex {
  const digits = answer.slice(2)
  const start = 2 * numberAt(digits, 0)
  const length = 2 * numberAt(digits, start)
  const bytes = digits.slice(start + 64, start + 64 + length)
  if (bytes.length < length) throw new RangeError('the answer is truncated')
  return `0x${bytes}`
}

/** Heads first, then the tails that dynamic heads point to. */
function encodeParts(parts: readonly Part[]): string {
  let tail = ''
  const heads = parts.map((part) => {
    if (typeof part === 'bigint') return word(part)
    const head = word(BigInt(32 * parts.length + tail.length / 2))
    tail += typeof part === 'string' ? bytesOf(part) : word(1n) + encodeParts([textToHex(part[0])])
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

/** @param place offset in hex digits */
function numberAt(digits: string, place: number): number {
  const found = digits.slice(place, place + 64)
  const value = found.length === 64 ? Number(BigInt(`0x${found}`)) : Number.NaN
  if (!Number.isSafeInteger(value) || value > digits.length)
    throw new RangeError('the answer is not ABI-encoded')
  return value
}
