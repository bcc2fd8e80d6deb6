import { createRaster, draw, rgba } from './raster.mjs'

/**
 * A mouse pointer in the colors of a skin, each pixel as a square of `scale` pixels.
 *
 * @param {import('./parse-cursor.mjs').Cursor} cursor
 * @param {import('../../src/domain/appearance/skin').Skin} skin
 * @param {number} scale
 * @returns {import('./raster.mjs').Raster}
 */
export function paintCursor({ rows, overlays }, skin, scale) {
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
