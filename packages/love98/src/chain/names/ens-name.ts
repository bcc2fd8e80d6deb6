import { decodeFirstBytes, encodeCall } from '@/domain/abi'
import type { Address } from '@/domain/address'
import { hexToText } from '@/domain/hex'
import { looksLikeAddress } from '@/domain/looks-like-address'
import { requireInput } from '@/domain/required'
import * as selectors from '@/domain/selectors'
import { type ChainReader, callResolver, localBatchGateway } from './ens-resolver'
import { normalizeEnsName } from './normalize-ens-name'

/** Coin type of Ether (SLIP-44). */
const etherCoinType = 60n

/**
 * Returns the primary name of an address (ENSIP-3, by the chain's universal resolver or its name registry); `null`
 * without one, and for one that is not normalized (ENSIP-15) or looks like an address, because it could imitate another
 * name.
 * @throws {TypeError} `address is required` `[S5.7]`
 */
export async function readEnsName(client: ChainReader, address: Address): Promise<string | null> {
  const bytes = requireInput('address', address)
  const { nameRegistry } = client.chain
  if (nameRegistry) {
    const { readRegisteredName } = await import('./name-registry')
    return readRegisteredName(client, nameRegistry, address)
  }
  const call = encodeCall(selectors.reverseWithGateways, { bytes }, etherCoinType, localBatchGateway)
  const answer = await callResolver(client, call)
  const name = answer && hexToText(decodeFirstBytes(answer))
  if (name && looksLikeAddress(name)) return null
  return name && (await normalizeEnsName(name)) === name ? name : null
}
