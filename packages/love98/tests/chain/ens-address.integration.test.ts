import { afterAll, beforeAll, expect, test } from 'vitest'
import { readEnsAddress } from '@/chain/names/ens-address'
import { type DemoChains, startChains } from '../support/demo-chains'

let chains: DemoChains
beforeAll(async () => {
  chains = await startChains()
})
afterAll(() => chains?.stop())

test('a name resolves to its address on the chain of the names, and to none on a chain without a record (ENSIP-11)', async () => {
  const { client, deployment } = chains
  for (const [name, address] of Object.entries(deployment.names)) {
    expect(await readEnsAddress(client, name, 31_337)).toBe(address.toLowerCase())
    // The record of the other chain's coin type; the record of Ether has another account.
    expect(await readEnsAddress(client, name, 10)).toBe(null)
  }
})

test('a name is normalized before it is looked up (ENSIP-15), and an invalid one is refused', async () => {
  const { client, deployment } = chains
  expect(await readEnsAddress(client, 'Friend.ETH', 31_337)).toBe(
    deployment.names['friend.eth']?.toLowerCase(),
  )
  await expect(readEnsAddress(client, 'fri\u0435nd.eth', 31_337)).rejects.toMatchObject({
    code: 'name-mixture',
  })
})

test('an unknown name has no address', async () => {
  for (const name of ['nobody.eth', 'eth', 'other.friend.eth'])
    expect(await readEnsAddress(chains.client, name, 31_337)).toBe(null)
})
