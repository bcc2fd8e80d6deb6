import { createClient, http } from 'viem'
import { getEnsName } from 'viem/actions'
import { normalize } from 'viem/ens'
import type { Address } from '@/domain/address'

/** Where names are looked up. */
export type NamePlace = { nodeUrl: string; universalResolver: Address }

/** The longest name that DNS could hold (RFC 1035). */
const longest = 253

/**
 * The primary name of an address (ENSIP-3), or `null` when it has none or one that is not normalised (ENSIP-15): such a
 * name could look like another one. Only the node is asked: a name that needs a gateway (EIP-3668) is not looked up.
 * @throws what viem throws when the node cannot be asked
 */
export async function readPrimaryName(
  { nodeUrl, universalResolver }: NamePlace,
  address: Address,
): Promise<string | null> {
  const client = createClient({
    transport: http(nodeUrl, { timeout: 2_500, retryCount: 0 }),
    ccipRead: false,
  })
  const name = await getEnsName(client, { address, universalResolverAddress: universalResolver })
  return name !== null && name.length <= longest && isNormal(name) ? name : null
}

function isNormal(name: string): boolean {
  try {
    return normalize(name) === name
  } catch {
    return false
  }
}
