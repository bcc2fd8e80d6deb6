import { fillRect } from './raster.mjs'

/**
 * @typedef {import('./raster.mjs').Raster} Raster
 * @typedef {import('./letters.mjs').Letters} Letters
 * @typedef {{ bold?: boolean, times?: number }} Lettering `bold` draws every dot a second time, one pixel further, as
 *   Windows did; `times` is the size of a dot in pixels
 */

const space = 3

/**
 * Writes a line of text; `top` is the top of its capitals.
 *
 * @param {Raster} raster
 * @param {string} words
 * @param {number} left
 * @param {number} top
 * @param {number} color
 * @param {Letters} letters
 * @param {Lettering} lettering
 */
export function writeText(raster, words, left, top, color, letters, { bold = false, times = 1 }) {
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

/**
 * The width of a line in dots, the gap behind its last letter included.
 *
 * @param {string} words
 * @param {Letters} letters
 * @param {Lettering} lettering
 */
export function textWidth(words, letters, { bold = false }) {
  return [...words].reduce((sum, sign) => sum + advance(sign, letters, bold), 0)
}

/**
 * @param {string} sign
 * @param {Letters} letters
 * @param {boolean} bold
 */
function advance(sign, letters, bold) {
  if (sign === ' ') return space
  return (letters.get('text', sign)[0]?.length ?? 0) + (bold ? 2 : 1)
}
