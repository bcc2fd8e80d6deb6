import type { PartHealth } from '@/server/health'
import { lateAfter, type ReaderStatus } from './reader'

/** Nodes accept no block that is further in the future (`allowedFutureBlockTime` of go-ethereum), ms. */
const farFuture = 15_000

/**
 * Returns the state of the reader for `GET /api/health`. `readMs` is the age of the shown snapshot, and `heardMs` the
 * time since a node last confirmed that it is the newest state.
 */
export function marketHealth(status: ReaderStatus): PartHealth {
  const { state, block, readMs, heardMs, sinceMs } = status
  const told = status.problem ?? problemOf(status)
  return {
    ok: told === null,
    ageMs: 0,
    sinceMs,
    state,
    ...(block === null ? {} : { block: Number(block) }),
    ...(readMs === null ? {} : { readMs }),
    ...(heardMs === null ? {} : { heardMs }),
    ...(told === null ? {} : { problem: told }),
  }
}

/** Returns a fault that remains although each call to the node succeeds. */
function problemOf({ state, heardMs, blockAgeMs }: ReaderStatus): string | null {
  if (state === 'sleeping') return null
  if (state === 'following' && (heardMs ?? 0) > lateAfter)
    return 'The process that reads the market does not tell anything new.'
  if (blockAgeMs !== null && blockAgeMs > lateAfter)
    return 'The newest block is old: the node or the chain stands still, or the clock of this machine is ahead.'
  if (blockAgeMs !== null && blockAgeMs < -farFuture)
    return 'The newest block is of the future: the clock of this machine is behind.'
  return null
}
