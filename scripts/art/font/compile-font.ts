import { createHash } from 'node:crypto'
import { encodePng } from '../encode-png.ts'
import { loadFaces } from './load-font.ts'
import { paintSpecimen } from './specimen.ts'
import { emDots, writeTrueType } from './true-type.ts'
import { unpackWoff2, writeWoff2 } from './woff2.ts'

const family = 'Love Sans 8'

/** Adds the two faces of the pixel font, the module that names them, and a sheet of all letters. */
export async function addFonts(files: Map<string, Buffer>) {
  const faces = await loadFaces()
  const entries = faces.map((face) => {
    const bytes = writeWoff2(writeTrueType(face, family))
    const file = `love-sans-8${face.isBold ? '-bold' : ''}.woff2`
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
  files.set('src/ui/generated/pixel-font.ts', Buffer.from(lines.join('\n')))
  files.set('docs/art/font.png', encodePng(paintSpecimen(faces)))
}
