import { getAddress, namehash } from 'viem'
import { expect, test } from 'vitest'
import { nameRegistries, nameRegistryOf } from './name-registries'

const address = '0xcA11bde05977b3631167028862bE2a173976CA11'
const own = { address, reverseRoot: '8000000a.reverse', suffix: '.cat.eth' } as const
const basenames = nameRegistries.get(8453)

test('each published registry has a checksummed address, and the reverse root of its chain (ENSIP-19)', () => {
  for (const [id, registry] of nameRegistries) {
    expect(getAddress(registry.address)).toBe(registry.address)
    expect(registry.reverseRoot).toBe(`${(0x80000000 + id).toString(16)}.reverse`)
  }
})

test('the names of Basenames have the nodes of its contracts', () => {
  // BASE_REVERSE_NODE and BASE_ETH_NODE of https://github.com/base/basenames, src/util/Constants.sol.
  expect(namehash(basenames?.reverseRoot ?? '')).toBe(
    '0x08d9b0993eb8c4da57c37a4b84a6e384c2623114ff4e9370ed51c9b8935109ba',
  )
  expect(namehash(basenames?.suffix.slice(1) ?? '')).toBe(
    '0xff1e3c0eb00ec714e34b6114125fbde1dea2f24a72fbf672e7b7fd5690328e10',
  )
})

test.each([
  [{ id: 8453, universalResolver: null }, basenames],
  [{ id: 8453, universalResolver: null, nameRegistry: own }, own],
  [{ id: 8453, universalResolver: null, nameRegistry: null }, null],
  [{ id: 8453, universalResolver: address }, null],
  [{ id: 8453, universalResolver: address, nameRegistry: own }, null],
  [{ id: 10, universalResolver: null }, null],
  [{ id: 10, universalResolver: null, nameRegistry: own }, own],
] as const)('the registry of %j is its own or the published one', (chain, registry) => {
  expect(nameRegistryOf(chain)).toEqual(registry)
})
