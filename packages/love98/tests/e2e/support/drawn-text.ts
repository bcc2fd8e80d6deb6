import { fileURLToPath } from 'node:url'
import type { Cut } from '../../../scripts/art/font/cuts.ts'
import { loadFaces } from '../../../scripts/art/font/load-font.ts'

/** Returns the dots of a line of text, row by row, from the font's source drawings, without empty rows at its ends. */
export async function drawnLine(cut: Cut, text: string, isBold: boolean): Promise<string[]> {
  const faces = await loadFaces(fileURLToPath(new URL('../../../art', import.meta.url)), cut)
  const face = faces.find((one) => one.isBold === isBold)
  const dots = new Set<string>()
  const space = Math.round(cut.em / 4)
  let x = 0
  for (const sign of text) {
    const parts = face?.composed.get(sign) ?? [{ name: sign, x: 0, y: 0 }]
    let advance = space
    for (const part of parts) {
      const glyph = face?.glyphs.get(face.same.get(part.name) ?? part.name)
      glyph?.rows.forEach((row, j) => {
        for (const { index } of row.matchAll(/#/g))
          dots.add(`${x + part.x + index} ${cut.ascent - glyph.top - part.y + j}`)
      })
      if (glyph) advance = Math.max(advance, part.x + (glyph.rows[0]?.length ?? 0) + 1)
    }
    x += sign === ' ' ? space : advance
  }
  const rows = Array.from({ length: cut.ascent + cut.descent }, (_, y) =>
    Array.from({ length: x }, (_value, at) => (dots.has(`${at} ${y}`) ? '#' : '.')).join(''),
  )
  return withoutEmptyEnds(rows)
}

/** Leaves out the rows without a dot above the first and below the last row with one. */
export function withoutEmptyEnds(rows: readonly string[]): string[] {
  const isDrawn = (row: string) => /[^.]/.test(row)
  return rows.slice(rows.findIndex(isDrawn), rows.findLastIndex(isDrawn) + 1)
}
