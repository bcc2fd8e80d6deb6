import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { toFunctionSelector } from 'viem'
import { expect, test } from 'vitest'
import { migrationOf, migrationTo } from '@/safe/versions/migrations'
import { isFormerHandler, publishedSingleton } from '@/safe/versions/published-contracts'

type Published = { address: `0x${string}`; codeHash: `0x${string}` }
const require = createRequire(import.meta.url)
/** Returns the addresses that the Safe project publishes for a contract, by the kind of its factory. */
function deployments(version: string, file: string): Readonly<Record<string, Published>> {
  const folder = dirname(require.resolve('@safe-global/safe-deployments/package.json'))
  return JSON.parse(readFileSync(join(folder, `dist/assets/v${version}/${file}.json`), 'utf8')).deployments
}
const addresses = (version: string, file: string) =>
  Object.values(deployments(version, file)).map(({ address }) => address)

// Proves S3.25
test.each([
  ['1.3.0', 'gnosis_safe', false],
  ['1.3.0', 'gnosis_safe_l2', true],
  ['1.4.1', 'safe', false],
  ['1.4.1', 'safe_l2', true],
  ['1.5.0', 'safe', false],
  ['1.5.0', 'safe_l2', true],
])('the contracts of %s (%s) are known at the addresses of the Safe project', (version, file, isL2) => {
  expect(addresses(version, file).length).toBeGreaterThan(0)
  for (const address of addresses(version, file))
    expect(publishedSingleton(address)).toEqual({ version, isL2 })
})

test('other contracts of the Safe project are not singletons, and the handler of 1.3.0 is known', () => {
  for (const address of addresses('1.3.0', 'compatibility_fallback_handler')) {
    expect(isFormerHandler(address)).toBe(true)
    expect(publishedSingleton(address)).toBeNull()
  }
  for (const address of addresses('1.4.1', 'compatibility_fallback_handler'))
    expect(isFormerHandler(address)).toBe(false)
  for (const address of addresses('1.0.0', 'gnosis_safe')) expect(publishedSingleton(address)).toBeNull()
})

test.each(['1.4.1', '1.5.0'] as const)(
  'the migration to %s is the published one of the Safe project',
  (version) => {
    const one = (file: string) => deployments(version, file).canonical?.address
    const { migration } = migrationTo(version, { isL2: false, setsHandler: false }) ?? expect.unreachable()
    const { address, codeHash } = deployments(version, 'safe_migration').canonical ?? expect.unreachable()
    expect(migration).toEqual({
      version,
      address,
      codeHash,
      singleton: one('safe'),
      l2Singleton: one('safe_l2'),
      fallbackHandler: one('compatibility_fallback_handler'),
    })
  },
)

test.each([
  ['migrateSingleton', false, false],
  ['migrateWithFallbackHandler', false, true],
  ['migrateL2Singleton', true, false],
  ['migrateL2WithFallbackHandler', true, true],
])('the call %s is recognized by its selector, and by nothing longer', (name, isL2, setsHandler) => {
  const { migration, data } = migrationTo('1.4.1', { isL2, setsHandler }) ?? expect.unreachable()
  expect(data).toBe(toFunctionSelector(`${name}()`))
  expect(migrationOf(migration.address, data)).toEqual({
    name,
    version: '1.4.1',
    singleton: isL2 ? migration.l2Singleton : migration.singleton,
    fallbackHandler: setsHandler ? migration.fallbackHandler : null,
  })
  expect(migrationOf(migration.address, `${data}00`)).toBeNull()
  expect(migrationOf(migration.singleton, data)).toBeNull()
})
