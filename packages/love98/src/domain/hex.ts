/** Bytes in hex, two lower-case digits each, or a quantity of JSON-RPC. */
export type Hex = `0x${string}`

/** A number as JSON-RPC writes it: hex without leading zeros. */
export function toQuantity(value: bigint | number): Hex {
  return `0x${value.toString(16)}`
}

export function bytesToHex(bytes: Uint8Array): Hex {
  return `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

/** The UTF-8 bytes of a text in hex. */
export function textToHex(text: string): Hex {
  return bytesToHex(new TextEncoder().encode(text))
}

/** The text that bytes encode. @throws {TypeError} when they are not UTF-8 */
export function hexToText(hex: Hex): string {
  const pairs = hex.slice(2).match(/../g) ?? []
  const bytes = Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16))
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
}
