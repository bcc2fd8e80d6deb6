import type { Address } from '@/domain/address'
import { isSameAddress } from '@/domain/address'

/** What makes a recipient impossible. */
export type RecipientRefusal = 'zero-address' | 'token-contract'
/** What a person must know of a recipient before sending. */
export type RecipientWarning =
  | { kind: 'looks-like'; known: Address }
  | { kind: 'own' | 'contract' | 'first-time' | 'not-checked' }

type Facts = {
  own: Address
  /** Accounts that were sent to from this browser before. */
  known: readonly Address[]
  /** What lies there; null while or because it is not known. */
  kind: 'account' | 'contract' | null
}

/** Why nothing can be sent to an address; null when it can. @param token the contract of what is sent, null for the coin */
export function recipientRefusal(to: Address, token: Address | null): RecipientRefusal | null {
  if (/^0x0{40}$/.test(to)) return 'zero-address'
  return isSameAddress(to, token) ? 'token-contract' : null
}

/** What to say of a recipient, the most dangerous first. */
export function recipientWarnings(to: Address, { own, known, kind }: Facts): readonly RecipientWarning[] {
  const isKnown = known.some((address) => isSameAddress(address, to))
  const twin = isKnown ? undefined : [...known, own].find((address) => looksAlike(address, to))
  return [
    ...(twin ? [{ kind: 'looks-like', known: twin } as const] : []),
    ...(isSameAddress(to, own) ? [{ kind: 'own' } as const] : []),
    ...(kind === 'contract' ? [{ kind: 'contract' } as const] : []),
    ...(kind === null ? [{ kind: 'not-checked' } as const] : []),
    ...(isKnown || isSameAddress(to, own) ? [] : [{ kind: 'first-time' } as const]),
  ]
}

/**
 * Whether an address is another one with the same first and last four digits, which is what people compare. Attackers plant
 * such addresses in a history of transfers, to be copied from there (address poisoning).
 */
export function looksAlike(one: Address, other: Address): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()]
  return a !== b && a.slice(2, 6) === b.slice(2, 6) && a.slice(-4) === b.slice(-4)
}
