import type { Client } from 'viem'
import { concatHex, encodeFunctionData, parseAbi, size } from 'viem/utils'
import { isExecutionFailure } from '@/chain/node-failure'
import { rpc } from '@/chain/rpc'
import { encodeCall } from '@/domain/abi'
import type { Address } from '@/domain/address'
import { type Hex, toQuantity } from '@/domain/hex'
import * as selectors from '@/domain/selectors'

const safeAbi = parseAbi(['function approvedHashes(address owner, bytes32 hash) view returns (uint256)'])

/** The gas of one call, as much as the gas limit of the pages' node for a signature check. */
const gas = '0x4c4b40'

/**
 * Reads if an owner approved a hash with a transaction (`approveHash`). A Safe never revokes an approval.
 * @throws {Error} of viem when the node does not answer
 */
export async function hasApproved(
  client: Client,
  { safe, owner, hash }: { safe: Address; owner: Address; hash: Hex },
  block: bigint,
): Promise<boolean> {
  const data = encodeFunctionData({ abi: safeAbi, args: [owner, hash] })
  const answer = await ask(client, { from: safe, to: safe, data }, block)
  return size(answer) === 32 && BigInt(answer) !== 0n
}

/**
 * Asks an owner that is a contract to confirm a signature (EIP-1271), as the Safe does: from version 1.5.0 on for the
 * hash, before that for the bytes that have this hash.
 * @param signed `data` is null from version 1.5.0 on
 * @throws {Error} of viem if the node does not answer; a rejection by the contract is `false`
 */
export async function isConfirmedByOwner(
  client: Client,
  signed: { safe: Address; owner: Address; hash: Hex; data: Hex | null; signature: Hex },
  block: bigint,
): Promise<boolean> {
  const { safe, owner, hash, data, signature } = signed
  // The magic value of an answer is the selector of the question.
  const magic = data === null ? selectors.isValidSignature : selectors.isValidSignatureOfBytes
  const question = encodeCall(magic, data === null ? hash : { bytes: data }, { bytes: signature })
  const answer = await ask(client, { from: safe, to: owner, data: question }, block)
  return answer === concatHex([magic, `0x${'00'.repeat(28)}`])
}

/** `0x` for a call that reverts. */
async function ask(
  client: Client,
  call: { from: Address; to: Address; data: Hex },
  block: bigint,
): Promise<Hex> {
  try {
    return await rpc(client, 'eth_call', [{ ...call, gas }, toQuantity(block)])
  } catch (error) {
    if (isExecutionFailure(error)) return '0x'
    throw error
  }
}
