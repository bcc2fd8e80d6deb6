import { expect, test } from 'vitest'
import { shortenAddress, shortenAddressForKit } from './address'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

test('the product shortens an address to its first 6 and last 4 characters', () => {
  expect(shortenAddress(address)).toBe('0xf39F…2266')
})

test('the connection kit shortens to 4 and 4, from 8 characters on', () => {
  expect(shortenAddressForKit(address)).toBe('0xf3…2266')
  expect(shortenAddressForKit('0x12345')).toBe('0x12345')
  expect(shortenAddressForKit('0x123456')).toBe('0x12…3456')
})
