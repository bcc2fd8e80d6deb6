import type { Address } from '@/domain/address'

/**
 * Returns the storage key for the agreement of one wallet `[S3.7]`.
 * @param address checksummed
 */
export function agreementKey(address: Address): string {
  return `${address}-terms-agreement`
}

export const agreement = 'true'

/**
 * Returns whether the owner of an address has accepted the terms; a key in lower case counts too.
 * @param address checksummed
 */
export function hasAgreed(address: Address, read: (key: string) => string | null): boolean {
  const lowerCase: Address = `0x${address.slice(2).toLowerCase()}`
  return [address, lowerCase].some((writing) => read(agreementKey(writing)) === agreement)
}
