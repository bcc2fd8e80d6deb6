/** @typedef {{ get: (size: 'large' | 'small' | 'text', sign: string) => string[] }} Letters */

/**
 * Reads letters drawn as `#` and `.`; a block starts with `# large: e` or `# small: e` or
 * `# text: e`.
 *
 * @param {string} text
 * @param {string} file for messages
 * @returns {Letters} whose `get` throws for a sign that is not drawn
 */
export function parseLetters(text, file) {
  /** @type {Map<string, string[]>} */
  const glyphs = new Map()
  /** @type {string[]} */
  let rows = []
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
