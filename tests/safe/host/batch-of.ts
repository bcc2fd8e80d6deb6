import { concatHex, encodeFunctionData, encodePacked, type Hex, size } from 'viem'
import { safeArtifact } from '../../../scripts/demo/artifacts.mjs'
import { callRpc } from '../../../scripts/demo/json-rpc.mjs'

export type ProposedCall = { to: Hex; value: string; data: Hex }

const { abi, bytecode } = safeArtifact('libraries', 'MultiSendCallOnly')
let library: Promise<Hex> | undefined

/** Several calls as the one that a Safe makes of them: a delegate call of Safe's own library, put on the chain first. */
export async function batchOf(url: string, from: Hex, calls: readonly ProposedCall[]) {
  library ??= create(url, from)
  const packed = calls.map(({ to, value, data }) =>
    encodePacked(
      ['uint8', 'address', 'uint256', 'uint256', 'bytes'],
      [0, to, BigInt(value), BigInt(size(data)), data],
    ),
  )
  const data = encodeFunctionData({ abi, functionName: 'multiSend', args: [concatHex(packed)] })
  return { to: await library, data }
}

async function create(url: string, from: Hex): Promise<Hex> {
  const hash = await callRpc(url, 'eth_sendTransaction', [{ from, data: bytecode, gas: '0x4c4b40' }])
  // A node answers before it has put the transaction into a block.
  await callRpc(url, 'evm_mine')
  const receipt = (await callRpc(url, 'eth_getTransactionReceipt', [hash])) as { contractAddress: Hex }
  return receipt.contractAddress
}
