import { expect, test } from 'vitest'
import { ownWeight } from '../own-weight'

/** Bytes of minified code, compressed as it is served. */
const limit = 20_000

test('Swap Tokens weighs at most 20 KB beyond the wallet, with all its dialogs', async () => {
  const { own, weight } = await ownWeight('src/programs/exchange/window.tsx', {
    inside: 'src/programs/exchange/swap-tokens.tsx',
    isDeep: true,
    loaded: ['src/wallet/wallet.ts'],
  })
  expect(own).toContain('src/programs/exchange/review/swap-session.ts')
  expect(own).toContain('src/chain/swap/prepare-swap.ts')
  expect(weight).toBeGreaterThan(8_000)
  expect(weight).toBeLessThanOrEqual(limit)
})
