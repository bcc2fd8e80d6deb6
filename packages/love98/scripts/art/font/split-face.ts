import type { Face } from './load-font.ts'

/** ASCII and the fixed space: `unicode-range` of the file that the first paint needs. */
export const basicRange = 'U+20-7E, U+A0'
/** All other characters of the font. The rules of `basicRange` come later and win. */
export const moreRange = 'U+A1-24FF, U+2600-27FF'

const basicSigns = /^[ -~]$/

/**
 * Splits a face into two files: the first paint of an English page needs one of them, a third of the bytes.
 * @returns the characters of `basicRange`, and the other ones
 */
export function splitFace(face: Face): [basic: Face, more: Face] {
  const { glyphs, composed, same } = face
  const isBasic = (name: string) => basicSigns.test(name)
  const parts = [...composed.values()].flat().map(({ name }) => same.get(name) ?? name)
  const needed = new Set([...parts, ...same.values()])
  const basic = new Map([...glyphs].filter(([name]) => isBasic(name)))
  const more = new Map([...glyphs].filter(([name]) => !isBasic(name) || needed.has(name)))
  return [
    { ...face, glyphs: basic, composed: new Map(), same: new Map() },
    { ...face, glyphs: more, hidden: new Set(basic.keys()) },
  ]
}
