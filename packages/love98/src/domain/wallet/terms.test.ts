import { expect, test } from 'vitest'
import { agreement, agreementKey, hasAgreed } from './terms'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const stored = (entries: Record<string, string>) => (key: string) => entries[key] ?? null

// Proves S3.7, S9.1
test('an agreement is stored under the address and "-terms-agreement"', () => {
  expect(agreementKey(address)).toBe('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266-terms-agreement')
  expect(hasAgreed(address, stored({ [agreementKey(address)]: agreement }))).toBe(true)
})

// Proves S3.7
test('a key in lower case is accepted', () => {
  const key = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266-terms-agreement'
  expect(hasAgreed(address, stored({ [key]: 'true' }))).toBe(true)
})

// Proves S4.5
test('another address, another value or a missing one is not an agreement', () => {
  const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  expect(hasAgreed(address, stored({ [agreementKey(other)]: 'true' }))).toBe(false)
  expect(hasAgreed(address, stored({ [agreementKey(address)]: 'false' }))).toBe(false)
  expect(hasAgreed(address, stored({}))).toBe(false)
})
