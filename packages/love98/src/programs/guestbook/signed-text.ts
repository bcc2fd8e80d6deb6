import type { Address } from '@/domain/address'
import { actionMessage, entryMessage } from '@/domain/guestbook/guestbook-message'
import type { GuestbookEntry } from '@/domain/guestbook/guestbook-wire'

export type SignedText = {
  /** The kind of the account. Signatures of a contract are verified by a call to it. Null if unknown. */
  kind: GuestbookEntry['kind'] | null
  address: Address
  chainId: number
  domain: string
  message: string
  signature: string
}

/** Rebuilds the signed message from the displayed fields, so that the verification covers exactly what is displayed. */
export function signedLine(entry: GuestbookEntry): SignedText | null {
  const { kind, address, chainId, domain, text, signature } = entry
  if (text === null || signature === null) return null
  return { kind, address, chainId, domain, signature, message: entryMessage({ ...entry, text }) }
}

export function signedDecision({ account, day, decision }: GuestbookEntry): SignedText | null {
  if (!decision) return null
  const { address, chainId, domain, signature, isHidden, isOfAccount } = decision
  const message = actionMessage({
    ...decision,
    action: isHidden ? 'hide' : 'show',
    account,
    day: isOfAccount ? null : day,
  })
  return { kind: null, address, chainId, domain, signature, message }
}
