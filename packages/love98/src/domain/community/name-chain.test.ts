import { expect, test } from 'vitest'
import { defaultChains } from './default-chains'
import { nameChainOf } from './name-chain'
import { nameRegistries } from './name-registries'

const chains = defaultChains.map((chain) => ({ ...chain }))
const withoutResolver = chains.map((chain) => ({ ...chain, universalResolver: null }))
const withRegistry = withoutResolver.map((chain) => ({ ...chain, nameRegistry: nameRegistries.get(8453) }))

test.each([
  [1, chains, 1],
  [null, chains, null],
  [10, chains, null],
  [1, withoutResolver, null],
  [1, withRegistry, 1],
])(
  'the chain of names %j is used if it is configured and has a resolver or a registry',
  (nameChainId, listed, chain) => {
    expect(nameChainOf({ nameChainId, chains: listed })).toBe(chain)
  },
)
