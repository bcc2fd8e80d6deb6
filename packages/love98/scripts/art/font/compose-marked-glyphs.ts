import type { Glyph } from './parse-glyphs.ts'

/** A drawing, moved right by `x` and up by `y` dots. */
export type GlyphPart = { name: string; x: number; y: number }

/** Latin-1, Latin Extended-A, and the Cyrillic letters of modern languages. */
const ranges = [
  [0xc0, 0x17f],
  [0x400, 0x45f],
]
/** Letters whose caron is drawn as an apostrophe beside the letter. */
const sideCaron = 'ďľťĽ'
const combiningCedilla = '0327'
const commaBelow = '0326'

/**
 * Composes every letter with a diacritical mark from drawings, by the decomposition of Unicode (UAX #15).
 * @param glyphs the drawings; those of marks by their code points
 * @returns the parts of each letter without its own drawing
 */
export function composeMarkedGlyphs(glyphs: ReadonlyMap<string, Glyph>): Map<string, readonly GlyphPart[]> {
  const composed: Map<string, readonly GlyphPart[]> = new Map()
  for (const [first = 0, last = 0] of ranges) {
    for (let code = first; code <= last; code++) {
      const letter = String.fromCodePoint(code)
      const [base, mark, ...more] = [...letter.normalize('NFD')]
      if (glyphs.has(letter) || base === undefined || mark === undefined || more.length > 0) continue
      const parts = partsOf(letter, base, mark, glyphs)
      if (parts) composed.set(letter, parts)
    }
  }
  return composed
}

/** @returns null if a part is not drawn */
function partsOf(
  letter: string,
  base: string,
  mark: string,
  glyphs: ReadonlyMap<string, Glyph>,
): readonly GlyphPart[] | null {
  const under = { i: 'ı', j: 'ȷ', і: 'ı', ј: 'ȷ' }[base]
  const takesBelow = mark === '\u0327' || mark === '\u0328'
  const name = under && !takesBelow ? under : base
  const body = glyphs.get(name)
  if (!body) return null
  if (sideCaron.includes(letter)) return [at(name, 0, 0), at('’', widthOf(body), 0)]
  const code = (mark.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
  const chosen = code === combiningCedilla && 'gklnrGKLNR'.includes(base) ? commaBelow : code
  // A comma below would collide with the descender of g, so it is turned and placed above.
  const sign = letter === 'ģ' ? '0312' : chosen
  const drawn = glyphs.get(sign)
  if (!drawn) return null
  const [left, right] = inkOf(body)
  const isAbove = !takesBelow || sign === '0312'
  const middle = (left + right - widthOf(drawn)) / 2
  const x = sign === '0328' ? right - widthOf(drawn) : Math.max(0, Math.round(middle))
  // A mark of two rows is above the letter's highest dot, with one empty row between them.
  const y = isAbove ? heightOf(body) + 1 : 0
  // If the mark is wider than the letter, the letter moves right.
  const shift = Math.max(0, -Math.round(middle))
  return [at(name, shift, 0), at(sign, x, y)]
}

function at(name: string, x: number, y: number): GlyphPart {
  return { name, x, y }
}

function widthOf({ rows }: Glyph) {
  return rows[0]?.length ?? 0
}

function heightOf({ rows, top }: Glyph) {
  return top - rows.findIndex((row) => row.includes('#'))
}

function inkOf({ rows }: Glyph): [left: number, right: number] {
  const starts = rows.filter((row) => row.includes('#')).map((row) => row.indexOf('#'))
  return [Math.min(...starts), Math.max(...rows.map((row) => row.lastIndexOf('#') + 1))]
}
