import { expect, test } from 'vitest'
import { accountName, shortenName } from './connection-name'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

// Proves S9.2
test('an account without a name is called by its shortened address', () => {
  expect(accountName(address, null)).toBe('0xf3…2266')
  expect(accountName(address, '')).toBe('0xf3…2266')
  expect(accountName(address, 'friend.eth')).toBe('friend.eth')
})

// Proves S9.2
test.each([
  ['123456789012345678901234.eth', '123456789012345678901234.eth'],
  ['1234567890123456789012345.eth', '123456789012345678901234…'],
  ['1234567890.1234567890123.xyz', '1234567890.1234567890123.xyz'],
  ['a.1234567890123456789012345.eth', 'a.1234567890123456789012…'],
  ['1234567890123456789012345', '123456789012345678901234…'],
  ['❤'.repeat(25), `${'❤'.repeat(24)}…`],
])('the name %s is shown as %s', (name, shown) => expect(shortenName(name)).toBe(shown))
