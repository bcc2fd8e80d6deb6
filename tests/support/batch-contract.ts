import { safeArtifact } from '../../scripts/demo/artifacts.mjs'
import { callRpc } from '../../scripts/demo/json-rpc.mjs'
import { batchContract } from '../safe/decode/encode'

/** Puts MultiSendCallOnly where every chain has it: its creation code answers with what it would have created. */
export async function placeBatchContract(url: string): Promise<void> {
  const { bytecode } = safeArtifact('libraries', 'MultiSendCallOnly')
  const code = await callRpc(url, 'eth_call', [{ data: bytecode }, 'latest'])
  await callRpc(url, 'anvil_setCode', [batchContract, code])
}
