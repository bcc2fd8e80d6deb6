import { createRaster, fillRect, rgba } from '../raster.ts'
import type { Face } from './load-font.ts'
import { emDots } from './true-type.ts'

const columns = 32
const cell = 14
const paper = rgba('#ffffff')
const ink = rgba('#000000')

/** Every letter of both faces on a sheet, two pixels a dot, for reviews of drawings. */
export function paintSpecimen(faces: readonly Face[]) {
  const scale = 2
  const lists = faces.map((face) => [...face.glyphs.keys(), ...face.composed.keys()])
  const lines = lists.map((list) => Math.ceil(list.length / columns))
  const height = lines.reduce((sum, count) => sum + count, 0) * (cell + 2) * scale
  const picture = createRaster(columns * cell * scale, height, paper)
  let line = 0
  faces.forEach((face, index) => {
    for (const [at, name] of (lists[index] ?? []).entries()) {
      const left = (at % columns) * cell + 1
      const base = (line + Math.floor(at / columns)) * (cell + 2) + emDots + 1
      for (const part of face.composed.get(name) ?? [{ name, x: 0, y: 0 }]) {
        const glyph = face.glyphs.get(face.same.get(part.name) ?? part.name)
        glyph?.rows.forEach((row, j) => {
          for (const { index: i } of row.matchAll(/#/g))
            fillRect(
              picture,
              (left + part.x + i) * scale,
              (base - glyph.top - part.y + j) * scale,
              scale,
              scale,
              ink,
            )
        })
      }
    }
    line += lines[index] ?? 0
  })
  return picture
}
