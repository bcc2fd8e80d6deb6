import type { Client, Hex } from 'viem'
import { concatHex, encodeFunctionData, parseAbi, size } from 'viem/utils'
import { isFailedCall } from '@/chain/node-failure'
import type { Address } from '@/domain/address'

const safeAbi = parseAbi(['function approvedHashes(address owner, bytes32 hash) view returns (uint256)'])
const bytesAbi = parseAbi(['function isValidSignature(bytes data, bytes signature) view returns (bytes4)'])
const hashAbi = parseAbi(['function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)'])

/** Gas of one question, as much as the pages' own node allows for a signature check. */
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
 * Asks an owner that is a contract to confirm a signature (EIP-1271), as the Safe asks it: from version 1.5.0 on for the hash,
 * before that for the bytes that have this hash.
 * @param signed `data` is null for the former, whose owners are asked for the hash
 * @throws {Error} of viem when the node does not answer; a refusal of the contract is `false`
 */
export async function isConfirmedByOwner(
  client: Client,
  signed: { safe: Address; owner: Address; hash: Hex; data: Hex | null; signature: Hex },
  block: bigint,
): Promise<boolean> {
  const { safe, owner, hash, data, signature } = signed
  const [magic, question] =
    data === null
      ? (['0x1626ba7e', encodeFunctionData({ abi: hashAbi, args: [hash, signature] })] as const)
      : (['0x20c13b0b', encodeFunctionData({ abi: bytesAbi, args: [data, signature] })] as const)
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
    const params = [{ ...call, gas }, `0x${block.toString(16)}`]
    return await client.request({ method: 'eth_call', params } as never)
  } catch (error) {
    if (isFailedCall(error)) return '0x'
    throw error
  }
}
