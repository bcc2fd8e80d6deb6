import { createClient, http } from 'viem'
import { getEnsName } from 'viem/actions'
import type { Address } from '@/domain/address'
import type { NameRegistry } from '@/domain/community/name-registries'
import { looksLikeAddress } from '@/domain/looks-like-address'
import { longestName, readRegisteredName } from './name-registry'
import { normalizeEnsName } from './normalize-ens-name'

/** The node of the chain of names, and the contract of their records: `nameRegistry` if the chain has one. */
export type NameResolver = {
  nodeUrl: string
  universalResolver: Address | null
  nameRegistry?: NameRegistry | null | undefined
}

/**
 * Returns the primary name of an address (ENSIP-3); `null` without one, and for one that is not normalized (ENSIP-15)
 * or looks like an address, because it could imitate another name. Only the node is called: CCIP-Read (EIP-3668) is
 * off, so a name behind a gateway counts as none.
 * @throws viem's errors if the node does not answer
 */
export async function readPrimaryName(
  { nodeUrl, universalResolver, nameRegistry }: NameResolver,
  address: Address,
): Promise<string | null> {
  const client = createClient({
    transport: http(nodeUrl, { timeout: 2_500, retryCount: 0 }),
    ccipRead: false,
  })
  if (nameRegistry) return readRegisteredName(client, nameRegistry, address)
  if (!universalResolver) return null
  const name = await getEnsName(client, { address, universalResolverAddress: universalResolver })
  if (name === null || name.length > longestName || looksLikeAddress(name)) return null
  return (await normalizeEnsName(name)) === name ? name : null
}
