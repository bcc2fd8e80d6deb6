import type { Client } from 'viem'
import { rpc } from './rpc'

/**
 * Wei that a unit of gas costs about in the next block (EIP-1559): its base fee, which follows from the newest block
 * (`eth_feeHistory`), and the tip for which the node says that a block takes a transaction (`eth_maxPriorityFeePerGas`). A wallet
 * chooses a tip near it.
 * @returns null on a chain without base fee
 * @throws viem's errors when the node does not answer, SyntaxError when it answers no numbers
 */
export async function readGasPrice(client: Client): Promise<bigint | null> {
  const [history, tip] = await Promise.all([
    rpc(client, 'eth_feeHistory', ['0x1', 'latest', []]),
    rpc(client, 'eth_maxPriorityFeePerGas', []),
  ])
  const baseFee = BigInt(history.baseFeePerGas.at(-1) ?? 0)
  return baseFee > 0n ? baseFee + BigInt(tip) : null
}
