import { type Address, isSameAddress } from '@/domain/address'

/** The reasons for which a recipient is refused. */
export type RecipientRefusal = 'zero-address' | 'token-contract'

/** Why nothing can be sent to an address; null when it can. @param token the contract of what is sent, null for the coin */
export function recipientRefusal(to: Address, token: Address | null): RecipientRefusal | null {
  if (/^0x0{40}$/.test(to)) return 'zero-address'
  return isSameAddress(to, token) ? 'token-contract' : null
}
