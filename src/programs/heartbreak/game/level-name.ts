import { type Level, levelById } from '@/domain/heartbreak/board/level'
import type { heartbreakTexts } from '@/texts/en/heartbreak/heartbreak'

/** What a level is called on the screen; custom ones by their size. */
export function levelName(texts: Pick<typeof heartbreakTexts, 'level' | 'sizeOf'>, level: Level): string {
  const { broken, columns, rows } = level
  const known = levelById(level.id)
  const names: Readonly<Record<string, string>> = texts.level
  return known ? (names[known.id] ?? known.name) : texts.sizeOf(columns, rows, broken)
}
