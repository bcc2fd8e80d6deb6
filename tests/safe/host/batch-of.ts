import { concatHex, encodeFunctionData, encodePacked, type Hex, size } from 'viem'
import { safeArtifact } from '../../../scripts/demo/artifacts.mjs'
import { placeBatchContract } from '../../support/batch-contract'
import { batchContract } from '../decode/encode'

export type ProposedCall = { to: Hex; value: string; data: Hex }

const { abi } = safeArtifact('libraries', 'MultiSendCallOnly')
let placed: Promise<void> | undefined

/** Several calls as the one that a Safe makes of them: a delegate call of Safe's own library, put on the chain first. */
export async function batchOf(url: string, calls: readonly ProposedCall[]) {
  placed ??= placeBatchContract(url)
  await placed
  const packed = calls.map(({ to, value, data }) =>
    encodePacked(
      ['uint8', 'address', 'uint256', 'uint256', 'bytes'],
      [0, to, BigInt(value), BigInt(size(data)), data],
    ),
  )
  const data = encodeFunctionData({ abi, functionName: 'multiSend', args: [concatHex(packed)] })
  return { to: batchContract, data }
}
