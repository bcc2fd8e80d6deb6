export type LetterDrawings = { get: (size: 'large' | 'small' | 'text', sign: string) => string[] }

/**
 * Reads letters drawn as `#` and `.`. A block starts with `# large: e`, `# small: e` or `# text: e`.
 * @param file for messages
 * @returns the letters; `get` throws for a sign that is not drawn
 */
export function parseLetterDrawings(text: string, file: string): LetterDrawings {
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
    get(size, sign) {
      const glyph = glyphs.get(`${size} ${sign}`)
      if (!glyph) throw new Error(`${file}: there is no "# ${size}: ${sign}" block. Draw the sign first.`)
      return glyph
    },
  }
}
