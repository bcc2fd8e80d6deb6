import { expect, test } from 'vitest'
import { ownWeight } from '../own-weight'

/** Bytes of minified code, compressed as it is served. */
const limit = 28_400

test('Swap Tokens weighs at most 28.4 KB beyond the wallet, with all its dialogs', async () => {
  const { own, weight } = await ownWeight('src/programs/swap/wallet-window.tsx', {
    isDeep: true,
    loaded: [
      'src/wallet/wallet.ts',
      // The bundler writes single constants of these three where they are used.
      'src/domain/selectors.ts',
      'src/domain/error-selectors.ts',
      'src/domain/event-topics.ts',
      // Only the build of a static site contains it.
      'src/programs/swap/use-swap-wallet.ts',
    ],
    absent: ['src/programs/swap/ask-quoters.ts'],
  })
  expect(own).toContain('src/programs/swap/review/swap-flow.ts')
  expect(own).toContain('src/chain/swap/prepare-swap.ts')
  expect(weight).toBeGreaterThan(8_000)
  expect(weight).toBeLessThanOrEqual(limit)
})
