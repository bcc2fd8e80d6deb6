import { expect, test } from 'vitest'
import { ownWeight } from '../own-weight'

/** Bytes of minified code, compressed as it is served. */
const limit = 17_000

test('Swap Tokens weighs at most 17 KB beyond the wallet and the modules of Send, with all its dialogs', async () => {
  const { own, weight } = await ownWeight('src/programs/swap/wallet-window.tsx', {
    isDeep: true,
    // Send loads the same controls, and the same flow when something is sent.
    loaded: [
      'src/wallet/wallet.ts',
      'src/programs/send/wallet-window.tsx',
      'src/wallet/flow/transaction-flow.ts',
      'src/programs/transaction-flow.tsx',
    ],
  })
  expect(own).toContain('src/programs/swap/review/swap-flow.ts')
  expect(own).toContain('src/chain/swap/prepare-swap.ts')
  expect(weight).toBeGreaterThan(8_000)
  expect(weight).toBeLessThanOrEqual(limit)
})
