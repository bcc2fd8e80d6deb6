import { type Hex, hexToText } from '@/domain/hex'
import { looksLikeAddress } from '@/domain/looks-like-address'

/** Bytes of a symbol that are read; what is longer is no symbol. */
const longestSymbol = 1_024

/**
 * A symbol, as `string` or, from tokens of 2016 and 2017, as `bytes32` filled with zeros; null when it is neither or not
 * UTF-8, or would be read as an address.
 */
export function readSymbol(answer: Hex): string | null {
  const digits = answer.slice(2)
  const bytes = digits.length === 64 ? digits.replace(/(00)+$/, '') : stringIn(digits)
  if (bytes === null || bytes.length > 2 * longestSymbol) return null
  try {
    const symbol = hexToText(`0x${bytes}`)
    return looksLikeAddress(symbol) ? null : symbol
  } catch {
    return null
  }
}

/** Decimals as one word, of which a `uint8` fills the last byte; null for anything else. */
export function readDecimals(answer: Hex): number | null {
  return /^0x0{62}[0-9a-f]{2}$/i.test(answer) ? Number(answer) : null
}

/** A `bool` as one word; null for anything else. */
export function readFlag(answer: Hex): boolean | null {
  return /^0x0{63}[01]$/.test(answer) ? answer.endsWith('1') : null
}

/** The bytes of the one `string` that was returned: offset 32, its length, then itself. */
function stringIn(digits: string): string | null {
  if (!/^0{62}20/.test(digits)) return null
  const length = Number(`0x${digits.slice(64, 128) || '0'}`)
  if (length > longestSymbol || digits.length < 128 + 2 * length) return null
  return digits.slice(128, 128 + 2 * length)
}
