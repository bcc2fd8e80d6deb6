import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { composeMarkedGlyphs, type GlyphPart } from './compose-marked-glyphs.ts'
import { embolden, type Glyph, parseGlyphs } from './parse-glyphs.ts'

export type Face = {
  glyphs: ReadonlyMap<string, Glyph>
  composed: ReadonlyMap<string, readonly GlyphPart[]>
  same: ReadonlyMap<string, string>
  isBold: boolean
}

const sheets = ['capitals', 'small', 'cyrillic', 'signs', 'marks']

/** @param artFolder `art` of the package */
export async function loadFaces(artFolder: string): Promise<readonly Face[]> {
  const read = (name: string) => readFile(join(artFolder, 'font', `${name}.txt`), 'utf8')
  const glyphs: Map<string, Glyph> = new Map()
  for (const name of sheets) {
    for (const [sign, glyph] of parseGlyphs(await read(name), `art/font/${name}.txt`)) {
      if (glyphs.has(sign)) throw new Error(`art/font/${name}.txt: "${sign}" is drawn in two files.`)
      glyphs.set(sign, glyph)
    }
  }
  const rows = (await read('same')).split(/\r?\n/).filter((row) => row !== '')
  const same = new Map(rows.map((row) => [row.split(' ')[1] ?? '', row.split(' ')[0] ?? '']))
  for (const [sign, drawn] of same) {
    if (!glyphs.has(drawn)) throw new Error(`art/font/same.txt: "${drawn}" for "${sign}" is not drawn.`)
    if (glyphs.has(sign)) throw new Error(`art/font/same.txt: "${sign}" has a drawing of its own.`)
  }
  const own = parseGlyphs(await read('bold'), 'art/font/bold.txt')
  const bold = new Map([...glyphs].map(([sign, glyph]) => [sign, own.get(sign) ?? embolden(glyph)]))
  return [glyphs, bold].map((drawn) => {
    // Letters that look the same get the same marks.
    const lent = new Map([...same].map(([sign, name]) => [sign, drawn.get(name)]))
    const every = new Map([...drawn, ...(lent as Map<string, Glyph>)])
    return { glyphs: drawn, composed: composeMarkedGlyphs(every), same, isBold: drawn === bold }
  })
}
