import { type Level, levels } from '@/domain/heartbreak/board/level'
import type { RankedKind } from '@/domain/heartbreak/wire/api'

/** A level that can be ranked: one of the list. */
export type KnownLevelId = (typeof levels)[number]['id']

/** Begins a ranked game and puts it on the table. @throws {LoveError} */
export type StartRanked = (level: KnownLevelId, kind: RankedKind) => Promise<void>

/** The level itself, or the first of the list for a custom one. */
export function knownLevelId(level: Level): KnownLevelId {
  return levels.find(({ id }) => id === level.id)?.id ?? levels[0].id
}
