import type { Address } from '@/domain/address'
import { readSignInText, writeSignInText } from './sign-in-grammar'

/**
 * The fields of a message that a visitor signs to sign in (EIP-4361). Our messages have all of them except the scheme.
 */
export type SignInFields = {
  scheme?: string
  domain: string
  /** Checksummed (EIP-55). */
  address: Address
  statement: string
  uri: string
  version: '1'
  chainId: number
  nonce: string
  /** ISO 8601 with milliseconds, as JavaScript writes it. */
  issuedAt: string
  expirationTime: string
  requestId: string
}

export function signInMessage(fields: SignInFields): string {
  return writeSignInText(fields)
}

/**
 * Reads a text that `signInMessage` wrote; the whole text must match. Returns `null` for any other text, including
 * forms that EIP-4361 allows but this site never proposes: without a statement, an expiration time or a request id,
 * with resources or a "not before" time, or with times in another format.
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
