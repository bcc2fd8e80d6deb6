import type { Chain, Client, Transport } from 'viem'
import { getEnsName } from 'viem/actions'
import type { Address } from '@/domain/address'
import { normaliseName } from './normalise-name'
import { required } from './required'

/**
 * The primary name of an address (ENS, by the chain's universal resolver), or `null` when it has none, or none that can
 * be looked up: a name in other letters than its normal form may imitate another one.
 * @throws {TypeError} `address is required` `[S5.7]`
 */
export async function readEnsName(
  client: Client<Transport, Chain>,
  address: Address,
): Promise<string | null> {
  const name = await getEnsName(client, { address: required('address', address) })
  return name !== null && isNormal(name) ? name : null
}

function isNormal(name: string): boolean {
  try {
    return normaliseName(name) === name
  } catch {
    return false
  }
}
