import { type Level, levels } from '@/domain/heartbreak/board/level'
import type { RankedKind } from '@/domain/heartbreak/wire/api'

export type RankedLevelId = (typeof levels)[number]['id']

export type StartRanked = (level: RankedLevelId, kind: RankedKind) => Promise<void>

export function rankedLevelId(level: Level): RankedLevelId {
  return levels.find(({ id }) => id === level.id)?.id ?? levels[0].id
}
