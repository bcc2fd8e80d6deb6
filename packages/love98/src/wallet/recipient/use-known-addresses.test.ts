import { expect, test } from 'vitest'
import { testSettings } from '../../../tests/wallet/test-settings'
import { configuredAddresses } from './use-known-addresses'

const [cat, dog, coin, treasury] = ['a1', 'b2', 'c3', 'd4'].map((digits) => `0x${digits.repeat(20)}` as const)

test('recipients are compared with the contracts and the Safe of their chain alone', () => {
  if (!cat || !dog || !coin || !treasury) return expect.unreachable()
  const token = { name: 'Token', decimals: 18 }
  const { exchange } = testSettings
  const settings = {
    ...testSettings,
    tokens: { CAT: { ...token, address: cat }, DOG: { ...token, address: dog, chainId: 31_338 } },
    otherExchanges: [{ ...exchange, chainId: 31_338, wrappedNative: coin, router: null }],
    safe: { ...testSettings.safe, treasury: { chainId: 31_338, address: treasury } },
  }
  expect(configuredAddresses(settings, 31_337)).toEqual([exchange.wrappedNative, exchange.router, cat])
  expect(configuredAddresses(settings, 31_338)).toEqual([coin, dog, treasury])
  expect(configuredAddresses(settings, 1)).toEqual([])
})
