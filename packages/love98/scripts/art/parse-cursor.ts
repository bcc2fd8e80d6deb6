/** A drawn mouse pointer: rows of role letters, the overlays of skins, and the hot spot. */
export type Cursor = {
  name: string
  hotSpot: readonly [x: number, y: number]
  rows: string[]
  overlays: Map<string, string[]>
}

/** The largest size. Browsers may refuse larger pointers; all show 32 pixels, also across the edge of the page. */
const largest = 32

/**
 * Reads a `.cursor` file: `# hot spot: 3 0` (column and row from 0), the drawing, and after `# skin: night` the overlay
 * of a skin, in which `=` keeps the pixel below. Other lines that start with `#` are comments.
 * @throws {Error} with the file and the problem, if the drawing cannot be compiled
 */
export function parseCursor(
  text: string,
  { file, roles, skins }: { file: string; roles: readonly string[]; skins: readonly string[] },
): Cursor {
  const name = file.replace(/^.*[\\/]/, '').replace(/\.cursor$/, '')
  const [x, y] = hotSpotOf(text, file)
  const [first = '', ...others] = text.split(/^# skin: /m)
  const rows = rowsOf(first)
  const width = rows[0]?.length ?? 0
  if (rows.length > largest || width > largest || rows.length === 0)
    throw new Error(
      `${file}: ${width} × ${rows.length} pixels; a pointer has at most ${largest} × ${largest}.`,
    )
  check(rows, width, new Set([...roles, '.']), file)
  if (['.', undefined].includes(rows[y]?.[x]))
    throw new Error(`${file}: the hot spot ${x} ${y} is not a pixel of the drawing.`)
  const overlays: Map<string, string[]> = new Map()
  for (const block of others) {
    const skin = block.split(/\r?\n/, 1)[0] ?? ''
    if (!skins.includes(skin)) throw new Error(`${file}: "${skin}" is no skin (${skins.join(', ')}).`)
    const over = rowsOf(block.slice(skin.length))
    if (over.length !== rows.length)
      throw new Error(`${file}: ${skin} has ${over.length} rows instead of ${rows.length}.`)
    check(over, width, new Set([...roles, '.', '=']), file)
    overlays.set(skin, over)
  }
  return { name, hotSpot: [x, y], rows, overlays }
}

function hotSpotOf(text: string, file: string): [number, number] {
  const found = /^# hot spot: (\d+) (\d+)$/m.exec(text)
  if (!found) throw new Error(`${file}: no hot spot. Add a line such as "# hot spot: 0 0".`)
  return [Number(found[1]), Number(found[2])]
}

function rowsOf(text: string) {
  return text.split(/\r?\n/).filter((line) => line !== '' && !line.startsWith('#'))
}

function check(rows: readonly string[], width: number, letters: ReadonlySet<string>, file: string) {
  rows.forEach((row, index) => {
    if (row.length !== width)
      throw new Error(`${file}: row ${index + 1} has ${row.length} letters instead of ${width}.`)
    const unknown = [...row].find((letter) => !letters.has(letter))
    if (unknown) throw new Error(`${file}: row ${index + 1} has the letter "${unknown}", which is no role.`)
  })
}
