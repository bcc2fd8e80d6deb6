import { expect, test } from 'vitest'
import { looksLikeAddress } from './looks-like-address'

const digits = '52908400098527886e0f7030069857d2e4169ee7'

test.each([
  `0x${digits}`,
  digits.toUpperCase(),
  `My friend 0x${digits}`,
  `0x${digits}.eth`,
  `0 x ${digits}`,
  `0x\u200b${digits}`,
  `0\u0445${digits}`,
  `\uff10\uff58${digits}`,
  `Ox${digits}`,
  '0x5290…9ee7',
  '0x5290...9EE7',
  '0x52-9ee7.eth',
  '0x52908400',
])('the name %s looks like an address', (name) => {
  expect(looksLikeAddress(name)).toBe(true)
})

test.each([
  '',
  'Rose',
  'friend.eth',
  '0xbow',
  '0xMaki',
  '0xbabe.eth',
  'USD Coin',
  '0x Protocol',
  'deadbeef.eth',
  'cafe-babe',
])('the name %s does not look like an address', (name) => {
  expect(looksLikeAddress(name)).toBe(false)
})

test('only the beginning of a very long name is checked', () => {
  expect(looksLikeAddress('x'.repeat(5_000_000))).toBe(false)
})
