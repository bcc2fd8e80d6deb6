import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { encodePng } from './encode-png.mjs'
import { paintCursor } from './paint-cursor.mjs'
import { parseCursor } from './parse-cursor.mjs'
import { createRaster, draw, fillRect, rgba } from './raster.mjs'

/**
 * @typedef {import('./parse-cursor.mjs').Cursor} Cursor
 * @typedef {import('../../src/domain/appearance/skin').Skin} Skin
 */

/** What a browser shows where the drawing cannot be had: a keyword of CSS (https://www.w3.org/TR/css-ui-4/#cursor). */
export const cursorKeywords = new Map([
  ['default', 'default'],
  ['link', 'pointer'],
  ['text', 'text'],
  ['busy', 'wait'],
  ['progress', 'progress'],
  ['move', 'move'],
  ['ns', 'ns-resize'],
  ['ew', 'ew-resize'],
  ['nesw', 'nesw-resize'],
  ['nwse', 'nwse-resize'],
])

/**
 * @param {string} folder absolute
 * @param {{ roles: readonly string[], skins: readonly string[] }} context
 * @returns {Promise<Cursor[]>} in the order of their names
 * @throws {Error} naming the file, when a drawing cannot be compiled or stands for no keyword
 */
export async function loadCursors(folder, context) {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.cursor')).sort()
  return Promise.all(
    names.map(async (name) => {
      const file = `art/cursors/${name}`
      const cursor = parseCursor(await readFile(join(folder, name), 'utf8'), { file, ...context })
      if (!cursorKeywords.has(cursor.name))
        throw new Error(`${file}: no keyword of CSS stands for "${cursor.name}".`)
      return cursor
    }),
  )
}

/**
 * Adds the pointers of one skin, in one and two pixels a dot, and returns its rules: a custom property each. No picture is
 * requested before a visitor with a mouse has pressed (`data-cursors`); with forced colors the system's pointers stay.
 *
 * @param {Map<string, Buffer>} files
 * @param {readonly Cursor[]} cursors
 * @param {Skin} skin
 * @returns {string}
 */
export function addCursors(files, cursors, skin) {
  const folder = `/assets/skins/${skin.id}/cursors/`
  const hash = createHash('sha256')
  for (const cursor of cursors) {
    const [plain, large] = [paintCursor(cursor, skin, 1), paintCursor(cursor, skin, 2)]
    hash.update(`${cursor.name} ${plain.width} ${plain.pixels.join(' ')} `)
    files.set(`public${folder}${cursor.name}.png`, encodePng(plain))
    files.set(`public${folder}${cursor.name}-2x.png`, encodePng(large))
  }
  const version = hash.digest('hex').slice(0, 8)
  const properties = cursors.map(({ name, hotSpot }) => {
    const url = (/** @type {string} */ suffix) => `url(${folder}${name}${suffix}.png?v=${version})`
    const set = `image-set(${url('')} 1x,${url('-2x')} 2x)`
    return `--cursor-${name}:${set} ${hotSpot.join(' ')},${cursorKeywords.get(name)}`
  })
  const selector = `[data-cursors] body.theme-${skin.id}`
  return `@media (pointer:fine) and (forced-colors:none){${selector}{${properties.join(';')}}}`
}

/**
 * All pointers, four times as large, a row a skin: on the face of a window, and on a field.
 *
 * @param {readonly Cursor[]} cursors
 * @param {readonly Skin[]} skins
 */
export function paintCursorSheet(cursors, skins) {
  const cell = 120
  const sheet = createRaster(cell * cursors.length, cell * skins.length * 2)
  skins.forEach((skin, index) => {
    for (const [row, ground] of /** @type {const} */ ([
      [2 * index, skin.palette.ButtonFace],
      [2 * index + 1, skin.palette.Window],
    ])) {
      fillRect(sheet, 0, row * cell, sheet.width, cell, rgba(ground))
      cursors.forEach((cursor, column) => {
        draw(sheet, paintCursor(cursor, skin, 4), column * cell + 8, row * cell + 8)
      })
    }
  })
  return sheet
}
