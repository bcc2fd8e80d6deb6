import { createClient, http } from 'viem'
import { getEnsName } from 'viem/actions'
import type { Address } from '@/domain/address'
import { looksLikeAddress } from '@/domain/looks-like-address'
import { normalizeEnsName } from './normalize-ens-name'

export type NameResolver = { nodeUrl: string; universalResolver: Address }

/** The longest name that DNS could hold (RFC 1035). */
const lengthLimit = 253

/**
 * Returns the primary name of an address (ENSIP-3); `null` without one, and for one that is not normalized (ENSIP-15)
 * or looks like an address, because it could imitate another name. Only the node is called: CCIP-Read (EIP-3668) is
 * off, so a name behind a gateway counts as none.
 * @throws viem's errors if the node does not answer
 */
export async function readPrimaryName(
  { nodeUrl, universalResolver }: NameResolver,
  address: Address,
): Promise<string | null> {
  const client = createClient({
    transport: http(nodeUrl, { timeout: 2_500, retryCount: 0 }),
    ccipRead: false,
  })
  const name = await getEnsName(client, { address, universalResolverAddress: universalResolver })
  if (name === null || name.length > lengthLimit || looksLikeAddress(name)) return null
  return (await normalizeEnsName(name)) === name ? name : null
}
