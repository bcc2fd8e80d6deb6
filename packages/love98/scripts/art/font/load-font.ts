import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { composeMarkedGlyphs, type GlyphPart } from './compose-marked-glyphs.ts'
import { type Cut, sansCut } from './cuts.ts'
import { embolden, type Glyph, parseGlyphs } from './parse-glyphs.ts'

export type Face = {
  cut: Cut
  glyphs: ReadonlyMap<string, Glyph>
  composed: ReadonlyMap<string, readonly GlyphPart[]>
  same: ReadonlyMap<string, string>
  isBold: boolean
  /** Drawings that are parts of letters and no characters in this file. */
  hidden?: ReadonlySet<string>
}

/**
 * Loads the faces of a cut: regular and bold, or regular alone for a fixed pitch.
 * @param artFolder `art` of the package
 */
export async function loadFaces(artFolder: string, cut = sansCut): Promise<readonly Face[]> {
  const place = (name: string) => `art/${cut.folder}/${name}.txt`
  const read = (name: string) => readFile(join(artFolder, cut.folder, `${name}.txt`), 'utf8')
  const glyphs: Map<string, Glyph> = new Map()
  for (const name of cut.sheets) {
    for (const [sign, glyph] of parseGlyphs(await read(name), place(name))) {
      if (glyphs.has(sign)) throw new Error(`${place(name)}: "${sign}" is drawn in two files.`)
      glyphs.set(sign, glyph)
    }
  }
  const rows = (await read('same')).split(/\r?\n/).filter((row) => row !== '')
  const same = new Map(rows.map((row) => [row.split(' ')[1] ?? '', row.split(' ')[0] ?? '']))
  for (const [sign, drawn] of same) {
    if (!glyphs.has(drawn)) throw new Error(`${place('same')}: "${drawn}" for "${sign}" is not drawn.`)
    if (glyphs.has(sign)) throw new Error(`${place('same')}: "${sign}" has a drawing already.`)
  }
  const faceOf = (drawn: ReadonlyMap<string, Glyph>): Face => {
    // Letters that look the same get the same marks.
    const lent = new Map([...same].map(([sign, name]) => [sign, drawn.get(name)]))
    const every = new Map([...drawn, ...(lent as Map<string, Glyph>)])
    return { cut, glyphs: drawn, composed: composeMarkedGlyphs(every), same, isBold: drawn !== glyphs }
  }
  if (cut.pitch !== undefined) return [faceOf(glyphs)]
  const own = parseGlyphs(await read('bold'), place('bold'))
  const bold = new Map([...glyphs].map(([sign, glyph]) => [sign, own.get(sign) ?? embolden(glyph)]))
  return [faceOf(glyphs), faceOf(bold)]
}
