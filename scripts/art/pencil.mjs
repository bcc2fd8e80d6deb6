import { paintIcon } from './atlas.mjs'
import { draw, fillRect, plot, rgba } from './raster.mjs'
import { textWidth, writeText } from './write-text.mjs'

/**
 * @typedef {import('./parse-icon.mjs').Icon} Icon
 * @typedef {import('./raster.mjs').Raster} Raster
 * @typedef {import('./letters.mjs').Letters} Letters
 * @typedef {import('../../src/domain/appearance/skin').Skin} Skin
 */

/** @typedef {ReturnType<typeof createPencil>} Pencil */

/**
 * Draws what a Windows 98 surface is made of, in the colors of one skin.
 *
 * @param {Raster} raster
 * @param {readonly Icon[]} icons
 * @param {Skin} skin
 * @param {Letters} letters
 */
export function createPencil(raster, icons, skin, letters) {
  const { palette } = skin
  /** @param {string} name */
  const iconNamed = (name) => {
    const icon = icons.find((candidate) => candidate.name === name)
    if (!icon) throw new Error(`The preview has no icon "${name}".`)
    return icon
  }
  return {
    palette,
    fill: (
      /** @type {number} */ x,
      /** @type {number} */ y,
      /** @type {number} */ w,
      /** @type {number} */ h,
      /** @type {string} */ color,
    ) => fillRect(raster, x, y, w, h, rgba(color)),
    /** A bevel of two rings, outer and inner: the upper left color, then the lower right one. */
    bevel(
      /** @type {number} */ x,
      /** @type {number} */ y,
      /** @type {number} */ w,
      /** @type {number} */ h,
      /** @type {readonly [string, string, string, string]} */ colors,
    ) {
      const [outerLit, outerDark, innerLit, innerDark] = colors.map(rgba)
      ring(raster, x, y, w, h, outerLit ?? 0, outerDark ?? 0)
      ring(raster, x + 1, y + 1, w - 2, h - 2, innerLit ?? 0, innerDark ?? 0)
    },
    icon: (
      /** @type {string} */ name,
      /** @type {number} */ pixels,
      /** @type {number} */ x,
      /** @type {number} */ y,
      times = 1,
    ) => draw(raster, paintIcon(iconNamed(name), pixels, skin), x, y, times),
    text: (
      /** @type {string} */ words,
      /** @type {number} */ x,
      /** @type {number} */ y,
      /** @type {string} */ color,
      options = {},
    ) => writeText(raster, words, x, y, rgba(color), letters, options),
    width: (/** @type {string} */ words, options = {}) => textWidth(words, letters, options),
    dot: (/** @type {number} */ x, /** @type {number} */ y, /** @type {string} */ color) =>
      plot(raster, x, y, rgba(color)),
  }
}

/**
 * @param {Raster} raster
 * @param {number} x
 * @param {number} y
 * @param {number} w
 * @param {number} h
 * @param {number} lit upper and left edge
 * @param {number} dark lower and right edge
 */
function ring(raster, x, y, w, h, lit, dark) {
  fillRect(raster, x, y, w - 1, 1, lit)
  fillRect(raster, x, y, 1, h - 1, lit)
  fillRect(raster, x, y + h - 1, w, 1, dark)
  fillRect(raster, x + w - 1, y, 1, h, dark)
}
