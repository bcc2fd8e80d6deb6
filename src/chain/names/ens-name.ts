import { decodeFirstBytes, encodeCall, selectors } from '@/domain/abi'
import type { Address } from '@/domain/address'
import { hexToText } from '@/domain/hex'
import { looksLikeAddress } from '@/domain/looks-like-address'
import { requireInput } from '@/domain/required'
import { type ChainReader, callResolver, localBatchGateway } from './ens-resolver'
import { normalizeEnsName } from './normalize-ens-name'

/** Coin type of Ether (SLIP-44). */
const etherCoinType = 60n

/**
 * The primary name of an address (ENSIP-3, by the chain's universal resolver), or `null` when it has none or one that is
 * not normalized (ENSIP-15): such a name could look like another one, as could one that reads like an address.
 * @throws {TypeError} `address is required` `[S5.7]`
 */
export async function readEnsName(client: ChainReader, address: Address): Promise<string | null> {
  const call = encodeCall(
    selectors.reverseWithGateways,
    { bytes: requireInput('address', address) },
    etherCoinType,
    localBatchGateway,
  )
  const answer = await callResolver(client, call)
  const name = answer && hexToText(decodeFirstBytes(answer))
  if (name && looksLikeAddress(name)) return null
  return name && (await normalizeEnsName(name)) === name ? name : null
}
