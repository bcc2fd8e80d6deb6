import { iconRows } from './parse-icon.mjs'
import { createRaster, draw, rgba } from './raster.mjs'

/**
 * @typedef {import('./parse-icon.mjs').Icon} Icon
 * @typedef {import('./raster.mjs').Raster} Raster
 * @typedef {import('../../src/domain/appearance/skin').Skin} Skin
 */

/**
 * One icon in the colors of a skin.
 *
 * @param {Icon} icon
 * @param {number} size 32 or 16
 * @param {Skin} skin
 * @returns {Raster}
 */
export function paintIcon(icon, size, skin) {
  const raster = createRaster(size, size)
  const colors = new Map(Object.entries(skin.icons).map(([role, hex]) => [role, rgba(hex)]))
  iconRows(icon, size, skin.id).forEach((row, y) => {
    ;[...row].forEach((letter, x) => {
      raster.pixels[y * size + x] = colors.get(letter) ?? 0
    })
  })
  return raster
}

/**
 * All icons of a skin in one picture: icon `n` at 32·n, 0 in 32 px and at 16·n, 32 in 16 px.
 *
 * @param {readonly Icon[]} icons
 * @param {Skin} skin
 * @returns {Raster}
 */
export function paintAtlas(icons, skin) {
  const atlas = createRaster(32 * icons.length, 48)
  icons.forEach((icon, index) => {
    draw(atlas, paintIcon(icon, 32, skin), 32 * index, 0)
    draw(atlas, paintIcon(icon, 16, skin), 16 * index, 32)
  })
  return atlas
}
