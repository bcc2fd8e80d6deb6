import type { Address } from '@/domain/address'
import { isSameAddress } from '@/domain/address'
import { findLookAlike, type KnownAddresses, type LookAlikeMatch } from './look-alikes'

export type RecipientWarning =
  | { kind: 'looks-like'; known: LookAlikeMatch }
  | { kind: 'own' | 'contract' | 'first-time' | 'not-checked' }

type Facts = {
  own: Address
  /** Accounts that received a payment from this browser before. */
  sent: readonly Address[]
  known: KnownAddresses
  kind: 'account' | 'contract' | null
}

/** Returns the warnings about a recipient, the most serious first. */
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
