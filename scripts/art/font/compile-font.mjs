import { createHash } from 'node:crypto'
import { encodePng } from '../encode-png.mjs'
import { loadFaces } from './load-font.mjs'
import { paintSpecimen } from './specimen.mjs'
import { ascent, descent, emDots, writeTrueType } from './true-type.mjs'
import { unpackWoff2, writeWoff2 } from './woff2.mjs'

const family = 'Love Sans 8'

/**
 * Adds the two faces of the pixel font, the module that names them, and a sheet of all letters.
 *
 * @param {Map<string, Buffer>} files
 */
export async function addFonts(files) {
  const faces = await loadFaces()
  const entries = faces.map((face) => {
    const file = writeWoff2(writeTrueType(face, family))
    const path = `assets/fonts/love-sans-8${face.isBold ? '-bold' : ''}.woff2`
    files.set(`public/${path}`, file)
    const hash = createHash('sha256').update(unpackWoff2(file)).digest('hex').slice(0, 8)
    return `  { weight: '${face.isBold ? 700 : 400}', url: '/${path}?v=${hash}' },`
  })
  const percent = (/** @type {number} */ dots) => `${Math.round((dots / emDots) * 1e4) / 100}%`
  const lines = [
    `export const pixelFont = { family: '${family}', em: ${emDots}, ascent: '${percent(ascent)}', descent: '${percent(descent)}' }`,
    '',
    '/** The addresses change with the letters. */',
    `export const pixelFontFaces = [\n${entries.join('\n')}\n] as const`,
    '',
  ]
  files.set('src/ui/generated/pixel-font.ts', Buffer.from(lines.join('\n')))
  files.set('docs/art/font.png', encodePng(paintSpecimen(faces)))
}
