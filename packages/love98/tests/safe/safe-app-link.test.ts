import { expect, test } from 'vitest'
import { safeAppLink } from '@/safe/safe-app-link'

test('a Safe App opens in the app of Safe, on the chain of its short name', () => {
  const link = safeAppLink('https://swap.example/?a=1&b=2', 11_155_111)
  expect(link).toBe(
    'https://app.safe.global/share/safe-app?appUrl=https%3A%2F%2Fswap.example%2F%3Fa%3D1%26b%3D2&chain=sep',
  )
})

test.each([
  ['javascript:alert(1)', 1],
  ['http://swap.example', 1],
  ['not an address', 1],
  ['https://swap.example', 31_337],
])('the app %s on chain %i has no link', (url, chainId) => {
  expect(safeAppLink(url, chainId)).toBe(null)
})
