import type { Client } from 'viem'
import { rpc } from '@/chain/rpc'
import type { MinedSwap, SwapOutcome } from './swap-outcome'

/**
 * Reads the result of a swap from its receipt. The code that evaluates it is loaded only once there is a receipt.
 * @returns null while it is not mined
 * @throws viem's errors if the node does not answer
 */
export async function readSwapOutcome(client: Client, swap: MinedSwap): Promise<SwapOutcome | null> {
  const receipt = (await rpc(client, 'eth_getTransactionReceipt', [swap.hash])) ?? {}
  const { blockNumber, logs } = receipt
  if (!blockNumber || !logs) return null
  if (receipt.status !== '0x0')
    return (await import('./evaluate-receipt')).evaluateReceipt(client, swap, {
      ...receipt,
      blockNumber,
      logs,
    })
  const block = BigInt(blockNumber)
  const { explainRevert } = await import('./explain-failure')
  return { kind: 'reverted', block, reason: await explainRevert(client, swap.hash, block) }
}
