import { type Address, isSameAddress } from '@/domain/address'

export type RecipientRefusal = 'zero-address' | 'token-contract'

/**
 * Returns the reason that an address cannot be the recipient; null if it can. @param token the contract of the sent
 * token; null for the native coin
 */
export function recipientRefusal(to: Address, token: Address | null): RecipientRefusal | null {
  if (/^0x0{40}$/.test(to)) return 'zero-address'
  return isSameAddress(to, token) ? 'token-contract' : null
}
