import 'server-only'
import type { Address } from '@/domain/address'
import type { Decision, GuestbookEntry } from '@/domain/guestbook/guestbook-wire'
import { type ListedEntry, wholeAccount } from '../db/guestbook/guestbook-entries'
import type { StoredDecision } from '../db/guestbook/guestbook-schema'

/**
 * Returns the public form of an entry: a hidden one has neither text nor signature, and names the account that hid
 * it.
 */
export function toApiEntry(stored: ListedEntry): Omit<GuestbookEntry, 'name'> {
  const { id, account, address, chainId, kind, domain, day, text, signature, writtenAt } = stored
  const decision = decisive(stored.decisions)
  const isHidden = decision?.isHidden ?? false
  return {
    id,
    account,
    address: address as Address,
    chainId,
    kind,
    domain,
    day,
    writtenAt: writtenAt.toISOString(),
    text: isHidden ? null : text,
    signature: isHidden ? null : signature,
    decision: decision && toApiDecision(decision),
  }
}

/**
 * Returns the decision that applies: hiding has priority over showing, and one about the account over one about the
 * entry.
 */
function decisive(decisions: readonly StoredDecision[]): StoredDecision | null {
  const ofAccount = decisions.find(({ day }) => day === wholeAccount)
  const ofEntry = decisions.find(({ day }) => day !== wholeAccount)
  const inOrder = [ofAccount, ofEntry].filter((decision) => decision !== undefined)
  return inOrder.find(({ isHidden }) => isHidden) ?? inOrder[0] ?? null
}

function toApiDecision({ day, isHidden, address, signedAt, ...rest }: StoredDecision): Decision {
  const { chainId, domain, signature } = rest
  return {
    isHidden,
    isOfAccount: day === wholeAccount,
    address: address as Address,
    chainId,
    domain,
    signature,
    signedAt: signedAt.toISOString(),
  }
}
