import type { Address } from '@/domain/address'

/** The code of an account that runs the code of another address (EIP-7702): 0xef0100 and the address. */
const designator = /^0xef0100([0-9a-f]{40})$/i

/** Returns the address whose code an account runs, in lower case; null for any other code. */
export function delegateOf(code: string): Address | null {
  const digits = designator.exec(code)?.[1]
  return digits ? `0x${digits.toLowerCase()}` : null
}
