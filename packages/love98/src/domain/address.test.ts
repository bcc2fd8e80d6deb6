import { expect, test } from 'vitest'
import { isSameAddress, shortenAddress, shortenAddressForKit } from './address'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

test('isSameAddress ignores the case of hex digits, and null is no address', () => {
  expect(isSameAddress(address, address.toLowerCase())).toBe(true)
  expect(isSameAddress(address, '0x70997970C51812dc3A010C7d01b50e0d17dc79C8')).toBe(false)
  expect(isSameAddress(address, null)).toBe(false)
})

test('the product shortens an address to its first 6 and last 4 characters', () => {
  expect(shortenAddress(address)).toBe('0xf39F…2266')
})

test('the connection kit shortens to 4 and 4, from 8 characters on', () => {
  expect(shortenAddressForKit(address)).toBe('0xf3…2266')
  expect(shortenAddressForKit('0x12345')).toBe('0x12345')
  expect(shortenAddressForKit('0x123456')).toBe('0x12…3456')
})
