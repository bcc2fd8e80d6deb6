import type { Client } from 'viem'
import type { Address } from '@/domain/address'
import type { Hex } from '@/domain/hex'
import type { SwapFailure } from '@/domain/swap/swap-failure'
import type { SwapRoute } from '@/domain/swap/swap-route'
import type { Receipt } from './judge-receipt'

/** How much of one side moved, smallest units. */
export type SideMoved = {
  /** As the contracts report it in the logs of the transaction. */
  readonly reported: bigint
  /** By how much the account's balance changed in the block in that direction, without the network cost; null where it is not known. */
  readonly changed: bigint | null
  /** What is told: the worse of both for the account, and of what arrived no more than the pool paid. */
  readonly amount: bigint
}

/** What a mined swap came to. */
export type SwapOutcome =
  | {
      readonly kind: 'swapped'
      readonly block: bigint
      readonly sent: SideMoved
      readonly arrived: SideMoved
    }
  /** The transaction ran, and the pool traded nothing for the account. */
  | { readonly kind: 'not-swapped'; readonly block: bigint }
  | { readonly kind: 'reverted'; readonly block: bigint; readonly reason: SwapFailure }

/** A swap that was sent. */
export type MinedSwap = {
  readonly hash: Hex
  readonly route: SwapRoute
  /** Who gave and got. */
  readonly account: Address
  /** Null for a wrap. */
  readonly pool: Address | null
}

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
