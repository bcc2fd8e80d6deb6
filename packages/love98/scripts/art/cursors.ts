import { createHash } from 'node:crypto'
import type { Skin } from '../../src/domain/appearance/skin.ts'
import { encodePng } from './encode-png.ts'
import { type DrawingContext, readDrawings } from './load-drawings.ts'
import { type Cursor, parseCursor } from './parse-cursor.ts'
import { createRaster, draw, fillRect, type Raster, rgba } from './raster.ts'

/**
 * The CSS keyword of the pointer that a browser shows if the drawing is not available
 * (https://www.w3.org/TR/css-ui-4/#cursor).
 */
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
 * @param folders `art` of the package, then that of the community
 * @returns the pointers, sorted by name
 * @throws {Error} with the file, if a drawing cannot be compiled or has no keyword
 */
export async function loadCursors(folders: readonly string[], context: DrawingContext): Promise<Cursor[]> {
  return (await readDrawings(folders, 'cursors', '.cursor')).map(({ file, text }) => {
    const cursor = parseCursor(text, { file, ...context })
    if (!cursorKeywords.has(cursor.name))
      throw new Error(`${file}: no keyword of CSS stands for "${cursor.name}".`)
    return cursor
  })
}

/**
 * Adds the pointers of one skin, at one and two pixels per dot, and returns its rules with one custom property per
 * pointer. Pictures are requested only after a visitor has pressed a mouse button (`data-cursors`). In forced colors
 * the system's pointers stay.
 */
export function addCursors(files: Map<string, Buffer>, cursors: readonly Cursor[], skin: Skin): string {
  const folder = `/assets/skins/${skin.id}/cursors/`
  const hash = createHash('sha256')
  for (const cursor of cursors) {
    const [plain, large] = [paintCursor(cursor, skin, 1), paintCursor(cursor, skin, 2)]
    hash.update(`${cursor.name} ${plain.width} ${plain.pixels.join(' ')} `)
    files.set(`${folder.slice(1)}${cursor.name}.png`, encodePng(plain))
    files.set(`${folder.slice(1)}${cursor.name}-2x.png`, encodePng(large))
  }
  const version = hash.digest('hex').slice(0, 8)
  const properties = cursors.map(({ name, hotSpot }) => {
    const url = (suffix: string) => `url(${folder}${name}${suffix}.png?v=${version})`
    const set = `image-set(${url('')} 1x,${url('-2x')} 2x)`
    return `--cursor-${name}:${set} ${hotSpot.join(' ')},${cursorKeywords.get(name)}`
  })
  const selector = `[data-cursors] body.theme-${skin.id}`
  return `@media (pointer:fine) and (forced-colors:none){${selector}{${properties.join(';')}}}`
}

export function paintCursorSheet(cursors: readonly Cursor[], skins: readonly Skin[]) {
  const cell = 120
  const sheet = createRaster(cell * cursors.length, cell * skins.length * 2)
  skins.forEach((skin, index) => {
    for (const [row, ground] of [
      [2 * index, skin.palette.ButtonFace],
      [2 * index + 1, skin.palette.Window],
    ] as const) {
      fillRect(sheet, 0, row * cell, sheet.width, cell, rgba(ground))
      cursors.forEach((cursor, column) => {
        draw(sheet, paintCursor(cursor, skin, 4), column * cell + 8, row * cell + 8)
      })
    }
  })
  return sheet
}

function paintCursor({ rows, overlays }: Cursor, skin: Skin, scale: number): Raster {
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
