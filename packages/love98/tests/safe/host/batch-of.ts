import { concatHex, encodeFunctionData, encodePacked, type Hex, size } from 'viem'
import { safeArtifact } from '../../../scripts/demo/artifacts.ts'
import { batchContract } from '../decode/encode'

export type ProposedCall = { to: Hex; value: string; data: Hex }

const { abi } = safeArtifact('libraries', 'MultiSendCallOnly')

/** Combines several calls into one as a Safe does: a delegate call of Safe's own library. */
export function batchOf(calls: readonly ProposedCall[]) {
  const packed = calls.map(({ to, value, data }) =>
    encodePacked(
      ['uint8', 'address', 'uint256', 'uint256', 'bytes'],
      [0, to, BigInt(value), BigInt(size(data)), data],
    ),
  )
  const data = encodeFunctionData({ abi, functionName: 'multiSend', args: [concatHex(packed)] })
  return { to: batchContract, data }
}
