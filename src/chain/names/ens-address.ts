import { namehash, packetToBytes } from 'viem/ens'
import { decodeFirstBytes, encodeCall } from '@/chain/abi-codec'
import type { Address } from '@/domain/address'
import { bytesToHex, type Hex } from '@/domain/hex'
import { type ChainReader, callResolver, localBatchGateway, resolverCalls } from './ens-resolver'
import { requireEnsName } from './normalize-ens-name'

/**
 * Returns the address of a name on a chain, in lower case. On the chain of the names it is the address record
 * (ENSIP-1), on any other chain the record of that chain's coin type (ENSIP-11). Returns `null` if there is no record,
 * or if it is behind a CCIP-Read gateway (EIP-3668), which is not called.
 * @param client of the chain of the names
 * @throws {LoveError} for a name that cannot be normalized (ENSIP-15), with the reason `[S5.4]`
 * @throws viem's errors if the node does not answer
 */
export async function readEnsAddress(
  client: ChainReader,
  name: string,
  chainId: number,
): Promise<Address | null> {
  const normal = await requireEnsName(name)
  const node = BigInt(namehash(normal))
  const isOwn = chainId === client.chain.id
  const question = isOwn
    ? encodeCall(resolverCalls.address[1], node)
    : encodeCall(resolverCalls.addressOf[1], node, 0x80000000n + BigInt(chainId))
  const packet = bytesToHex(packetToBytes(normal))
  const answer = await callResolver(
    client,
    encodeCall(resolverCalls.resolve[1], packet, question, localBatchGateway),
  )
  return answer && addressIn(isOwn ? lastBytes(decodeFirstBytes(answer)) : recordIn(decodeFirstBytes(answer)))
}

/** Returns the last 20 bytes of an address word; `0x` for any other word. */
function lastBytes(word: Hex): Hex {
  return /^0x0{24}[0-9a-f]{40}$/i.test(word) ? `0x${word.slice(26)}` : '0x'
}

function recordIn(answer: Hex): Hex {
  return answer === '0x' ? answer : decodeFirstBytes(answer)
}

function addressIn(bytes: Hex): Address | null {
  return /^0x[0-9a-f]{40}$/i.test(bytes) && !/^0x0+$/.test(bytes) ? (bytes.toLowerCase() as Address) : null
}
