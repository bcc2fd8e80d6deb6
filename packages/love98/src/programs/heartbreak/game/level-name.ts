import { type Level, levelById } from '@/domain/heartbreak/board/level'
import type { heartbreak } from '@/texts/heartbreak'

export function levelName(texts: Pick<typeof heartbreak, 'level' | 'sizeOf'>, level: Level): string {
  const { broken, columns, rows } = level
  const known = levelById(level.id)
  const names: Readonly<Record<string, string>> = texts.level
  return known ? (names[known.id] ?? known.name) : texts.sizeOf(columns, rows, broken)
}
