import type { Address } from '@/domain/address'
import {
  address,
  flag,
  list,
  literal,
  nullable,
  parseAnswer,
  record,
  text,
  wholeNumber,
} from '@/domain/answers/parse-answer'

export const guestbookPageSize = 20

/**
 * The maximum length of a signature in hexadecimal digits: 4,096 bytes suffice for a Safe with sixty owners, or for one
 * with its factory call (EIP-6492).
 */
export const maxSignatureLength = 8_194

/** A signed decision of a site owner (`actionMessage`). `address` and `chainId` are the owner's. */
export type Decision = {
  isHidden: boolean
  /** True for all entries of the author, false for this entry only. */
  isOfAccount: boolean
  address: Address
  chainId: number
  domain: string
  signature: string
  /** ISO 8601. */
  signedAt: string
}

/** An entry in the answer of `GET /api/guestbook`. `text` and `signature` are null if the entry is hidden. */
export type GuestbookEntry = {
  id: number
  /** The checksummed address of the author; `chainId` is the chain of the signed message. */
  address: Address
  chainId: number
  kind: 'account' | 'contract'
  /** The key of the author, see `accountKey`. */
  account: string
  /** The primary ENS name, checked for safe display; null while it is unknown. */
  name: string | null
  domain: string
  /** In UTC (`2026-11-22`), as signed. */
  day: string
  /** ISO 8601, by the server's clock. */
  writtenAt: string
  text: string | null
  signature: string | null
  /** The latest decision about the entry: the one that hides it, or the one that showed it again. */
  decision: Decision | null
}

/** The signed-in visitor. `wrote`: the visitor wrote an entry today, even one that was deleted. */
export type GuestbookVisitor = { account: string; wrote: boolean; isHidden: boolean; isOwner: boolean }

/**
 * A page of `GET /api/guestbook?before=<id>`: entries, newest first. `now` is the server's clock, ISO 8601; `next` is
 * the `before` of the next page.
 */
export type GuestbookPage = {
  isEnabled: true
  domain: string
  now: string
  entries: readonly GuestbookEntry[]
  next: number | null
  namesPending: boolean
  you: GuestbookVisitor | null
}

export type GuestbookAnswer = { isEnabled: false } | GuestbookPage

/**
 * Checks an answer of `GET /api/guestbook`.
 * @throws {TypeError} if it has another shape
 */
export function parseGuestbook(answer: unknown): GuestbookAnswer {
  const { isEnabled } = parseAnswer(record({ isEnabled: flag }), answer, 'guestbook')
  return isEnabled ? parseAnswer(page, answer, 'guestbook') : { isEnabled }
}

const number = wholeNumber(Number.MIN_SAFE_INTEGER)

const decision = record({
  isHidden: flag,
  isOfAccount: flag,
  address,
  chainId: number,
  domain: text,
  signature: text,
  signedAt: text,
})

const entry = record({
  id: number,
  address,
  chainId: number,
  kind: (value: unknown) => (value === 'contract' ? value : 'account'),
  account: text,
  name: nullable(text),
  domain: text,
  day: text,
  writtenAt: text,
  text: nullable(text),
  signature: nullable(text),
  decision: nullable(decision),
})

const page = record({
  isEnabled: literal(true),
  domain: text,
  now: text,
  entries: list(entry),
  next: nullable(number),
  namesPending: flag,
  you: nullable(record({ account: text, wrote: flag, isHidden: flag, isOwner: flag })),
})
