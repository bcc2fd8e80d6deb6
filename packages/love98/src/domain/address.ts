import type { Hex } from './hex'

/** An account or contract address on an EVM chain: `0x` and 40 hex digits, checksummed by EIP-55 where we write it. */
export type Address = Hex

/**
 * Returns whether a text is an address with a correct EIP-55 checksum. Callers pass it in, because hashing needs a
 * library.
 */
export type ChecksumCheck = (text: string) => boolean

/** Compares two addresses without regard to case: the case of the hex digits is only a checksum (EIP-55). */
export function isSameAddress(one: string, other: string | null): boolean {
  return one.toLowerCase() === other?.toLowerCase()
}

/** Shortens an address to its first 6 and last 4 characters (`0xf39F…2266`) `[S9.2]`. */
export function shortenAddress(address: string): string {
  return `${address.slice(0, 6)}…${address.slice(-4)}`
}

/**
 * Shortens an address to its first and last 4 characters, as the connection kit does; a text of fewer than 8 characters
 * stays whole `[S9.2]`.
 */
export function shortenAddressForKit(address: string): string {
  return address.length < 8 ? address : `${address.slice(0, 4)}…${address.slice(-4)}`
}
