import type { Client } from 'viem'
import { readRevertReason } from '@/chain/safe/revert-reason'
import type { Address } from '@/domain/address'
import type { Hex } from '@/domain/hex'
import type { SwapFailure } from '@/domain/swap/swap-failure'
import type { SwapRoute } from '@/domain/swap/swap-route'
import { failureOf } from './explain-failure'
import { type Log, movementOf, wrappedBy } from './read-logs'

/** What a mined swap came to, smallest units. */
export type SwapOutcome =
  | { readonly kind: 'swapped'; readonly block: bigint; readonly sent: bigint; readonly arrived: bigint }
  | { readonly kind: 'reverted'; readonly block: bigint; readonly reason: SwapFailure }

type Receipt = { status: Hex; blockNumber: Hex; logs: readonly Log[]; from: Address; to: Address | null }

/**
 * Reads what a swap delivered from its receipt: transfers of the tokens' own contracts, and the coin by what the router unwraps to
 * pay it out.
 * @param account who gave and got
 * @returns null while it is not mined
 * @throws viem's errors when the node does not answer
 */
export async function readSwapOutcome(
  client: Client,
  { hash, route, account }: { hash: Hex; route: SwapRoute; account: Address },
): Promise<SwapOutcome | null> {
  const answer: unknown = await client.request({
    method: 'eth_getTransactionReceipt',
    params: [hash],
  } as never)
  const { status, blockNumber, logs } = Object(answer) as Partial<Receipt>
  if (!blockNumber || !logs) return null
  const block = BigInt(blockNumber)
  if (status === '0x0') return { kind: 'reverted', block, reason: await reasonOf(client, hash, block) }
  return { kind: 'swapped', block, ...deliveredBy(logs, route, account) }
}

/** What a swap's logs say that an account gave and got. */
export function deliveredBy(
  logs: readonly Log[],
  { kind, from, to, contract, wrappedNative }: SwapRoute,
  account: Address,
): { sent: bigint; arrived: bigint } {
  const moved = (token: Address) => movementOf(logs, account, token, wrappedNative)
  const coin = wrappedBy(logs, kind === 'wrap' || kind === 'unwrap' ? account : contract, wrappedNative)
  return {
    sent: from.isNative ? coin.wrapped : moved(from.address).sent,
    arrived: to.isNative ? coin.unwrapped : moved(to.address).received,
  }
}

/**
 * Runs a reverted transaction again on the state before its block, where most failures repeat, and else at the block itself: a
 * deadline may have passed only there.
 */
async function reasonOf(client: Client, hash: Hex, block: bigint): Promise<SwapFailure> {
  try {
    const sent: unknown = await client.request({
      method: 'eth_getTransactionByHash',
      params: [hash],
    } as never)
    const { from, to, input, value } = Object(sent) as { from: Address; to: Address; input: Hex; value: Hex }
    const call = { from, to, data: input, value: BigInt(value) }
    const before = await readRevertReason(client, call, block - 1n)
    return failureOf(before ?? (await readRevertReason(client, call, block)))
  } catch {
    return failureOf(null)
  }
}
