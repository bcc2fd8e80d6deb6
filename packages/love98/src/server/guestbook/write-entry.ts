import type { Hex } from '@/domain/hex'
import 'server-only'
import * as v from 'valibot'
import { AppError } from '@/domain/errors'
import { isOpenDay } from '@/domain/guestbook/guestbook-day'
import { entryMessage } from '@/domain/guestbook/guestbook-message'
import { checkGuestbookText, textLimits } from '@/domain/guestbook/guestbook-text'
import { maxSignatureLength } from '@/domain/guestbook/guestbook-wire'
import { addEntry, hasEntry, isHiddenAccount } from '../db/guestbook/guestbook-entries'
import type { Author } from './author'
import type { GuestbookPorts } from './ports'
import { requireSignature } from './require-signature'

/**
 * The largest request, bytes: a text of 4 KB, for which JSON may need six characters per byte, and a signature of 8 KB.
 */
export const maxEntryBytes = 32_768

export const signature = v.custom<Hex>(
  (value) =>
    typeof value === 'string' && value.length <= maxSignatureLength && /^0x(?:[0-9a-fA-F]{2})*$/.test(value),
)

/** A page's request to add an entry. `text` is the signed text. */
export const entryRequest = v.strictObject({
  text: v.pipe(v.string(), v.maxCodePoints(textLimits.bytes)),
  day: v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/)),
  signature,
  frame: v.optional(v.boolean(), false),
})

/**
 * Adds the entry of an account for a day. The signed message is created here from the session and the site, so a
 * signature for another site, account, chain, day or text does not match it. A unique index allows one entry per day.
 * @returns the id of the entry
 * @throws {AppError} `bad-request` for a text that breaks a rule, `guestbook-refused` if the day is over or used or
 *   the account is hidden, `verification-failed`, `node-unavailable`, `database-unavailable`
 */
export async function writeEntry(
  ports: GuestbookPorts,
  author: Author,
  { text, day, signature }: Pick<v.InferOutput<typeof entryRequest>, 'text' | 'day' | 'signature'>,
): Promise<number> {
  const checked = checkGuestbookText(text)
  if (checked.text !== text)
    throw new AppError('bad-request', new Error(`text: ${checked.problem ?? 'form'}`))
  const now = ports.now()
  if (!isOpenDay(day, now.getTime())) throw refused('another day')
  const database = await ports.database()
  const { account, address, chainId, kind } = author
  if (await isHiddenAccount(database, ports, account)) throw refused('a hidden account')
  // Checked before the signature, because checking a signature may need a call to a node.
  if (await hasEntry(database, account, day)) throw refused('one a day')
  const { domain } = ports
  const message = entryMessage({ domain, address, chainId, day, text })
  await requireSignature(ports, author, { message, signature })
  const entry = { account, address, chainId, kind, domain, day, text, signature, writtenAt: now }
  const id = await addEntry(database, entry)
  if (id === null) throw refused('one a day')
  return id
}

/** The reason is for the log. The page reads the state again and shows it. */
export function refused(reason: string): AppError {
  return new AppError('guestbook-refused', new Error(reason))
}
