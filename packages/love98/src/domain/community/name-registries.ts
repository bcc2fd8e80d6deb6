import type { Address } from '@/domain/address'

/** A name registry (EIP-137) on a chain without a universal resolver. */
export type NameRegistry = {
  readonly address: Address
  /** The parent of the reverse records (ENSIP-3), such as `80002105.reverse`. */
  readonly reverseRoot: string
  /** The end of every name in this registry, such as `.base.eth`. */
  readonly suffix: string
}

/**
 * The published registries. Basenames: the README and `src/util/Constants.sol` of https://github.com/base/basenames.
 */
export const nameRegistries: ReadonlyMap<number, NameRegistry> = new Map([
  [
    8453,
    {
      address: '0xB94704422c2a1E396835A571837Aa5AE53285a95',
      reverseRoot: '80002105.reverse',
      suffix: '.base.eth',
    },
  ],
])

/**
 * Returns the registry in which the names of a chain are looked up: its own, or the published one. Null for a chain with
 * a universal resolver, which is used instead, and for a chain without a registry.
 */
export function nameRegistryOf({
  id,
  universalResolver,
  nameRegistry,
}: {
  readonly id: number
  readonly universalResolver: Address | null
  readonly nameRegistry?: NameRegistry | null | undefined
}): NameRegistry | null {
  if (universalResolver) return null
  return (nameRegistry === undefined ? nameRegistries.get(id) : nameRegistry) ?? null
}
