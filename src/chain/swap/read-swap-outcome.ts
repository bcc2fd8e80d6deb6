import type { Client } from 'viem'
import type { MinedSwap, Receipt, SwapOutcome } from './swap-outcome'

/**
 * Reads what a swap came to from its receipt. The code that judges it is loaded once there is one.
 * @returns null while it is not mined
 * @throws viem's errors when the node does not answer
 */
export async function readSwapOutcome(client: Client, swap: MinedSwap): Promise<SwapOutcome | null> {
  const answer: unknown = await client.request({
    method: 'eth_getTransactionReceipt',
    params: [swap.hash],
  } as never)
  const receipt = Object(answer) as Receipt
  if (!receipt.blockNumber || !receipt.logs) return null
  if (receipt.status !== '0x0') return (await import('./judge-receipt')).judgeReceipt(client, swap, receipt)
  const block = BigInt(receipt.blockNumber)
  const { explainRevert } = await import('./explain-failure')
  return { kind: 'reverted', block, reason: await explainRevert(client, swap.hash, block) }
}
