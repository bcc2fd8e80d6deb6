import type { ChecksumCheck } from '@/domain/address'

/** All fields of EIP-4361. Our own messages use a fixed set of them (`sign-in-message.ts`). */
export type SignInText = {
  scheme?: string
  domain: string
  address: string
  statement?: string
  uri: string
  version: string
  chainId: number
  nonce: string
  issuedAt: string
  expirationTime?: string
  notBefore?: string
  requestId?: string
  resources?: readonly string[]
}

export function writeSignInText(text: SignInText): string {
  const { scheme, domain, address, statement, resources } = text
  const optional = (label: string, value: string | undefined) =>
    value === undefined ? [] : [`${label}: ${value}`]
  return [
    `${scheme ? `${scheme}://` : ''}${domain} wants you to sign in with your Ethereum account:`,
    address,
    '',
    ...(statement === undefined ? [] : [statement]),
    '',
    `URI: ${text.uri}`,
    `Version: ${text.version}`,
    `Chain ID: ${text.chainId}`,
    `Nonce: ${text.nonce}`,
    `Issued At: ${text.issuedAt}`,
    ...optional('Expiration Time', text.expirationTime),
    ...optional('Not Before', text.notBefore),
    ...optional('Request ID', text.requestId),
    ...(resources === undefined ? [] : ['Resources:', ...resources.map((uri) => `- ${uri}`)]),
  ].join('\n')
}

/**
 * Reads a message by the grammar of EIP-4361. The whole text must match: the fields are written again and compared with
 * the text, so that no part of it is overlooked. Returns `null` for any other text.
 * @param isChecksummed not needed by callers that compare the address with an expected one
 */
export function readSignInText(text: string, isChecksummed: ChecksumCheck = () => true): SignInText | null {
  const found = grammar.exec(text)?.groups
  if (!found) return null
  const { chainId, resources, ...rest } = found
  const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined))
  const fields = {
    ...given,
    chainId: Number(chainId),
    ...(resources === undefined ? {} : { resources: resources.split('\n- ').slice(1) }),
  } as unknown as SignInText
  const times = [fields.issuedAt, fields.expirationTime, fields.notBefore]
  const isWhole =
    Number.isSafeInteger(fields.chainId) &&
    isChecksummed(fields.address) &&
    times.every((time) => !time || isMoment(time))
  return isWhole && writeSignInText(fields) === text ? fields : null
}

/** Characters of RFC 3986: unreserved and sub-delims, then those of an authority and of a whole URI. */
const plain = "A-Za-z0-9._~!$&'()*+,;=\\-"
const authority = `[${plain}:@%\\[\\]]+`
const uri = `[A-Za-z][A-Za-z0-9+.-]*:[${plain}:@%/?#\\[\\]]+`
const time = '\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(?:\\.\\d+)?(?:Z|[+-]\\d\\d:\\d\\d)'

const grammar = new RegExp(
  [
    `^(?:(?<scheme>[A-Za-z][A-Za-z0-9+.-]*)://)?(?<domain>${authority}) wants you to sign in with your Ethereum account:`,
    '(?<address>0x[0-9a-fA-F]{40})',
    '',
    `(?:(?<statement>[${plain}:/?#\\[\\]@ ]+)\\n)?`,
    `URI: (?<uri>${uri})`,
    'Version: (?<version>1)',
    'Chain ID: (?<chainId>[1-9][0-9]{0,15})',
    'Nonce: (?<nonce>[a-zA-Z0-9]{8,})',
    `Issued At: (?<issuedAt>${time})`,
  ].join('\\n') +
    `(?:\\nExpiration Time: (?<expirationTime>${time}))?` +
    `(?:\\nNot Before: (?<notBefore>${time}))?` +
    `(?:\\nRequest ID: (?<requestId>[${plain}:@%]*))?` +
    `(?:\\nResources:(?<resources>(?:\\n- ${uri})*))?$`,
)

/**
 * Returns whether a moment exists (RFC 3339). JavaScript parses 30 February as a day in March, so the day is compared.
 */
function isMoment(text: string): boolean {
  const day = text.slice(0, 10)
  const start = new Date(`${day}T00:00:00.000Z`)
  return (
    !Number.isNaN(Date.parse(text)) &&
    !Number.isNaN(start.getTime()) &&
    start.toISOString().slice(0, 10) === day
  )
}
