import { BinaryWriter } from './binary.ts'
import type { Cut } from './cuts.ts'
import { dot, type Shape, shapeFace } from './glyph-table.ts'
import type { Face } from './load-font.ts'

export type Table = { tag: string; data: Buffer }

/**
 * The tables of a font whose letters are squares (OpenType 1.9). Names and dates are fixed: the same drawings
 * give the same bytes.
 *
 * @returns in the order of their tags
 */
export function writeTrueType(face: Face, family = face.cut.family): readonly Table[] {
  const { shapes, characters } = shapeFace(face)
  const { ascent, descent } = face.cut
  const em = face.cut.em * dot
  /** The height of a capital with a mark of two dots, above one empty row. */
  const highest = (face.cut.capital + 3) * dot
  const outlines = shapes.map(({ outline }) => outline)
  const widest = Math.max(...shapes.map(({ advance }) => advance)) * dot
  const average = Math.round((shapes.reduce((sum, { advance }) => sum + advance, 0) * dot) / shapes.length)
  const bold = face.isBold ? 1 : 0
  // Half offsets: outlines are padded to four bytes.
  const offsets = [0]
  for (const { length } of outlines) offsets.push((offsets.at(-1) ?? 0) + length / 2)
  if ((offsets.at(-1) ?? 0) > 0xffff) throw new Error(`The outlines of ${family} need long offsets.`)
  const head = new BinaryWriter().u32(0x10000, 0x10000, 0, 0x5f0f3cf5)
  // Baseline and left edge at 0, integer scaling only; created at 0 s.
  head
    .u16(0b1011, em)
    .u32(0, 0, 0, 0)
    .u16(0, -descent * dot, widest, highest)
  head.u16(bold, 8, 2, 0, 0)
  const hhea = new BinaryWriter().u32(0x10000).u16(ascent * dot, -descent * dot, 0, widest)
  hhea.u16(0, 0, widest, 1, 0, 0, 0, 0, 0, 0, 0, shapes.length)
  const most = (field: 'points' | 'contours' | 'parts') => Math.max(...shapes.map((shape) => shape[field]))
  const maxp = new BinaryWriter().u32(0x10000).u16(shapes.length, most('points'), most('contours'))
  maxp.u16(most('points'), most('contours'), 2, 0, 0, 0, 0, 0, 0, most('parts'), 1)
  return [
    { tag: 'OS/2', data: os2(face.cut, average, characters, bold).toBuffer() },
    { tag: 'cmap', data: writeCharacterMap(characters).toBuffer() },
    // No smoothing at any size (`gasp` version 0, grid fitting only).
    { tag: 'gasp', data: new BinaryWriter().u16(0, 1, 0xffff, 0x0001).toBuffer() },
    { tag: 'glyf', data: Buffer.concat(outlines) },
    { tag: 'head', data: head.toBuffer() },
    { tag: 'hhea', data: hhea.toBuffer() },
    { tag: 'hmtx', data: metrics(shapes).toBuffer() },
    { tag: 'loca', data: new BinaryWriter().u16(...offsets).toBuffer() },
    { tag: 'maxp', data: maxp.toBuffer() },
    { tag: 'name', data: names(family, bold).toBuffer() },
    {
      tag: 'post',
      data: new BinaryWriter()
        .u32(0x30000, 0)
        .u16(-dot, dot)
        .u32(face.cut.pitch === undefined ? 0 : 1, 0, 0, 0, 0)
        .toBuffer(),
    },
  ]
}

function metrics(shapes: readonly Shape[]) {
  const writer = new BinaryWriter()
  for (const { advance, outline } of shapes) {
    writer.u16(advance * dot, outline.length === 0 ? 0 : outline.readInt16BE(2))
  }
  return writer
}

function os2(cut: Cut, average: number, characters: ReadonlyMap<number, number>, bold: number) {
  const { ascent, descent, capital, small } = cut
  const codes = [...characters.keys()]
  const writer = new BinaryWriter().u16(4, average, bold ? 700 : 400, 5, 0)
  // Subscripts and superscripts, strikethrough, no family class.
  writer.u16(...[7, 7, 0, 1, 7, 7, 0, 4, 1, 4].map((value) => value * dot), 0).u8(...Array(10).fill(0))
  // Basic Latin, Latin-1, Extended-A, Cyrillic.
  writer.u32(0b1000000111, 0, 0, 0).ascii('PIXL')
  // Uses its own line metrics (bit 7); regular or bold.
  writer.u16((1 << 7) | (bold ? 1 << 5 : 1 << 6), Math.min(...codes), Math.max(...codes))
  writer.u16(ascent * dot, -descent * dot, 0, (capital + 3) * dot, descent * dot).u32(1, 0)
  return writer.u16(small * dot, capital * dot, 0, 0x20, 1)
}

function names(family: string, bold: number) {
  const style = bold ? 'Bold' : 'Regular'
  const strings = [
    [1, family],
    [2, style],
  ].map(([id, text]) => ({ id: Number(id), text: Buffer.from(String(text), 'utf16le').swap16() }))
  const writer = new BinaryWriter().u16(0, strings.length, 6 + 12 * strings.length)
  let offset = 0
  for (const { id, text } of strings) {
    writer.u16(3, 1, 0x409, id, text.length, offset)
    offset += text.length
  }
  return writer.append(Buffer.concat(strings.map(({ text }) => text)))
}

/**
 * The table `cmap` in format 4: runs of characters whose glyphs follow each other (OpenType 1.9).
 *
 * @param characters glyph index by code point, below 0x10000
 */
function writeCharacterMap(characters: ReadonlyMap<number, number>) {
  const runs: { first: number; last: number; delta: number }[] = []
  for (const [code, glyph] of [...characters].sort(([one], [other]) => one - other)) {
    const run = runs.at(-1)
    if (run && run.last === code - 1 && run.delta === glyph - code) run.last = code
    else runs.push({ first: code, last: code, delta: glyph - code })
  }
  runs.push({ first: 0xffff, last: 0xffff, delta: 1 })
  const power = 2 ** Math.floor(Math.log2(runs.length))
  const table = new BinaryWriter().u16(4, 16 + 8 * runs.length, 0)
  table.u16(2 * runs.length, 2 * power, Math.log2(power), 2 * (runs.length - power))
  table.u16(...runs.map(({ last }) => last), 0)
  table.u16(...runs.map(({ first }) => first))
  table.u16(...runs.map(({ delta }) => delta))
  table.u16(...runs.map(() => 0))
  // For Windows, Unicode (3, 1), and for the Unicode platform (0, 3): the same table.
  return new BinaryWriter().u16(0, 2, 0, 3).u32(20).u16(3, 1).u32(20).append(table.bytes)
}
