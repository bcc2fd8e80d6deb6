import { createTestClient, getAddress, http, namehash, publicActions, walletActions, zeroAddress } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readEnsAddress } from '@/chain/names/ens-address'
import { readEnsAvatar } from '@/chain/names/ens-avatar'
import { readEnsName } from '@/chain/names/ens-name'
import { readPrimaryName } from '@/chain/names/primary-name'
import { toViemChain } from '@/chain/to-viem-chain'
import type { Address } from '@/domain/address'
import { nameRegistryOf } from '@/domain/community/name-registries'
import { type Anvil, startAnvil } from '../../scripts/demo/anvil.ts'
import { ownArtifact } from '../../scripts/demo/artifacts.ts'
import { developmentAccount } from '../../scripts/demo/development-accounts.ts'
import { receiptOf } from '../support/receipt-of'

const base = 8453
const [cat, thief, unnamed] = [0, 1, 2].map((index) => developmentAccount(index).address) as [
  Address,
  Address,
  Address,
]
const avatar = 'data:image/svg+xml;base64,PHN2Zy8+'
const artifact = ownArtifact('NameRegistry')

let anvil: Anvil
let registry: Address
let resolver: Address
let client: ReturnType<typeof clientOf>
beforeAll(async () => {
  anvil = await startAnvil({ port: 0, chainId: base })
  const published = nameRegistryOf({ id: base, universalResolver: null })
  if (!published) throw new Error('Base has no published registry.')
  client = clientOf({ ...published, address: zeroAddress })
  registry = await deploy()
  resolver = await deploy()
  client = clientOf({ ...published, address: registry })
  await register('cat.base.eth')
  await write(resolver, 'setAddr', [namehash('cat.base.eth'), cat])
  await write(resolver, 'setText', [namehash('cat.base.eth'), 'avatar', avatar])
  await name(cat, 'cat.base.eth')
})
afterAll(() => anvil?.stop())

test('a name and its address resolve to each other, and its avatar is read', async () => {
  expect(await readEnsAddress(client, 'Cat.Base.eth', base)).toBe(cat.toLowerCase())
  expect(await readEnsName(client, cat)).toBe('cat.base.eth')
  expect(await readEnsName(client, cat.toLowerCase() as Address)).toBe('cat.base.eth')
  expect(await readEnsAvatar(client, 'cat.base.eth')).toBe(avatar)
})

test('the server reads the same names from its node', async () => {
  const place = { nodeUrl: anvil.url, universalResolver: null, nameRegistry: client.chain.nameRegistry }
  expect(await readPrimaryName(place, cat)).toBe('cat.base.eth')
  expect(await readPrimaryName(place, unnamed)).toBeNull()
  expect(await readPrimaryName({ ...place, nameRegistry: null }, cat)).toBeNull()
  await expect(readPrimaryName({ ...place, nodeUrl: 'http://127.0.0.1:9' }, cat)).rejects.toThrow()
})

test('an address on another chain is the record of its coin type (ENSIP-11)', async () => {
  expect(await readEnsAddress(client, 'cat.base.eth', 10)).toBeNull()
  await write(resolver, 'setAddr', [namehash('cat.base.eth'), 0x8000000an, thief])
  expect(await readEnsAddress(client, 'cat.base.eth', 10)).toBe(thief.toLowerCase())
  expect(await readEnsAddress(client, 'cat.base.eth', base)).toBe(cat.toLowerCase())
})

test('a primary name that resolves to another address is refused', async () => {
  await name(thief, 'cat.base.eth')
  expect(await readEnsName(client, thief)).toBeNull()
  expect(await readEnsName(client, cat)).toBe('cat.base.eth')
})

// The forward record of each name is correct.
test.each(['vitalik.eth', 'notbase.eth', 'base.eth', 'Upper.base.eth', '0x5290-9ee7.base.eth'])(
  'the primary name %j is refused',
  async (written) => {
    await register(written)
    await write(resolver, 'setAddr', [namehash(written), thief])
    await name(thief, written)
    expect(await readEnsName(client, thief)).toBeNull()
  },
)

test('a name outside the suffix has no address and no avatar', async () => {
  await register('vitalik.eth')
  await write(resolver, 'setAddr', [namehash('vitalik.eth'), cat])
  await write(resolver, 'setText', [namehash('vitalik.eth'), 'avatar', avatar])
  for (const chainId of [base, 10]) expect(await readEnsAddress(client, 'vitalik.eth', chainId)).toBeNull()
  expect(await readEnsAvatar(client, 'vitalik.eth')).toBeNull()
})

test('a name without a resolver, one whose resolver reverts, and one whose resolver is no contract have no record', async () => {
  await register('reverts.base.eth')
  await write(registry, 'setResolver', [namehash('account.base.eth'), unnamed])
  for (const written of ['unregistered.base.eth', 'reverts.base.eth', 'account.base.eth']) {
    for (const chainId of [base, 10])
      expect([written, await readEnsAddress(client, written, chainId)]).toEqual([written, null])
    expect([written, await readEnsAvatar(client, written)]).toEqual([written, null])
  }
  expect(await readEnsName(client, unnamed)).toBeNull()
})

test('an invalid name is refused before it is looked up', async () => {
  await expect(readEnsAddress(client, 'c\u0430t.base.eth', base)).rejects.toMatchObject({
    code: 'name-mixture',
  })
  expect(await readEnsAvatar(client, 'c\u0430t.base.eth')).toBeNull()
})

function clientOf(nameRegistry: NonNullable<ReturnType<typeof nameRegistryOf>>) {
  const chain = toViemChain({
    id: base,
    name: 'Base',
    network: 'base',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    publicRpcUrl: anvil.url,
    explorer: null,
    testnet: true,
    multicall3: null,
    universalResolver: null,
    nameRegistry,
  })
  return createTestClient({ mode: 'anvil', chain, transport: http(undefined, { retryCount: 0 }) })
    .extend(publicActions)
    .extend(walletActions)
}

async function deploy(): Promise<Address> {
  const hash = await client.deployContract({ ...artifact, account: cat })
  const { contractAddress } = await receiptOf(client, hash)
  return getAddress(contractAddress ?? '0x')
}

/** Names the resolver of a name in the registry. */
function register(written: string) {
  return write(registry, 'setResolver', [namehash(written), resolver])
}

/** Writes the reverse record of an account. */
async function name(account: Address, written: string) {
  const reverse = namehash(`${account.slice(2).toLowerCase()}.80002105.reverse`)
  await write(registry, 'setResolver', [reverse, resolver])
  await write(resolver, 'setName', [reverse, written])
}

async function write(address: Address, functionName: string, args: readonly unknown[]) {
  const { abi } = artifact
  const { status } = await receiptOf(
    client,
    await client.writeContract({ account: cat, address, abi, functionName, args }),
  )
  expect(status).toBe('success')
}
