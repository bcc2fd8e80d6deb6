import type { Address } from '@/domain/address'

/** The version of both messages; any change of their form needs a new version. */
export const messageVersion = '1'

/**
 * The signing account: `domain` is the host and port of the site, `chainId` the chain on which a contract account is
 * verified.
 */
type Signer = { domain: string; address: Address; chainId: number }

/**
 * The fields of the message that an account signs to write an entry. `text` comes from `checkGuestbookText`; `day` is
 * in UTC (`2026-11-22`).
 */
export type EntryFields = Signer & { day: string; text: string }

export const guestbookActions = ['delete', 'hide', 'show'] as const
export type GuestbookAction = (typeof guestbookActions)[number]

/**
 * The fields of the message that an account signs to delete, hide or show. `account` is the key of the author (see
 * `accountKey`); `day` is the day of one entry, or null for all entries of the author; `signedAt` is in ISO 8601 with
 * milliseconds.
 */
export type ActionFields = Signer & {
  action: GuestbookAction
  account: string
  day: string | null
  signedAt: string
}

/**
 * Builds the text to sign (EIP-191, `personal_sign`) for an entry. The signature has no other use, because the text
 * names the site, the account, the chain and the day. An entry has no line break, so it cannot imitate the other lines.
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

/** Builds the text to sign (EIP-191) to delete, hide or show: it names one entry by author and day, or one account. */
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

/**
 * Returns the key of an author: the address in lower case. A contract's key includes the chain, because the same
 * address is another account on each chain.
 */
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
