import { heartbreakRules } from '@/texts/heartbreak-rules'

import { type LevelResult, parseLevelId } from './custom-level'
import type { Level } from './level'
import { formatSeed, parseSeed, type Seed } from './seed'

const texts = heartbreakRules.boards

/** The version of everything that determines a board: random numbers, placement, solver and repair. */
export const boardVersion = 'g1'

export interface BoardSpec {
  readonly level: Level
  readonly seed: Seed
}

/**
 * Formats a board id: `g1.<level>.<seed>`, such as `g1.crush.aaaaaaaaaaaaaaaaaaaaaaaaaa`. The id of a custom level
 * includes its size.
 */
export function formatBoardId({ level, seed }: BoardSpec): string {
  return `${boardVersion}.${level.id}.${formatSeed(seed)}`
}

/** Parses a board id. Each board has exactly one id. */
export function parseBoardId(text: string): LevelResult<BoardSpec> {
  const [version, levelId, seedText, ...rest] = text.split('.')
  if (levelId === undefined || seedText === undefined || rest.length > 0)
    return { ok: false, problem: texts.malformed }
  if (version !== boardVersion) return { ok: false, problem: texts.otherVersion(version, boardVersion) }
  const level = parseLevelId(levelId)
  if (!level.ok) return level
  const seed = parseSeed(seedText)
  if (!seed) return { ok: false, problem: texts.damagedSeed }
  return { ok: true, value: { level: level.value, seed } }
}
