import type { PartHealth } from '@/server/health'
import { lateAfter, type ReaderStatus } from './reader'

/** The state of the reader as `GET /api/health` tells it. `readMs`: ms since prices were known to be the newest. */
export function marketHealth({ state, block, readMs, problem, sinceMs }: ReaderStatus): PartHealth {
  const isLate = state === 'following' && (readMs ?? 0) > lateAfter
  const told = problem ?? (isLate ? 'The process that reads the market does not tell anything new.' : null)
  return {
    ok: told === null,
    ageMs: 0,
    sinceMs,
    state,
    ...(block === null ? {} : { block: Number(block) }),
    ...(readMs === null ? {} : { readMs }),
    ...(told === null ? {} : { problem: told }),
  }
}
