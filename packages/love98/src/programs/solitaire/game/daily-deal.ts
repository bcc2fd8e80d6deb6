import { heartbreakServer } from '@/browser/api/heartbreak'
import { parseBoardId } from '@/domain/heartbreak/board/board-id'
import type { Seed } from '@/domain/heartbreak/board/seed'

/**
 * Returns the seed of today's deal: that of the open daily board of Heartbreak at its first level. It derives from the
 * secret of the month, whose hash is published in advance, so tomorrow's deal is secret.
 * @returns the seed and its day, `2026-11-22` in UTC
 * @throws {AppError} if the server cannot be reached
 */
export async function todaysDailySeed(): Promise<{ seed: Seed; day: string }> {
  const { date, open } = await heartbreakServer.daily('crush')
  const board = parseBoardId(open.boardId)
  if (!board.ok) throw new Error(board.problem)
  return { seed: board.value.seed, day: date }
}
