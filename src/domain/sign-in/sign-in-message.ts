import type { Address } from '@/domain/address'
import { readSignInText, writeSignInText } from './sign-in-grammar'

/** What a visitor signs to sign in (EIP-4361); all our messages have every field but the scheme. */
export type SignInFields = {
  scheme?: string
  /** Host and port of the page that asks. */
  domain: string
  /** Checksummed (EIP-55). */
  address: Address
  statement: string
  uri: string
  version: '1'
  chainId: number
  nonce: string
  /** ISO 8601 in milliseconds, as JavaScript writes it. */
  issuedAt: string
  expirationTime: string
  requestId: string
}

/** The text that is signed (EIP-4361). */
export function signInMessage(fields: SignInFields): string {
  return writeSignInText(fields)
}

/**
 * Reads a text that `signInMessage` wrote, to the last byte; `null` for any other, also for one that EIP-4361 allows
 * and we never propose: without a statement, an expiry or a request id, with resources or a moment before which it is
 * not valid, with times in another form.
 */
export function parseSignInMessage(text: string): SignInFields | null {
  const read = readSignInText(text)
  if (!read) return null
  const { statement, expirationTime, requestId, notBefore, resources, ...rest } = read
  const isOurs = statement && expirationTime && requestId && notBefore === undefined && !resources
  if (!isOurs || ![rest.issuedAt, expirationTime].every(isOurTime)) return null
  return {
    ...rest,
    address: rest.address as Address,
    version: '1',
    statement,
    expirationTime,
    requestId,
  }
}

function isOurTime(text: string): boolean {
  return new Date(text).toISOString() === text
}
