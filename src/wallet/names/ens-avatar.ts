import { namehash, packetToBytes } from 'viem/ens'
import { decodeFirstBytes, encodeCall, hexOfBytes, hexOfText, textOfHex } from '@/chain/abi-codec'
import { askResolver, type ChainReader, ownGateways, resolverCalls } from '@/chain/names/ens-resolver'
import { normalName } from '@/chain/names/normal-name'
import { safeIcon } from '@/wallet/connect/wallet-choice'

/**
 * The picture that a name names as its own (the record `avatar`, ENSIP-12), if it travels with the record; pictures on
 * other hosts are not asked for, since that would tell them who looks. `null` for a name that cannot be looked up.
 */
export async function readEnsAvatar(client: ChainReader, name: string): Promise<string | null> {
  const normal = await normalName(name)
  if (normal === null) return null
  const text = encodeCall(resolverCalls.text[1], BigInt(namehash(normal)), hexOfText('avatar'))
  const packet = hexOfBytes(packetToBytes(normal))
  const answer = await askResolver(client, encodeCall(resolverCalls.resolve[1], packet, text, ownGateways))
  return answer && safeIcon(textOfHex(decodeFirstBytes(decodeFirstBytes(answer))))
}
