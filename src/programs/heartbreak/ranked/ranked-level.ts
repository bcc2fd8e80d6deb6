import { type Level, levels } from '@/domain/heartbreak/board/level'
import type { RankedKind } from '@/domain/heartbreak/wire/api'

/** The id of a level that can be ranked: one of `levels`. */
export type RankedLevelId = (typeof levels)[number]['id']

/** Starts a ranked game. @throws {LoveError} */
export type StartRanked = (level: RankedLevelId, kind: RankedKind) => Promise<void>

/** The id of a level; that of the first level for a custom one. */
export function rankedLevelId(level: Level): RankedLevelId {
  return levels.find(({ id }) => id === level.id)?.id ?? levels[0].id
}
