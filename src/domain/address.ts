/** An account or contract address on an EVM chain: `0x` and 40 hex digits, checksummed by EIP-55 where we write it. */
export type Address = `0x${string}`

/** Decides whether a text is an address with a correct EIP-55 checksum; handed in, since hashing is not a rule of ours. */
export type ChecksumCheck = (text: string) => boolean

/** Whether two texts are the same address; the case of hex digits is only a checksum (EIP-55). */
export function isSameAddress(one: string, other: string | null): boolean {
  return one.toLowerCase() === other?.toLowerCase()
}

/** The product's own shortening `[S9.2]`: first 6 and last 4 characters (`0xf39F…2266`). */
export function shortenAddress(address: string): string {
  return `${address.slice(0, 6)}…${address.slice(-4)}`
}

/** The connection kit's shortening `[S9.2]`: first and last 4 characters, when the text has 8 or more. */
export function shortenAddressForKit(address: string): string {
  return address.length < 8 ? address : `${address.slice(0, 4)}…${address.slice(-4)}`
}
