import { afterAll, beforeAll, expect, test } from 'vitest'
import { poolAddress } from '@/chain/prices/pool-address'
import type { Address } from '@/domain/address'
import { startChains } from '../support/demo-chains'

let chains: Awaited<ReturnType<typeof startChains>>
beforeAll(async () => {
  chains = await startChains()
})
afterAll(() => chains.stop())

// Proves S2.13
test('the result of poolAddress equals the CREATE2 address, in either order of the tokens', () => {
  const { exchange, pools, tokens } = chains.deployment
  const { chainId, factory, initCodeHash, wrappedNative } = exchange
  const known = {
    ...{ chainId, factory: factory as Address, initCodeHash },
    wrappedNative: wrappedNative as Address,
  }
  const [base, token] = ['CAT', 'USDC'].map((symbol) => tokens[symbol]?.address as Address)
  if (!base || !token) throw new Error('the demo has no CAT-USDC')
  expect(poolAddress(known, base, token)).toBe(pools['CAT-USDC'])
  expect(poolAddress(known, token, base)).toBe(pools['CAT-USDC'])
})
