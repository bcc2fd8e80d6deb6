import type { Address } from '@/domain/address'
import {
  address,
  exactly,
  flag,
  list,
  nullable,
  parseAnswer,
  record,
  text,
  whole,
} from '@/domain/answers/parse-answer'

/** How many entries a page of the guestbook has. */
export const guestbookPageSize = 20

/** Hexadecimal digits of a signature: 4,096 bytes, as of a Safe with sixty owners, or of one with its factory (EIP-6492). */
export const maxSignatureLength = 8_194

/** What an owner of the site decided, as it was signed (`actionMessage`); `address` and `chainId` are the owner's. */
export type Decision = {
  isHidden: boolean
  /** About all entries of the author, or about this one. */
  isOfAccount: boolean
  address: Address
  chainId: number
  domain: string
  signature: string
  /** ISO 8601. */
  signedAt: string
}

/** An entry as `GET /api/guestbook` tells it. `text` and `signature` are null for one that is hidden. */
export type GuestbookEntry = {
  id: number
  /** The author: checksummed, and the chain of the signed message. */
  address: Address
  chainId: number
  kind: 'account' | 'contract'
  /** The author's key, see `accountKey`. */
  account: string
  /** The primary ENS name, safe to show; null while none is known. */
  name: string | null
  /** Host and port in the signed message. */
  domain: string
  /** In UTC (`2026-11-22`), as signed. */
  day: string
  /** ISO 8601, by the server's clock. */
  writtenAt: string
  text: string | null
  signature: string | null
  /** The decision that hides it, or, where it is shown, the latest that showed it again. */
  decision: Decision | null
}

/** What the server knows of the visitor who is signed in. `wrote`: today, also an entry that was deleted. */
export type GuestbookVisitor = { account: string; wrote: boolean; isHidden: boolean; isOwner: boolean }

/**
 * `GET /api/guestbook?before=<id>`: entries, the newest first. `now` is the server's clock, ISO 8601; `next` is the next page's
 * `before`.
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

/** Checks an answer of `GET /api/guestbook`. @throws {TypeError} when it has another shape */
export function parseGuestbook(answer: unknown): GuestbookAnswer {
  const { isEnabled } = parseAnswer(record({ isEnabled: flag }), answer, 'guestbook')
  return isEnabled ? parseAnswer(page, answer, 'guestbook') : { isEnabled }
}

const number = whole(Number.MIN_SAFE_INTEGER)

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
  isEnabled: exactly(true),
  domain: text,
  now: text,
  entries: list(entry),
  next: nullable(number),
  namesPending: flag,
  you: nullable(record({ account: text, wrote: flag, isHidden: flag, isOwner: flag })),
})
