import type { Address } from '@/domain/address'

/** The version of both messages; a change of one letter of their form needs another one. */
export const messageVersion = '1'

/** Who signs, where: `domain` is host and port of the site, `chainId` the chain on which a contract account is verified. */
type Signer = { domain: string; address: Address; chainId: number }

/** What an account signs to leave a line. `text` as `checkGuestbookText` gives it, `day` in UTC (`2026-11-22`). */
export type EntryFields = Signer & { day: string; text: string }

/** What may be done to an entry or an account. */
export const guestbookActions = ['delete', 'hide', 'show'] as const
export type GuestbookAction = (typeof guestbookActions)[number]

/**
 * What an account signs to change what is shown. `account` is the key of an author (see `accountKey`), `day` that of one
 * of its entries, null for the account itself; `signedAt` in ISO 8601 with milliseconds.
 */
export type ActionFields = Signer & {
  action: GuestbookAction
  account: string
  day: string | null
  signedAt: string
}

/**
 * The text that is signed (EIP-191, `personal_sign`) to leave a line. It names the site, the account, the chain and the day,
 * so it is good for nothing else, and the text has no line break, so no line of it can be imitated by the text.
 */
export function entryMessage({ domain, address, chainId, day, text }: EntryFields): string {
  return [
    `${domain} asks you to sign a line in its public guestbook:`,
    address,
    '',
    text,
    '',
    `Day: ${day}`,
    `Chain ID: ${chainId}`,
    `Version: ${messageVersion}`,
  ].join('\n')
}

/** The text that is signed (EIP-191) to delete, hide or show: it names one entry by author and day, or one account. */
export function actionMessage({ domain, address, chainId, ...rest }: ActionFields): string {
  const { action, account, day, signedAt } = rest
  return [
    `${domain} asks you to change its public guestbook:`,
    address,
    '',
    `Action: ${action} ${day === null ? 'all entries of an account' : 'one entry'}`,
    `Author: ${account}`,
    `Day: ${day ?? 'all'}`,
    `Signed At: ${signedAt}`,
    `Chain ID: ${chainId}`,
    `Version: ${messageVersion}`,
  ].join('\n')
}

/** The key of an author: the address in lower case; of a contract, which is another account on every chain, with its chain. */
export function accountKey({
  address,
  chainId,
  kind,
}: {
  address: string
  chainId: number
  kind: 'account' | 'contract'
}): string {
  const lower = address.toLowerCase()
  return kind === 'account' ? lower : `${chainId}:${lower}`
}
