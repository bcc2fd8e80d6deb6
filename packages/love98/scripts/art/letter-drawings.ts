type LetterSize = 'large' | 'small' | 'text'

export type LetterDrawings = {
  has: (size: LetterSize, sign: string) => boolean
  /** @throws {Error} for a sign that is not drawn */
  get: (size: LetterSize, sign: string) => readonly string[]
}

/**
 * Reads letters drawn as `#` and `.`. A block starts with `# large: e`, `# small: e` or `# text: e`.
 * @param file for messages
 * @param others drawings for the signs that this file does not draw
 */
export function parseLetterDrawings(text: string, file: string, others?: LetterDrawings): LetterDrawings {
  const glyphs: Map<string, string[]> = new Map()
  let rows: string[] = []
  for (const line of text.split(/\r?\n/)) {
    const heading = /^# (large|small|text): (\S+)$/.exec(line)
    if (heading) {
      rows = []
      glyphs.set(`${heading[1]} ${heading[2]}`, rows)
    } else if (/^[#.]+$/.test(line)) rows.push(line)
  }
  return {
    has: (size, sign) => glyphs.has(`${size} ${sign}`) || (others?.has(size, sign) ?? false),
    get(size, sign) {
      const glyph = glyphs.get(`${size} ${sign}`)
      if (glyph) return glyph
      if (others?.has(size, sign)) return others.get(size, sign)
      throw new Error(`${file}: there is no "# ${size}: ${sign}" block. Draw the sign first.`)
    },
  }
}

/** Lends the capitals of a font as large letters. A letter can be named in lower case. */
export function lettersOfFont(
  glyphs: ReadonlyMap<string, { readonly rows: readonly string[] }>,
): LetterDrawings {
  const find = (size: LetterSize, sign: string) =>
    size === 'large' ? glyphs.get(sign.toLocaleUpperCase('en'))?.rows : undefined
  return {
    has: (size, sign) => find(size, sign) !== undefined,
    get(size, sign) {
      const rows = find(size, sign)
      if (!rows) throw new Error(`art/font has no capital "${sign}".`)
      return rows
    },
  }
}
