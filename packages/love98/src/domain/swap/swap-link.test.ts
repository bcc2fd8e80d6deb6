import { expect, test } from 'vitest'
import { swapLink } from './swap-link'

const tokens = { CAT: { address: '0x1111111111111111111111111111111111111111' }, PURR: { address: null } }

// Proves S2.13
test('the swap link of a pair contains both sides', () => {
  expect(swapLink('https://swap.example/?from={token}&to={base}', { name: 'CAT-ETH' }, tokens, null)).toBe(
    'https://swap.example/?from=ETH&to=0x1111111111111111111111111111111111111111',
  )
})

test('a site without placeholders for the sides has one page for every pair', () => {
  expect(swapLink('https://swap.example/', { name: 'CAT-PURR' }, tokens, null)).toBe('https://swap.example/')
})

test('a pair with a side that has no address yet has no link', () => {
  expect(swapLink('https://swap.example/{base}/{token}', { name: 'CAT-PURR' }, tokens, null)).toBeNull()
})
