import { type Address, isSameAddress } from '@/domain/address'
import type { Hex } from '@/domain/hex'

/**
 * A SafeMigration contract of the Safe project. In a delegate call of a Safe it replaces the singleton. Its targets are
 * constants of its code, so the hash of its code identifies them too.
 */
export type Migration = {
  version: '1.4.1' | '1.5.0'
  address: Address
  codeHash: Hex
  singleton: Address
  l2Singleton: Address
  fallbackHandler: Address
}

/**
 * From `@safe-global/safe-deployments`. The addresses follow from the code of the Safe project's package and from these
 * targets (EIP-1014). zkSync chains have different code and are omitted.
 */
const migrations: readonly Migration[] = [
  {
    version: '1.4.1',
    address: '0x526643F69b81B008F46d95CD5ced5eC0edFFDaC6',
    codeHash: '0xc00d7921460cd5a05393e7772e634bd7d212f356356aa3a77f0120a9b8e25e99',
    singleton: '0x41675C099F32341bf84BFc5382aF534df5C7461a',
    l2Singleton: '0x29fcB43b46531BcA003ddC8FCB67FFE91900C762',
    fallbackHandler: '0xfd0732Dc9E303f09fCEf3a7388Ad10A83459Ec99',
  },
  {
    version: '1.5.0',
    address: '0x6439e7ABD8Bb915A5263094784C5CF561c4172AC',
    codeHash: '0x52d7472fa02c3a574544f9b5a4ed4c7777e4e3315217e368926b51e1cc6014ea',
    singleton: '0xFf51A5898e281Db6DfC7855790607438dF2ca44b',
    l2Singleton: '0xEdd160fEBBD92E350D4D398fb636302fccd67C7e',
    fallbackHandler: '0x3EfCBb83A4A7AfcB4F68D501E2c2203a38be77f4',
  },
]

/** The functions of a SafeMigration. They have no arguments, so the selector is the whole call data. */
const functions = {
  '0xf6682ab0': { name: 'migrateSingleton', isL2: false, setsHandler: false },
  '0xed007fc6': { name: 'migrateWithFallbackHandler', isL2: false, setsHandler: true },
  '0x07f464a4': { name: 'migrateL2Singleton', isL2: true, setsHandler: false },
  '0x68cb3d94': { name: 'migrateL2WithFallbackHandler', isL2: true, setsHandler: true },
} as const satisfies Readonly<Record<Hex, { name: string; isL2: boolean; setsHandler: boolean }>>

/**
 * Returns the change that a delegate call to this address with these bytes makes to the contract of a Safe; null if it
 * is not a migration.
 */
export function migrationOf(to: Address, data: Hex) {
  const migration = migrations.find(({ address }) => isSameAddress(address, to))
  if (!migration || !Object.hasOwn(functions, data)) return null
  const { name, isL2, setsHandler } = functions[data as keyof typeof functions]
  return {
    name,
    version: migration.version,
    singleton: isL2 ? migration.l2Singleton : migration.singleton,
    fallbackHandler: setsHandler ? migration.fallbackHandler : null,
  }
}

export function migrationTo(
  version: Migration['version'],
  { isL2, setsHandler }: { isL2: boolean; setsHandler: boolean },
): { migration: Migration; data: Hex } | null {
  const migration = migrations.find((one) => one.version === version)
  const data = (Object.keys(functions) as (keyof typeof functions)[]).find(
    (selector) => functions[selector].isL2 === isL2 && functions[selector].setsHandler === setsHandler,
  )
  return migration && data ? { migration, data } : null
}
