export type Glyph = { rows: readonly string[]; top: number }

/**
 * Reads drawings that are side by side. A line such as `= 9 A B C` names the letters and the height of their first row.
 * Each following row has one column per letter. A line that starts with `;` is a comment.
 * @param file for messages
 * @returns the drawings by character, or by hexadecimal code point if the file has one
 * @throws {Error} if a row has more or fewer columns than the line has names, or if columns differ in width
 */
export function parseGlyphs(text: string, file: string): Map<string, Glyph> {
  const glyphs: Map<string, { rows: string[]; top: number }> = new Map()
  let columns: { rows: string[]; top: number }[] = []
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const where = `${file}, line ${index + 1}`
    const heading = /^= (\d+) (.+)$/.exec(line)
    if (heading) {
      const names = heading[2]?.split(' ') ?? []
      columns = names.map(() => ({ rows: [], top: Number(heading[1]) }))
      for (const [at, name] of names.entries()) {
        if (glyphs.has(name)) throw new Error(`${where}: "${name}" is drawn twice.`)
        glyphs.set(name, columns[at] as { rows: string[]; top: number })
      }
    } else if (/^[#.]/.test(line)) {
      const cells = line.split(' ')
      if (cells.length !== columns.length)
        throw new Error(`${where}: ${cells.length} columns for ${columns.length} drawings.`)
      for (const [at, cell] of cells.entries()) {
        const { rows } = columns[at] as { rows: string[] }
        if (!/^[#.]+$/.test(cell))
          throw new Error(`${where}: "${cell}" has other signs than # and "." in it.`)
        if (rows[0] !== undefined && rows[0].length !== cell.length)
          throw new Error(
            `${where}: "${cell}" is ${cell.length} dots wide, the row above it ${rows[0].length}.`,
          )
        rows.push(cell)
      }
    } else if (line !== '' && !line.startsWith('; ')) throw new Error(`${where}: "${line}" is no row.`)
  }
  return glyphs
}

/** Returns the bold form: every dot is repeated one dot to the right, as Windows did it. */
export function embolden({ rows, top }: Glyph): Glyph {
  return {
    top,
    rows: rows.map((row) =>
      [...`${row}.`].map((dot, at) => (dot === '#' || row[at - 1] === '#' ? '#' : '.')).join(''),
    ),
  }
}
