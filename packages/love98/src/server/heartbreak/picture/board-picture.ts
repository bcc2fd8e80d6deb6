import { type Board, numberAt } from '@/domain/heartbreak/board/board'
import type { Level } from '@/domain/heartbreak/board/level'
import { newGame, opened } from '@/domain/heartbreak/run/game'
import { encodePng } from './encode-png'
import { digits, heart, segments } from './glyphs'
import { bevel, blank, fill, type Raster, stamp } from './raster'

/** The usual size of link previews (Open Graph protocol, 1.91 to 1), in pixels. */
export const pictureSize = { width: 1200, height: 630 } as const

const palette = [
  0x008080, 0xc0c0c0, 0xffffff, 0x808080, 0x000000, 0xe0407b, 0xff0000, 0x500000, 0x0000ff, 0x007b00,
  0xe00000, 0x000080, 0x800000, 0x006b6b, 0x5f3b00, 0x000000,
]
/** Indices in the palette; the first color is the desktop's teal. */
const [face, light, dark, black, pink, lit, unlit] = [1, 2, 3, 4, 5, 6, 7]
const numberColors = [8, 9, 10, 11, 12, 13, 14, 4]

/**
 * Draws the game's window before its first move: counters, face, closed hearts, and the opened start if the board is
 * given.
 * @param board null draws every heart closed
 * @param seconds shown by the clock
 * @returns a PNG
 */
export async function drawPicture(level: Level, board: Board | null, seconds = 0): Promise<Buffer> {
  const raster = blank(pictureSize.width, pictureSize.height)
  const head = 96
  const border = 16
  const room = { wide: pictureSize.width - 2 * 60, high: pictureSize.height - 2 * 24 - head - 3 * border }
  const cell = Math.min(56, Math.floor(Math.min(room.wide / level.columns, room.high / level.rows)))
  const field = { wide: cell * level.columns, high: cell * level.rows }
  const wide = Math.max(field.wide, 420) + 2 * border
  const high = field.high + head + 3 * border
  const left = Math.floor((pictureSize.width - wide) / 2)
  const top = Math.floor((pictureSize.height - high) / 2)
  fill(raster, [left, top, wide, high], face)
  bevel(raster, [left, top, wide, high], { depth: 4, light, dark: black })
  const inner = wide - 2 * border
  drawHead(raster, [left + border, top + border, inner, head], { broken: level.broken, seconds })
  const at = {
    left: left + Math.floor((wide - field.wide) / 2),
    top: top + 2 * border + head,
    cell,
  }
  const edge = [at.left - 4, at.top - 4, field.wide + 8, field.high + 8] as const
  bevel(raster, edge, { depth: 4, light: dark, dark: light })
  const cells = board ? newGame(board, { mode: 'classic', ranked: false }).cells : null
  for (let index = 0; index < level.columns * level.rows; index++)
    drawCell(raster, at, level, index, cells?.[index] === opened && board ? numberAt(board, index) : null)
  return encodePng(raster, palette)
}

function drawCell(
  raster: Raster,
  at: { left: number; top: number; cell: number },
  { columns }: Level,
  index: number,
  shows: number | null,
): void {
  const { cell } = at
  const left = at.left + (index % columns) * cell
  const top = at.top + Math.floor(index / columns) * cell
  if (shows === null) {
    bevel(raster, [left, top, cell, cell], { depth: Math.max(2, Math.floor(cell / 10)), light, dark })
    drawCentered(raster, heart, { left, top, cell, share: 0.5, color: pink })
    return
  }
  fill(raster, [left, top, cell, 1], dark)
  fill(raster, [left, top, 1, cell], dark)
  const glyph = digits[shows - 1]
  if (glyph)
    drawCentered(raster, glyph, { left, top, cell, share: 0.6, color: numberColors[shows - 1] ?? black })
}

function drawCentered(
  raster: Raster,
  rows: readonly string[],
  {
    left,
    top,
    cell,
    share,
    color,
  }: { left: number; top: number; cell: number; share: number; color: number },
): void {
  const columns = rows[0]?.length ?? 0
  const scale = Math.max(1, Math.floor((cell * share) / Math.max(columns, rows.length)))
  const middle = (length: number) => Math.floor((cell - length * scale) / 2)
  stamp(raster, rows, { left: left + middle(columns), top: top + middle(rows.length), scale, color })
}

function drawHead(
  raster: Raster,
  [left, top, wide, high]: readonly [number, number, number, number],
  { broken, seconds }: { broken: number; seconds: number },
): void {
  bevel(raster, [left, top, wide, high], { depth: 4, light: dark, dark: light })
  drawCounter(raster, left + 12, top + 12, broken)
  drawCounter(raster, left + wide - 12 - counterWidth, top + 12, seconds)
  const size = high - 24
  const button = [left + Math.floor((wide - size) / 2), top + 12, size, size] as const
  fill(raster, button, face)
  bevel(raster, button, { depth: 4, light, dark })
  drawCentered(raster, heart, { left: button[0], top: button[1], cell: size, share: 0.65, color: pink })
}

const digitWidth = 40
const counterWidth = 3 * digitWidth + 4

function drawCounter(raster: Raster, left: number, top: number, value: number): void {
  fill(raster, [left, top, counterWidth, 72], black)
  const text = String(Math.min(999, Math.max(0, Math.floor(value)))).padStart(3, '0')
  for (const [place, digit] of [...text].entries()) {
    const x = left + 6 + place * digitWidth
    const bars = [
      [x + 4, top + 6, 24, 6],
      [x, top + 10, 6, 24],
      [x + 26, top + 10, 6, 24],
      [x + 4, top + 33, 24, 6],
      [x, top + 38, 6, 24],
      [x + 26, top + 38, 6, 24],
      [x + 4, top + 60, 24, 6],
    ] as const
    for (const [index, bar] of bars.entries())
      fill(raster, bar, segments[Number(digit)]?.[index] === '1' ? lit : unlit)
  }
}
