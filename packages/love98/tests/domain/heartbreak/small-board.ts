import { type Board, boardFrom } from '@/domain/heartbreak/board/board'
import { customLevel } from '@/domain/heartbreak/board/custom-level'
import type { Level } from '@/domain/heartbreak/board/level'

export function smallLevel(columns: number, rows: number, broken: number): Level {
  const level = customLevel(columns, rows, broken)
  if (!level.ok) throw new Error(level.problem)
  return level.value
}

/** Parses a drawn board: `*` is broken, `s` the start of the game, anything else whole. */
export function drawnBoard(...rows: string[]): Board {
  const drawing = rows.join('')
  const hearts = Uint8Array.from(drawing, (sign) => (sign === '*' ? 1 : 0))
  const broken = hearts.reduce((sum, heart) => sum + heart, 0)
  const level = { id: 'drawn', name: 'Drawn', columns: rows[0]?.length ?? 0, rows: rows.length, broken }
  return boardFrom(level, hearts, drawing.indexOf('s'), true)
}
