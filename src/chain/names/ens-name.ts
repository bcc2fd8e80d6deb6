import { decodeFirstBytes, encodeCall, textOfHex } from '@/chain/abi-codec'
import type { Address } from '@/domain/address'
import { required } from '@/domain/required'
import { askResolver, type ChainReader, ownGateways, resolverCalls } from './ens-resolver'
import { normalName } from './normal-name'

/** Ether among the coins (SLIP-44). */
const ether = 60n

/**
 * The primary name of an address (ENS, by the chain's universal resolver), or `null` when it has none, or none that can
 * be looked up: a name in other letters than its normal form may imitate another one.
 * @throws {TypeError} `address is required` `[S5.7]`
 */
export async function readEnsName(client: ChainReader, address: Address): Promise<string | null> {
  const call = encodeCall(resolverCalls.reverse[1], required('address', address), ether, ownGateways)
  const answer = await askResolver(client, call)
  const name = answer && textOfHex(decodeFirstBytes(answer))
  return name && (await normalName(name)) === name ? name : null
}
