import type { Address } from '@/domain/address'
import { migrationTo } from './migrations'
import { isFormerHandler, publishedSingleton } from './published-contracts'

type Hex = `0x${string}`

/** What a Safe says of its own contract. */
type Present = { version: string; singleton: Address | null; fallbackHandler: Address | null }

/** A newer version that a Safe can be moved to, by a delegate call. */
export type VersionOffer = {
  from: string
  to: string
  /** The contract of the Safe afterwards. */
  singleton: Address
  /** Null where the Safe keeps what it has. */
  fallbackHandler: Address | null
  call: { to: Address; value: bigint; data: Hex; operation: 1 }
  /** The code that runs, as keccak256 of what must stand at its address; without it there is no offer. */
  code: { address: Address; hash: Hex }
}

/** The newest version that was executed here on the contracts of the Safe project. */
const offered = '1.4.1'

/**
 * The newer version on offer for a Safe, of the same variant as its present contract; null unless that one is a published
 * contract of an older version. A handler of the Safe project's is replaced too, and another one, or none, is kept.
 */
export function versionOffer({ version, singleton, fallbackHandler }: Present): VersionOffer | null {
  const present = singleton && publishedSingleton(singleton)
  // 1.3.0 is the only one before it that is published by its code, and the only one that this page signs for.
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

/** Whether the first of two versions such as `1.4.1` is older. */
export function isOlder(version: string, other: string): boolean {
  return new Intl.Collator('en', { numeric: true }).compare(version, other) < 0
}
