import type { Address } from '@/domain/address'
import { actionMessage, entryMessage } from '@/domain/guestbook/guestbook-message'
import type { GuestbookEntry } from '@/domain/guestbook/guestbook-wire'

/** What can be verified of an entry: its line, or the decision of an owner. */
export type SignedText = {
  /** Whether a contract is to be asked; null where the page does not know. */
  kind: GuestbookEntry['kind'] | null
  address: Address
  chainId: number
  domain: string
  message: string
  signature: string
}

/** The line as it was signed, put together here from what is shown, so that what is verified is what is shown. */
export function signedLine(entry: GuestbookEntry): SignedText | null {
  const { kind, address, chainId, domain, text, signature } = entry
  if (text === null || signature === null) return null
  return { kind, address, chainId, domain, signature, message: entryMessage({ ...entry, text }) }
}

/** The decision about an entry or its account as an owner signed it. */
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
