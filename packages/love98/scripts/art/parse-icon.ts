import type { SkinColors } from '../../src/domain/appearance/skin.ts'

/** A drawn icon: rows of role letters, a drawing for each size, and the overlays of skins. */
type Drawing = { rows: string[]; overlays: Map<string, string[]> }

export type Icon = {
  name: string
  sizes: Map<number, Drawing>
  /** The colors of letters that are not roles, or have their own colors in this icon. */
  colors?: (skin: SkinColors) => ReadonlyMap<string, string>
}

/** Every icon has two drawings: that of 16 pixels is not the large one made smaller. */
export const iconSizes = [32, 16]

const maximumColors = 16

/**
 * Reads an `.icon` file. A block starts with `# size: 32`, or with `# size: 32 skin: night` for the overlay of a skin,
 * in which `=` keeps the pixel below. Other lines that start with `#` are comments.
 * @throws {Error} with the file and the row, if the drawing cannot be compiled
 */
export function parseIcon(
  text: string,
  { file, roles, skins }: { file: string; roles: readonly string[]; skins: readonly string[] },
): Icon {
  const name = file.replace(/^.*[\\/]/, '').replace(/\.icon$/, '')
  const icon: Icon = { name, sizes: new Map() }
  for (const block of blocksOf(text, file)) {
    checkGrid(block, file, new Set([...roles, '.', ...(block.skin ? ['='] : [])]))
    if (block.skin) addOverlay(icon, block, file, skins)
    else if (icon.sizes.has(block.size)) throw fault(file, block.line, `a second block of size ${block.size}`)
    else icon.sizes.set(block.size, { rows: block.rows, overlays: new Map() })
  }
  for (const size of iconSizes) {
    if (!icon.sizes.has(size)) {
      throw new Error(
        `${file}: the ${size} px drawing is missing. Add a block that starts with "# size: ${size}".`,
      )
    }
  }
  checkColors(icon, file, skins)
  return icon
}

export function iconRows(icon: Icon, size: number, skin: string): string[] {
  const drawing = icon.sizes.get(size)
  if (!drawing) throw new Error(`Icon ${icon.name} has no drawing of ${size} px.`)
  const overlay = drawing.overlays.get(skin)
  if (!overlay) return drawing.rows
  return drawing.rows.map((row, y) =>
    [...row].map((letter, x) => (overlay[y]?.[x] === '=' ? letter : (overlay[y]?.[x] ?? letter))).join(''),
  )
}

type Block = { size: number; skin: string | undefined; line: number; rows: string[] }

function blocksOf(text: string, file: string): Block[] {
  const blocks: Block[] = []
  text.split(/\r?\n/).forEach((content, index) => {
    const heading = /^# size: (\d+)(?: skin: ([a-z-]+))?$/.exec(content)
    if (heading) blocks.push({ size: Number(heading[1]), skin: heading[2], line: index + 1, rows: [] })
    if (heading || content === '' || content.startsWith('#')) return
    const block = blocks.at(-1)
    if (!block) throw fault(file, index + 1, 'pixels before the first "# size:" line')
    block.rows.push(content)
  })
  return blocks
}

function checkGrid(block: Block, file: string, letters: Set<string>) {
  const { size, rows, line } = block
  if (!iconSizes.includes(size)) throw fault(file, line, `size ${size} is not one of ${iconSizes.join(', ')}`)
  rows.forEach((row, y) => {
    const at = `row ${y + 1} of the ${size} px drawing`
    if (row.length !== size)
      throw fault(file, line + y + 1, `${at} has ${row.length} letters instead of ${size}`)
    const unknown = [...row].find((letter) => !letters.has(letter))
    if (unknown) throw fault(file, line + y + 1, `${at} has the letter "${unknown}", which is no role`)
  })
  if (rows.length !== size) throw fault(file, line, `the ${size} px drawing has ${rows.length} rows`)
}

function addOverlay(icon: Icon, block: Block, file: string, skins: readonly string[]) {
  const skin = block.skin ?? ''
  if (!skins.includes(skin)) throw fault(file, block.line, `"${skin}" is no skin (${skins.join(', ')})`)
  const drawing = icon.sizes.get(block.size)
  if (!drawing)
    throw fault(file, block.line, `the overlay for ${skin} comes before the ${block.size} px drawing`)
  drawing.overlays.set(skin, block.rows)
}

function checkColors(icon: Icon, file: string, skins: readonly string[]) {
  for (const size of iconSizes) {
    for (const skin of skins) {
      const seen = new Set()
      iconRows(icon, size, skin).forEach((row, y) => {
        for (const letter of row) if (letter !== '.') seen.add(letter)
        if (seen.size <= maximumColors) return
        throw new Error(
          `${file}: row ${y + 1} of the ${size} px drawing (${skin}) brings the ${seen.size}th color; ` +
            `an icon has at most ${maximumColors}.`,
        )
      })
    }
  }
}

function fault(file: string, line: number, problem: string) {
  return new Error(`${file}:${line}: ${problem}.`)
}
