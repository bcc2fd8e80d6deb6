import type { BlockHead, ReadBlock } from '@/domain/market/pool-event'

/** The right to write, as an epoch of the lease. The database refuses a write whose epoch has ended. */
export type WriteFence = { readonly epoch: bigint }

/**
 * The result for a block. `applied`: stored now or before. `gap`: blocks below it are missing (call `catchUp`). `fork`:
 * its parent is not the newest stored block (call `catchUp`). Only `applied` writes.
 */
export type ApplyOutcome = 'applied' | 'gap' | 'fork'

/** Another process holds the lease, so nothing is written. */
export class LeaseLostError extends Error {
  override readonly name = 'LeaseLostError'
}

/** Writes the history of the pools. Only the process that holds the lease uses it. */
export type HistoryWriter = {
  /**
   * Stores the block after the newest stored one, with its candles, in one transaction of a few statements.
   * @throws {LeaseLostError} if the epoch has ended; nothing is written in that case
   * @throws {ContradictoryLogs} if the logs cannot be logs of such pools; nothing is written in that case
   * @throws {LoveError} `database-unavailable`
   */
  apply(block: ReadBlock, fence: WriteFence): Promise<ApplyOutcome>
  /**
   * Updates the history to this head. It rolls back blocks that a reorganization replaced, then reads ranges of final
   * blocks, and then block by block. Only one call runs at a time: a second call waits for the first one and does
   * nothing itself, and `apply` returns `gap` meanwhile. The call may take minutes, so the next head must not wait for
   * it.
   * @param signal ends it after the current step; stored blocks stay, and the next call continues
   * @throws {LeaseLostError}, {LoveError} `database-unavailable`, viem's errors if the node does not answer,
   *   {UnusableAnswer} and {ContradictoryLogs} if its answers contradict each other or the stored data; no wrong data
   *   is stored
   */
  catchUp(head: BlockHead, fence: WriteFence, signal: AbortSignal): Promise<void>
}
