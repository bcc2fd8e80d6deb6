import { encodeFunctionData, parseAbi } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readCodeHash } from '@/chain/safe/read-code-hash'
import { readSafeSettings } from '@/chain/safe/read-safe-settings'
import { plainTransaction } from '@/safe/safe-transaction'
import { migrationTo } from '@/safe/versions/migrations'
import { versionOffer } from '@/safe/versions/version-offer'
import { developmentAccount } from '../../../scripts/demo/development-accounts.ts'
import { type DemoChains, startChains } from '../../support/demo-chains'
import { executeInSafe } from '../../support/execute-in-safe'
import { createFormerSafe, deployReleases } from '../../support/safe-releases'

const singletons = {
  plain: '0xd9Db270c1B5E3Bd161E8c8503c55cEABeE709552',
  L2: '0x3E5c63644E683549055b9Be8653de26E0B4CD36E',
} as const
const handler = '0xf48f2B2d2a534e402487b3ee7C18c33Aec0Fe5e4'

let chains: DemoChains
let proxyFactory: `0x${string}`
beforeAll(async () => {
  chains = await startChains()
  proxyFactory = (await deployReleases(chains.client)).proxyFactory
})
afterAll(() => chains?.stop())

const read = (safe: `0x${string}`) => readSafeSettings(chains.client, safe)
const own = () => chains.deployment.multicall3

// Proves S3.25
test('the code of the Safe project is at its published addresses with the published hash', async () => {
  const { migration } = migrationTo('1.4.1', { isL2: false, setsHandler: false }) ?? expect.unreachable()
  expect(await readCodeHash(chains.client, migration.address)).toBe(migration.codeHash)
  const targets = parseAbi([
    'function SAFE_SINGLETON() view returns (address)',
    'function SAFE_L2_SINGLETON() view returns (address)',
    'function SAFE_FALLBACK_HANDLER() view returns (address)',
  ])
  const of = (functionName: 'SAFE_SINGLETON' | 'SAFE_L2_SINGLETON' | 'SAFE_FALLBACK_HANDLER') =>
    chains.client.readContract({ abi: targets, address: migration.address, functionName })
  expect(await of('SAFE_SINGLETON')).toBe(migration.singleton)
  expect(await of('SAFE_L2_SINGLETON')).toBe(migration.l2Singleton)
  expect(await of('SAFE_FALLBACK_HANDLER')).toBe(migration.fallbackHandler)
  expect(await readCodeHash(chains.client, developmentAccount(5).address)).toBeNull()
})

// Proves S3.20
test.each([
  ['plain', 'published'],
  ['plain', 'own'],
  ['L2', 'published'],
  ['L2', 'own'],
] as const)(
  'a Safe of version 1.3.0 (%s, with its %s handler) is migrated to 1.4.1, and still works',
  async (variant, kind) => {
    const former = kind === 'own' ? own() : handler
    const safe = await createFormerSafe(chains.client, {
      proxyFactory,
      singleton: singletons[variant],
      handler: former,
    })
    const before = await read(safe)
    expect(before).toMatchObject({
      version: '1.3.0',
      singleton: singletons[variant],
      fallbackHandler: former,
    })
    const offer = versionOffer(before) ?? expect.unreachable('no offer')
    expect(offer).toMatchObject({ from: '1.3.0', to: '1.4.1' })
    expect(await readCodeHash(chains.client, offer.code.address)).toBe(offer.code.hash)

    const { txHash } = await executeInSafe(
      chains,
      { ...plainTransaction({ ...offer.call, nonce: 0 }), operation: offer.call.operation },
      undefined,
      safe,
    )
    expect((await chains.client.getTransactionReceipt({ hash: txHash })).status).toBe('success')
    const after = await read(safe)
    const { owners, threshold, modules, guard } = before
    expect(after).toMatchObject({ version: '1.4.1', singleton: offer.singleton, nonce: 1n })
    expect(after).toMatchObject({ owners, threshold, modules, guard })
    expect(after.fallbackHandler).toBe(offer.fallbackHandler ?? former)
    expect(offer.fallbackHandler === null).toBe(kind === 'own')

    const data = encodeFunctionData({
      abi: parseAbi(['function changeThreshold(uint256 threshold)']),
      args: [1n],
    })
    await executeInSafe(chains, plainTransaction({ to: safe, data, nonce: 1 }), undefined, safe)
    expect(await read(safe)).toMatchObject({ threshold: 1n, nonce: 2n })
  },
)

// Proves S3.25
test('a version is not offered to a Safe that has it, nor if its contract is not the published one', async () => {
  const present = await read(chains.deployment.safe.address)
  expect(versionOffer(present)).toBeNull()
  const former = { version: '1.3.0', singleton: singletons.plain, fallbackHandler: handler } as const
  expect(versionOffer(former)).not.toBeNull()
  expect(versionOffer({ ...former, singleton: own() })).toBeNull()
  expect(versionOffer({ ...former, singleton: null })).toBeNull()
  expect(versionOffer({ ...former, version: '1.1.1' })).toBeNull()
  expect(versionOffer({ ...former, fallbackHandler: null })?.fallbackHandler).toBeNull()
})
