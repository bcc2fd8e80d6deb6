import type { Address } from '@/domain/address'
import type { Hex } from '@/domain/hex'
import { migrationTo } from './migrations'
import { isFormerHandler, publishedSingleton } from './published-contracts'

type Present = { version: string; singleton: Address | null; fallbackHandler: Address | null }

export type VersionOffer = {
  from: string
  to: string
  singleton: Address
  fallbackHandler: Address | null
  call: { to: Address; value: bigint; data: Hex; operation: 1 }
  /** The code that runs: its address and the keccak256 hash that it must have. Without this code there is no offer. */
  code: { address: Address; hash: Hex }
}

/** The newest version whose migration the tests executed on the contracts of the Safe project. */
const offered = '1.4.1'

/**
 * Returns the newer version on offer for a Safe, in the same variant as its present contract; null unless that contract
 * is a published one of an older version. A fallback handler of the Safe project is replaced too; another one, or none,
 * is kept.
 */
export function versionOffer({ version, singleton, fallbackHandler }: Present): VersionOffer | null {
  const present = singleton && publishedSingleton(singleton)
  // 1.3.0 is the only older version that is published by its code and for which this page signs.
  if (present?.version !== '1.3.0' || version !== present.version) return null
  const setsHandler = fallbackHandler !== null && isFormerHandler(fallbackHandler)
  const found = migrationTo(offered, { isL2: present.isL2, setsHandler })
  if (!found) return null
  const { migration, data } = found
  return {
    from: version,
    to: offered,
    singleton: present.isL2 ? migration.l2Singleton : migration.singleton,
    fallbackHandler: setsHandler ? migration.fallbackHandler : null,
    call: { to: migration.address, value: 0n, data, operation: 1 },
    code: { address: migration.address, hash: migration.codeHash },
  }
}

export function isOlder(version: string, other: string): boolean {
  return new Intl.Collator('en', { numeric: true }).compare(version, other) < 0
}
