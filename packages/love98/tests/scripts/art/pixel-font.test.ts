import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { cuts, fixedCut } from '../../../scripts/art/font/cuts.ts'
import { basicRange, moreRange, splitFace } from '../../../scripts/art/font/font-rules.ts'
import { shapeFace, traceBoxes } from '../../../scripts/art/font/glyph-table.ts'
import { loadFaces } from '../../../scripts/art/font/load-font.ts'
import { parseGlyphs } from '../../../scripts/art/font/parse-glyphs.ts'
import { writeTrueType } from '../../../scripts/art/font/true-type.ts'
import { unpackWoff2, writeWoff2 } from '../../../scripts/art/font/woff2.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const faces = await loadFaces(`${root}art`)
const everyFace = (await Promise.all(cuts.map((cut) => loadFaces(`${root}art`, cut)))).flat()

/** Returns whether a character is in a value of `unicode-range`. */
function isInRange(code: number, range: string) {
  return range.split(', ').some((part) => {
    const [first = '', last = first] = part.slice(2).split('-')
    return code >= Number.parseInt(first, 16) && code <= Number.parseInt(last, 16)
  })
}

describe('the pixel font', () => {
  test.each([
    ['printable ASCII', 0x21, 0x7e],
    ['Latin-1', 0xa1, 0xff],
    ['Latin Extended-A', 0x100, 0x17f],
    ['Cyrillic', 0x401, 0x45f],
  ])('the font has every character of %s in all faces', (_, first, last) => {
    const isSoftHyphen = (code: number) => code === 0xad
    for (const { cut, glyphs, composed, same } of everyFace) {
      const missing = Array.from({ length: last - first + 1 }, (_value, at) => first + at)
        .filter((code) => !isSoftHyphen(code))
        .map((code) => String.fromCodePoint(code))
        .filter((sign) => !glyphs.has(sign) && !composed.has(sign) && !same.has(sign))
      expect(missing, cut.family).toEqual([])
    }
  })

  test('the font weighs at most 14 KB per file', async () => {
    const names = everyFace.flatMap(({ cut, isBold }) => {
      const name = `${cut.file}${isBold ? '-bold' : ''}`
      return cut === fixedCut ? [name] : [name, `${name}-more`]
    })
    expect(names).toHaveLength(9)
    for (const name of names) {
      const file = await readFile(`${root}public/assets/fonts/${name}.woff2`)
      expect(file.length).toBeLessThanOrEqual(14 * 1024)
      expect(file.readUInt32BE(8), 'the length in its header').toBe(file.length)
    }
  })

  test('the two files of a face have each of its characters once', () => {
    for (const face of everyFace.filter(({ cut }) => cut !== fixedCut)) {
      const [basic, more] = splitFace(face).map((part) => [...shapeFace(part).characters.keys()])
      const all = [...shapeFace(face).characters.keys()]
      expect([...(basic ?? []), ...(more ?? [])].sort()).toEqual(all.sort())
      for (const code of basic ?? []) expect(isInRange(code, basicRange), code.toString(16)).toBe(true)
      for (const code of more ?? []) {
        expect(isInRange(code, moreRange), code.toString(16)).toBe(true)
        expect(isInRange(code, basicRange), code.toString(16)).toBe(false)
      }
    }
  })

  test('the font distinguishes the ASCII characters, except l and I, which were alike in 1998 too', () => {
    for (const { glyphs } of faces) {
      const pictures = new Map<string, string[]>()
      for (const [sign, { rows, top }] of glyphs) {
        if (!/^[!-~]$/.test(sign)) continue
        const ink = `${top} ${rows.join(' ').replace(/[ .]+$/, '')}`
        pictures.set(ink, [...(pictures.get(ink) ?? []), sign])
      }
      const alike = [...pictures.values()].filter((signs) => signs.length > 1)
      expect(alike).toEqual([['I', 'l']])
    }
  })

  test('the font is the same file from the same drawings, and its tables survive the packing', () => {
    const [regular] = faces
    if (!regular) throw new Error('no face')
    const tables = writeTrueType(regular, 'Test')
    const again = writeTrueType(regular, 'Test')
    expect(writeWoff2(tables).equals(writeWoff2(again))).toBe(true)
    const length = tables.reduce((sum, { data }) => sum + data.length, 0)
    expect(unpackWoff2(writeWoff2(tables)).length).toBe(length)
  })

  test.each([
    ['a missing column', '= 9 A B\n#.', /1 columns for 2 drawings/],
    ['a ragged row', '= 9 A\n##\n###', /"###" is 3 dots wide, the row above it 2/],
    ['a sign that is drawn twice', '= 9 A\n#\n= 9 A\n#', /"A" is drawn twice/],
    ['a stray line', '= 9 A\n#\nabc', /"abc" is no row/],
  ])('the drawing error "%s" stops the compiler', (_, text, message) => {
    expect(() => parseGlyphs(text, 'test')).toThrow(message)
  })

  test('every character of the fixed pitch is 8 dots wide, and its dots are inside its cell of 16 rows', async () => {
    const [face] = await loadFaces(`${root}art`, fixedCut)
    if (!face) throw new Error('no face')
    expect(new Set(shapeFace(face).shapes.map(({ advance }) => advance))).toEqual(new Set([8]))
    for (const [sign, { rows, top }] of face.glyphs) {
      expect(rows[0]?.length, sign).toBeLessThanOrEqual(sign.length > 1 ? 6 : 8)
      expect(top, sign).toBeLessThanOrEqual(fixedCut.ascent)
      expect(rows.length - top, sign).toBeLessThanOrEqual(fixedCut.descent)
    }
    for (const [letter, parts] of face.composed)
      for (const { name, x } of parts)
        expect(
          x + (face.glyphs.get(face.same.get(name) ?? name)?.rows[0]?.length ?? 0),
          letter,
        ).toBeLessThanOrEqual(8)
  })

  test.each(['─│┌┐└┘├┤┬┴┼', '═║╔╗╚╝', '█▀▄▌▐░▒'])(
    'the fixed pitch has %s for frames of text',
    async (signs) => {
      const [face] = await loadFaces(`${root}art`, fixedCut)
      for (const sign of signs)
        expect(face?.glyphs.get(sign)?.rows.map(({ length }) => length)).toEqual(Array(16).fill(8))
    },
  )

  test('the boxes of a drawing cover each of its dots once', () => {
    for (const { glyphs } of everyFace) {
      for (const [sign, glyph] of glyphs) {
        const covered: string[] = []
        for (const { left, right, top, bottom } of traceBoxes(glyph))
          for (let y = bottom; y < top; y++) for (let x = left; x < right; x++) covered.push(`${x} ${y}`)
        const dots = glyph.rows.flatMap((row, j) =>
          [...row.matchAll(/#/g)].map(({ index }) => `${index} ${glyph.top - j - 1}`),
        )
        expect([...covered].sort(), sign).toEqual([...dots].sort())
      }
    }
  })
})
