import { createHash } from 'node:crypto'
import { encodePng } from '../encode-png.ts'
import { createRaster, fillRect, rgba } from '../raster.ts'
import type { Face } from './load-font.ts'
import { loadFaces } from './load-font.ts'
import { emDots, writeTrueType } from './true-type.ts'
import { unpackWoff2, writeWoff2 } from './woff2.ts'

const family = 'Pixel Sans 8'

/**
 * Compiles the fonts of the package, which are committed.
 * @param artFolder `art` of the package
 */
export async function addFonts(files: Map<string, Buffer>, artFolder: string) {
  const faces = await loadFaces(artFolder)
  const entries = faces.map((face) => {
    const bytes = writeWoff2(writeTrueType(face, family))
    const file = `pixel-sans-8${face.isBold ? '-bold' : ''}.woff2`
    files.set(`public/assets/fonts/${file}`, bytes)
    const hash = createHash('sha256').update(unpackWoff2(bytes)).digest('hex').slice(0, 8)
    return `  ['${face.isBold ? 700 : 400}', '${file}?v=${hash}'],`
  })
  const lines = [
    `export const pixelFontFamily = '${family}'`,
    '',
    '/** The dots of an em: text of so many pixels, or of a multiple, is drawn with whole ones. */',
    `export const pixelFontEm = ${emDots}`,
    '',
    '/** The weight and the file of each face; its address changes with the letters. */',
    `export const pixelFontFaces = [\n${entries.join('\n')}\n] as const`,
    '',
  ]
  files.set('src/ui/pixel-font.ts', Buffer.from(lines.join('\n')))
  files.set('docs/art/font.png', encodePng(paintSpecimen(faces)))
}

const columns = 32
const cell = 14
const paper = rgba('#ffffff')
const ink = rgba('#000000')

function paintSpecimen(faces: readonly Face[]) {
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
