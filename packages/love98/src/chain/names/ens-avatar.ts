import { namehash, packetToBytes } from 'viem/ens'
import { decodeFirstBytes, encodeCall } from '@/domain/abi'
import { bytesToHex, hexToText, textToHex } from '@/domain/hex'
import * as selectors from '@/domain/selectors'
import { sanitizeIcon } from '@/domain/wallet/untrusted-metadata'
import { type ChainReader, callResolver, localBatchGateway } from './ens-resolver'
import { normalizeEnsName } from './normalize-ens-name'

/**
 * Returns the avatar of a name (text record `avatar`, ENSIP-12) if it is a `data:` image. Images on other hosts are not
 * fetched, because that would disclose the visitor to them. Returns `null` if there is no avatar or the name cannot be
 * normalized.
 */
export async function readEnsAvatar(client: ChainReader, name: string): Promise<string | null> {
  const normal = await normalizeEnsName(name)
  if (normal === null) return null
  const { nameRegistry } = client.chain
  if (nameRegistry) {
    const { readRegisteredAvatar } = await import('./name-registry')
    return readRegisteredAvatar(client, nameRegistry, normal)
  }
  const text = encodeCall(selectors.text, namehash(normal), { bytes: textToHex('avatar') })
  const packet = { bytes: bytesToHex(packetToBytes(normal)) }
  const answer = await callResolver(
    client,
    encodeCall(selectors.resolveWithGateways, packet, { bytes: text }, localBatchGateway),
  )
  return answer && sanitizeIcon(hexToText(decodeFirstBytes(decodeFirstBytes(answer))))
}
