import type { Address } from './address'

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
  const { scheme, domain, address, statement, uri, version, chainId } = fields
  return [
    `${scheme ? `${scheme}://` : ''}${domain} wants you to sign in with your Ethereum account:`,
    address,
    '',
    statement,
    '',
    `URI: ${uri}`,
    `Version: ${version}`,
    `Chain ID: ${chainId}`,
    `Nonce: ${fields.nonce}`,
    `Issued At: ${fields.issuedAt}`,
    `Expiration Time: ${fields.expirationTime}`,
    `Request ID: ${fields.requestId}`,
  ].join('\n')
}

/** Reads a text that `signInMessage` wrote, to the last byte; `null` for any other. */
export function parseSignInMessage(text: string): SignInFields | null {
  const found = grammar.exec(text)?.groups
  if (!found) return null
  const { scheme, ...rest } = found as Record<string, string>
  const fields = {
    ...(scheme ? { scheme } : {}),
    ...rest,
    chainId: Number(rest.chainId),
  } as SignInFields
  const times = [fields.issuedAt, fields.expirationTime]
  const isWhole = Number.isSafeInteger(fields.chainId) && times.every(isTime)
  return isWhole && signInMessage(fields) === text ? fields : null
}

const grammar = new RegExp(
  [
    '^(?:(?<scheme>[a-z][a-z0-9+.-]*)://)?(?<domain>[^\\s/?#@]+) wants you to sign in with your Ethereum account:',
    '(?<address>0x[0-9a-fA-F]{40})',
    '',
    '(?<statement>[^\\n]+)',
    '',
    'URI: (?<uri>\\S+)',
    'Version: (?<version>1)',
    'Chain ID: (?<chainId>[1-9][0-9]{0,15})',
    'Nonce: (?<nonce>[a-zA-Z0-9]{8,})',
    'Issued At: (?<issuedAt>\\S+)',
    'Expiration Time: (?<expirationTime>\\S+)',
    'Request ID: (?<requestId>[\\w.~-]+)$',
  ].join('\\n'),
)

function isTime(text: string): boolean {
  const time = new Date(text)
  return !Number.isNaN(time.getTime()) && time.toISOString() === text
}
