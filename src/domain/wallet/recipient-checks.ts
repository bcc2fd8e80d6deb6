import type { Address } from '@/domain/address'
import { isSameAddress } from '@/domain/address'
import { findLookAlike, type KnownAddresses, type Twin } from './look-alikes'

/** What a person must know of a recipient before sending. */
export type RecipientWarning =
  | { kind: 'looks-like'; known: Twin }
  | { kind: 'own' | 'contract' | 'first-time' | 'not-checked' }

type Facts = {
  own: Address
  /** Accounts that were sent to from this browser before. */
  sent: readonly Address[]
  /** Everything else that the recipient is compared with. */
  known: KnownAddresses
  /** What lies there; null while or because it is not known. */
  kind: 'account' | 'contract' | null
}

/** What to say of a recipient, the most dangerous first. */
export function recipientWarnings(
  to: Address,
  { own, sent, known, kind }: Facts,
): readonly RecipientWarning[] {
  const isSentTo = sent.some((address) => isSameAddress(address, to))
  const trusted = [...sent, own, ...known.trusted]
  const twin = findLookAlike(to, { trusted, seen: known.seen })
  return [
    ...(twin ? [{ kind: 'looks-like', known: twin } as const] : []),
    ...(isSameAddress(to, own) ? [{ kind: 'own' } as const] : []),
    ...(kind === 'contract' ? [{ kind: 'contract' } as const] : []),
    ...(kind === null ? [{ kind: 'not-checked' } as const] : []),
    ...(isSentTo || isSameAddress(to, own) ? [] : [{ kind: 'first-time' } as const]),
  ]
}
