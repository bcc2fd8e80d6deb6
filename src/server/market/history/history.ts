import type { BlockHead, ReadBlock } from '@/domain/market/pool-event'

/** Whose turn to write it is: an epoch of the lease. A write whose epoch has ended is refused by the database. */
export type WriteFence = { readonly epoch: bigint }

/**
 * What became of a block: `applied` (stored, or stored before), `gap` (blocks below it are missing: `catchUp`), `fork` (it
 * follows from another block than the newest one that is stored: `catchUp`). Only `applied` wrote.
 */
export type ApplyOutcome = 'applied' | 'gap' | 'fork'

/** Another process holds the lease: what this one was about to write is not written. */
export class LeaseLostError extends Error {
  override readonly name = 'LeaseLostError'
}

/** Keeps the history of the pools. Of one process at a time: the one that holds the lease. */
export type HistoryWriter = {
  /**
   * Stores the block that follows the newest stored one, with its candles, in one transaction. Cheap: a few statements.
   * @throws {LeaseLostError} when the epoch has ended; nothing is written then
   * @throws {ContradictoryLogs} when the logs cannot be those of such pools; nothing is written then
   * @throws {LoveError} `database-unavailable`
   */
  apply(block: ReadBlock, fence: WriteFence): Promise<ApplyOutcome>
  /**
   * Brings the history from where it is to this head: takes back what a reorganization replaced, then reads in ranges behind
   * finality, then block by block. One call is in flight at a time. A second call while one runs waits for the first one
   * and does nothing itself; `apply` answers `gap` meanwhile. It may take minutes: do not keep the next head waiting for it.
   * @param signal ends it after the step under way; what was stored stays, and the next call continues
   * @throws {LeaseLostError}, {LoveError} `database-unavailable`, viem's errors when the node does not answer,
   *   {UnusableAnswer} and {ContradictoryLogs} when its answers contradict each other or what is stored; nothing wrong is
   *   stored
   */
  catchUp(head: BlockHead, fence: WriteFence, signal: AbortSignal): Promise<void>
}
