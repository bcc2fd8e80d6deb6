import type { Letters } from './letters.ts'
import { fillRect, type Raster } from './raster.ts'

/** `bold` draws every dot a second time, one pixel further, as Windows did; `times` is the size of a dot in pixels */
type Lettering = { bold?: boolean; times?: number }

const space = 3

/** Writes a line of text; `top` is the top of its capitals. */
export function writeText(
  raster: Raster,
  words: string,
  left: number,
  top: number,
  color: number,
  letters: Letters,
  { bold = false, times = 1 }: Lettering,
) {
  let x = left
  for (const sign of words) {
    const glyph = sign === ' ' ? [] : letters.get('text', sign)
    glyph.forEach((row, j) => {
      ;[...row].forEach((dot, i) => {
        if (dot === '#')
          fillRect(raster, x + i * times, top + j * times, (bold ? 2 : 1) * times, times, color)
      })
    })
    x += advance(sign, letters, bold) * times
  }
}

/** The width of a line in dots, the gap behind its last letter included. */
export function textWidth(words: string, letters: Letters, { bold = false }: Lettering) {
  return [...words].reduce((sum, sign) => sum + advance(sign, letters, bold), 0)
}

function advance(sign: string, letters: Letters, bold: boolean) {
  if (sign === ' ') return space
  return (letters.get('text', sign)[0]?.length ?? 0) + (bold ? 2 : 1)
}
