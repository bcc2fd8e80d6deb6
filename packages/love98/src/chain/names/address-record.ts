import type { Address } from '@/domain/address'
import type { Hex } from '@/domain/hex'

/** Returns the address in the bytes of a record, in lower case; null for an empty or invalid record. */
export function addressIn(bytes: Hex | null): Address | null {
  return bytes && /^0x[0-9a-f]{40}$/i.test(bytes) && !/^0x0+$/.test(bytes)
    ? (bytes.toLowerCase() as Address)
    : null
}
