import { namehash, packetToBytes } from 'viem/ens'
import { decodeAddress, decodeFirstBytes, encodeCall } from '@/domain/abi'
import type { Address } from '@/domain/address'
import { bytesToHex, type Hex } from '@/domain/hex'
import * as selectors from '@/domain/selectors'
import { addressIn, type ChainReader, callResolver, localBatchGateway } from './ens-resolver'
import { requireEnsName } from './normalize-ens-name'

/**
 * Returns the address of a name on a chain, in lower case. On the chain of the names it is the address record
 * (ENSIP-1), on any other chain the record of that chain's coin type (ENSIP-11). Returns `null` if there is no record,
 * or if it is behind a CCIP-Read gateway (EIP-3668), which is not called.
 * @param client of the chain of the names
 * @throws {AppError} for a name that cannot be normalized (ENSIP-15), with the reason `[S5.4]`
 * @throws viem's errors if the node does not answer
 */
export async function readEnsAddress(
  client: ChainReader,
  name: string,
  chainId: number,
): Promise<Address | null> {
  const normal = await requireEnsName(name)
  const coinType = chainId === client.chain.id ? null : 0x80000000n + BigInt(chainId)
  const { nameRegistry } = client.chain
  if (nameRegistry) {
    const { readRegisteredAddress } = await import('./name-registry')
    return readRegisteredAddress(client, nameRegistry, normal, coinType)
  }
  const node = namehash(normal)
  const question =
    coinType === null ? encodeCall(selectors.addr, node) : encodeCall(selectors.addrOfCoin, node, coinType)
  const packet = { bytes: bytesToHex(packetToBytes(normal)) }
  const answer = await callResolver(
    client,
    encodeCall(selectors.resolveWithGateways, packet, { bytes: question }, localBatchGateway),
  )
  if (answer === null) return null
  const record = decodeFirstBytes(answer)
  return addressIn(coinType === null ? decodeAddress(record) : recordIn(record))
}

function recordIn(answer: Hex): Hex {
  return answer === '0x' ? answer : decodeFirstBytes(answer)
}
