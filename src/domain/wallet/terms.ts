import type { Address } from '@/domain/address'

/** Where the agreement of one wallet is kept `[S3.7]`. @param address checksummed */
export function agreementKey(address: Address): string {
  return `${address}-terms-agreement`
}

/** What is stored for an agreement. */
export const agreement = 'true'

/** Whether the owner of an address has agreed; a key in lower case counts as well. @param address checksummed */
export function hasAgreed(address: Address, read: (key: string) => string | null): boolean {
  const lowerCase: Address = `0x${address.slice(2).toLowerCase()}`
  return [address, lowerCase].some((writing) => read(agreementKey(writing)) === agreement)
}
