import { createHash } from 'node:crypto'
import { moreFamily } from '../../../src/domain/appearance/letter-fit.ts'
import { encodePng } from '../encode-png.ts'
import { createRaster, fillRect, rgba } from '../raster.ts'
import { type Cut, cuts, fixedCut } from './cuts.ts'
import { basicRange, type FontFile, fontRules, moreRange, splitFace } from './font-rules.ts'
import type { Face } from './load-font.ts'
import { loadFaces } from './load-font.ts'
import { writeTrueType } from './true-type.ts'
import { unpackWoff2, writeWoff2 } from './woff2.ts'

/**
 * Compiles the fonts of the package, which are committed, and the style sheet that names them.
 * @param artFolder `art` of the package
 */
export async function addFonts(files: Map<string, Buffer>, artFolder: string) {
  const faces = (await Promise.all(cuts.map((cut) => loadFaces(artFolder, cut)))).flat()
  const compiled = faces.flatMap((face) => {
    const name = `${face.cut.file}${face.isBold ? '-bold' : ''}`
    if (face.cut === fixedCut) return [compileFace(files, face, name)]
    const [basic, more] = splitFace(face)
    return [
      { ...compileFace(files, basic, name), range: basicRange },
      {
        ...compileFace(files, more, `${name}-more`),
        family: moreFamily(face.cut.family),
        range: moreRange,
      },
    ]
  })
  const entries = compiled
    .filter(({ family }) => family !== fixedCut.family)
    .map(
      ({ family, weight, file, range }) =>
        `  ['${family}', '${weight}', '${file}', ${range === basicRange ? 'basicCharacters' : 'more'}],\n`,
    )
  files.set('src/ui/pixel-font.ts', Buffer.from(`${listHead}${entries.join('')}] as const\n`))
  files.set('src/ui/styles/pixel-fonts.css', Buffer.from(fontRules(compiled)))
  for (const cut of cuts) {
    const drawn = faces.filter((face) => face.cut === cut)
    files.set(`docs/art/${cut.folder}.png`, encodePng(paintSpecimen(drawn, cut)))
  }
}

const listHead = `/** Values of \`unicode-range\`: the characters of English texts, and all other ones. */
export const basicCharacters = '${basicRange}'
const more = '${moreRange}'

/** The family, weight, file and characters of each file; its address changes with the letters. */
export const pixelFontFaces = [
`

function compileFace(files: Map<string, Buffer>, face: Face, name: string): FontFile {
  const bytes = writeWoff2(writeTrueType(face))
  files.set(`public/assets/fonts/${name}.woff2`, bytes)
  const hash = createHash('sha256').update(unpackWoff2(bytes)).digest('hex').slice(0, 8)
  return { family: face.cut.family, weight: face.isBold ? 700 : 400, file: `${name}.woff2?v=${hash}` }
}

const columns = 32
const paper = rgba('#ffffff')
const ink = rgba('#000000')

function paintSpecimen(faces: readonly Face[], { em, descent }: Cut) {
  const cell = em + descent
  const scale = 2
  const lists = faces.map((face) => [...face.glyphs.keys(), ...face.composed.keys()])
  const lines = lists.map((list) => Math.ceil(list.length / columns))
  const height = lines.reduce((sum, count) => sum + count, 0) * (cell + 2) * scale
  const picture = createRaster(columns * cell * scale, height, paper)
  let line = 0
  faces.forEach((face, index) => {
    for (const [at, name] of (lists[index] ?? []).entries()) {
      const left = (at % columns) * cell + 1
      const base = (line + Math.floor(at / columns)) * (cell + 2) + em + 1
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
