import type { Client } from 'viem'
import { rpc } from './rpc'

/**
 * Returns the approximate price of a unit of gas in the next block (EIP-1559), wei: its base fee, which follows from
 * the newest block (`eth_feeHistory`), and the tip that the node recommends (`eth_maxPriorityFeePerGas`). Wallets
 * choose a similar tip.
 * @returns null on a chain without a base fee
 * @throws viem's errors if the node does not answer, SyntaxError if the answer has no numbers
 */
export async function readGasPrice(client: Client): Promise<bigint | null> {
  const [history, tip] = await Promise.all([
    rpc(client, 'eth_feeHistory', ['0x1', 'latest', []]),
    rpc(client, 'eth_maxPriorityFeePerGas', []),
  ])
  const baseFee = BigInt(history.baseFeePerGas.at(-1) ?? 0)
  return baseFee > 0n ? baseFee + BigInt(tip) : null
}
