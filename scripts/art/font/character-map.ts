import { BinaryWriter } from './binary.ts'

/**
 * The table `cmap` in format 4: runs of characters whose glyphs follow each other (OpenType 1.9).
 *
 * @param characters glyph index by code point, below 0x10000
 */
export function writeCharacterMap(characters: ReadonlyMap<number, number>) {
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
