import { expect, test } from 'vitest'
import { defaultChains } from './default-chains'
import { nameChainOf } from './name-chain'

const chains = defaultChains.map((chain) => ({ ...chain }))
const withoutResolver = chains.map((chain) => ({ ...chain, universalResolver: null }))

test.each([
  [1, chains, 1],
  [null, chains, null],
  [10, chains, null],
  [1, withoutResolver, null],
])('the chain of names %j is used if it is configured and has a resolver', (nameChainId, listed, chain) => {
  expect(nameChainOf({ nameChainId, chains: listed })).toBe(chain)
})
