import { describe, expect, test } from 'vitest'
import { readSignInText, writeSignInText } from './sign-in-grammar'
import { parseSignInMessage, type SignInFields, signInMessage } from './sign-in-message'

const fields: SignInFields = {
  domain: 'localhost:3000',
  address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  statement: 'Sign in to Cat Club.',
  uri: 'http://localhost:3000',
  version: '1',
  chainId: 31337,
  nonce: '0123456789abcdef0123456789abcdef',
  issuedAt: '2026-05-01T12:00:00.000Z',
  expirationTime: '2026-05-01T12:05:00.000Z',
  requestId: 'a1b2c3',
}
const message = `localhost:3000 wants you to sign in with your Ethereum account:
0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266

Sign in to Cat Club.

URI: http://localhost:3000
Version: 1
Chain ID: 31337
Nonce: 0123456789abcdef0123456789abcdef
Issued At: 2026-05-01T12:00:00.000Z
Expiration Time: 2026-05-01T12:05:00.000Z
Request ID: a1b2c3`

// Proves S7.1
test('a message is written in the EIP-4361 format and read back', () => {
  expect(signInMessage(fields)).toBe(message)
  expect(parseSignInMessage(message)).toEqual(fields)
  const withScheme = { ...fields, scheme: 'http' }
  expect(signInMessage(withScheme)).toBe(`http://${message}`)
  expect(parseSignInMessage(`http://${message}`)).toEqual(withScheme)
})

// Proves S7.1
describe('texts that are not a message of this product', () => {
  test.each([
    ['empty', ''],
    ['a line feed more', `${message}\n`],
    ['a space before', ` ${message}`],
    ['carriage returns', message.replaceAll('\n', '\r\n')],
    ['something before', `Pay me.\n${message}`],
    ['resources', `${message}\nResources:\n- https://cats.example`],
    ['a statement of two lines', message.replace('Sign in', 'Sign in\nPay')],
    ['no statement', message.replace('Sign in to Cat Club.\n', '')],
    ['no expiry', message.replace(/\nExpiration.*/, '')],
    ['no request id', message.replace(/\nRequest.*/, '')],
    ['fields in another order', message.replace(/(Version: 1)\n(Chain ID: 31337)/, '$2\n$1')],
    ['another version', message.replace('Version: 1', 'Version: 2')],
    ['a chain with a leading zero', message.replace('31337', '031337')],
    ['a chain beyond whole numbers', message.replace('31337', '9999999999999999')],
    ['a short nonce', message.replace(/Nonce: .*/, 'Nonce: abc')],
    ['a day that is none', message.replace('2026-05-01T12:05', '2026-02-30T12:05')],
    ['an hour that is none', message.replace('T12:05', 'T25:05')],
    ['a time in another form', message.replace('12:05:00.000Z', '12:05:00Z')],
    ['an address that is too short', message.replace('92266\n', '9226\n')],
    ['a path in the domain', message.replace('localhost:3000 wants', 'localhost:3000/a wants')],
    ['letters that look alike', message.replace('localhost', 'lоcalhost')],
  ])('the message is not accepted: %s', (_, text) => {
    expect(text).not.toBe(message)
    expect(parseSignInMessage(text)).toBeNull()
  })
})

test('optional EIP-4361 fields are read by the grammar, but not accepted as a message of this product', () => {
  const text = {
    domain: 'cats.example',
    address: fields.address,
    uri: 'https://cats.example/a?b=c#d',
    version: '1',
    chainId: 1,
    nonce: 'abcdefgh',
    issuedAt: '2026-05-01T12:00:00+02:00',
    notBefore: '2026-05-01T12:00:00Z',
    resources: ['ipfs://abc', 'https://cats.example'],
  }
  expect(readSignInText(writeSignInText(text))).toEqual(text)
  expect(parseSignInMessage(writeSignInText(text))).toBeNull()
  expect(readSignInText(writeSignInText(text), () => false)).toBeNull()
})
