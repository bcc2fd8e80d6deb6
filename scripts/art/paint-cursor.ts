import type { Skin } from '../../src/domain/appearance/skin.ts'
import type { Cursor } from './parse-cursor.ts'
import { createRaster, draw, type Raster, rgba } from './raster.ts'

/** A mouse pointer in the colors of a skin, each pixel as a square of `scale` pixels. */
export function paintCursor({ rows, overlays }: Cursor, skin: Skin, scale: number): Raster {
  const width = rows[0]?.length ?? 0
  const raster = createRaster(width, rows.length)
  const colors = new Map(Object.entries(skin.icons).map(([role, hex]) => [role, rgba(hex)]))
  const over = overlays.get(skin.id)
  rows.forEach((row, y) => {
    ;[...row].forEach((drawn, x) => {
      const letter = over?.[y]?.[x] ?? '='
      raster.pixels[y * width + x] = colors.get(letter === '=' ? drawn : letter) ?? 0
    })
  })
  const scaled = createRaster(width * scale, rows.length * scale)
  draw(scaled, raster, 0, 0, scale)
  return scaled
}
