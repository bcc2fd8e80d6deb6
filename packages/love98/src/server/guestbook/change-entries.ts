import 'server-only'
import * as v from 'valibot'
import { isFresh } from '@/domain/guestbook/guestbook-day'
import { actionMessage, guestbookActions } from '@/domain/guestbook/guestbook-message'
import { deleteEntry, storeDecision, wholeAccount } from '../db/guestbook/guestbook-entries'
import { type Author, isOwner } from './author'
import type { GuestbookPorts, GuestbookSettings } from './ports'
import { requireSignature } from './require-signature'
import { refused, signature } from './write-entry'

/** A page's request to delete, hide or show, see `actionMessage`. */
export const actionRequest = v.strictObject({
  action: v.picklist(guestbookActions),
  account: v.pipe(v.string(), v.regex(/^(?:[1-9]\d{0,15}:)?0x[0-9a-f]{40}$/)),
  day: v.nullable(v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/))),
  signedAt: v.pipe(v.string(), v.maxCodePoints(30)),
  signature,
  frame: v.optional(v.boolean(), false),
})
type Action = Omit<v.InferOutput<typeof actionRequest>, 'frame'>

/**
 * Deletes an entry for its author, or hides or shows an entry or an account for an owner of the site. The session and
 * the present version of the community's file decide who may do it. The signature must be for this action and a few
 * minutes old at most.
 * @throws {AppError} `guestbook-refused` for all other accounts, for an old signature, and if nothing is left to
 *   change; `verification-failed`, `node-unavailable`, `database-unavailable`
 */
export async function changeEntries(
  ports: GuestbookPorts,
  settings: GuestbookSettings,
  author: Author,
  { action, account, day, signedAt, signature }: Action,
): Promise<void> {
  const now = ports.now()
  const isAllowed =
    action === 'delete' ? account === author.account && day !== null : isOwner(settings, author)
  if (!isAllowed) throw refused('not allowed')
  if (!isFresh(signedAt, now.getTime())) throw refused('an old signature')
  const { address, chainId } = author
  const { domain } = ports
  const message = actionMessage({ domain, address, chainId, action, account, day, signedAt })
  await requireSignature(ports, author, { message, signature })
  const database = await ports.database()
  const isDone =
    action === 'delete' && day !== null
      ? await deleteEntry(database, { account, day, now })
      : await storeDecision(database, {
          account,
          day: day ?? wholeAccount,
          isHidden: action === 'hide',
          ...{ address, chainId, domain, signature, signedAt: new Date(signedAt) },
        })
  if (!isDone) throw refused('nothing to change')
  // A deleted or hidden entry must not be sent again from memory.
  ports.exports.clear()
}
