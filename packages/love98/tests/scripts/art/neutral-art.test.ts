import { describe, expect, test } from 'vitest'
import { standard } from '@/skins/standard'
import { paintAtlas } from '../../../scripts/art/atlas.ts'
import { loadArt } from '../../../scripts/art/compile.ts'
import { paintCursorSheet } from '../../../scripts/art/cursors.ts'
import { paintHills } from '../../../scripts/art/paint-hills.ts'
import { type Icon, iconRows, iconSizes } from '../../../scripts/art/parse-icon.ts'
import { readInputs } from '../../../scripts/art/write-art.ts'
import { repositoryRoot } from '../../../scripts/lib/project-root.mjs'
import { communityWith, packageFolder } from './test-community.ts'

/** A program's own subject. */
const itsOwnHearts = ['heartbreak']

describe('the pictures of a community without drawings of its own', () => {
  test('no drawing is named after love or a heart', async () => {
    const { icons, cursors } = await loadArt(await communityWith())
    const names = [...icons, ...cursors]
      .map(({ name }) => name)
      .filter((name) => !itsOwnHearts.includes(name))
    expect(names.filter((name) => /love|heart/.test(name))).toEqual([])
  })

  test('no icon contains a heart; a community with hearts has many', async () => {
    const hearts = (icons: readonly Icon[]) =>
      icons
        .filter((icon) => iconSizes.some((size) => hasHeart(iconRows(icon, size, ''))))
        .map(({ name }) => name)
    const { icons } = await loadArt(await communityWith())
    expect(hearts(icons).filter((name) => !itsOwnHearts.includes(name))).toEqual([])
    const own = await loadArt(await readInputs({ packageFolder, projectFolder: repositoryRoot }))
    expect(hearts(own.icons).length).toBeGreaterThan(8)
  })

  test('no color is orange', async () => {
    const { icons, cursors, skins } = await loadArt(await communityWith())
    expect(skins).toEqual([standard])
    const pictures = [
      paintAtlas(icons, standard),
      paintCursorSheet(cursors, [standard]),
      paintHills(160, 120, standard),
    ]
    const colors = new Set(
      pictures.flatMap(({ pixels }) => [...new Set(pixels)]).filter((pixel) => pixel !== 0),
    )
    const painted = [...colors].map((pixel) => `#${(pixel >>> 8).toString(16).padStart(6, '0')}`)
    expect(painted.length).toBeGreaterThan(20)
    expect([...painted, ...Object.values(standard.palette)].filter(isOrange)).toEqual([])
    expect(['#ff7a1a', '#c24a00', '#ffb866'].every(isOrange)).toBe(true)
  })

  test('the pattern of the card back has no color of the first accent, in which hearts are drawn', async () => {
    const { cardBack } = await loadArt(await communityWith())
    expect(cardBack.join('')).toMatch(/^[Bbc]+$/)
  })
})

/** Returns true if an area of the first accent has the outline of a heart: two tops, and one tip in the middle. */
function hasHeart(rows: readonly string[]): boolean {
  const isAccent = (x: number, y: number) => 'hRr'.includes(rows[y]?.[x] ?? '.')
  const seen = new Set<string>()
  for (const [y, row] of rows.entries())
    for (const x of row.split('').keys()) {
      if (!isAccent(x, y) || seen.has(`${x} ${y}`)) continue
      const area: [number, number][] = []
      const waiting: [number, number][] = [[x, y]]
      for (const [left, top] of waiting) {
        if (!isAccent(left, top) || seen.has(`${left} ${top}`)) continue
        seen.add(`${left} ${top}`)
        area.push([left, top])
        waiting.push([left - 1, top], [left + 1, top], [left, top - 1], [left, top + 1])
      }
      if (isHeart(area)) return true
    }
  return false
}

function isHeart(area: readonly (readonly [x: number, y: number])[]): boolean {
  const tops = [...new Set(area.map(([, y]) => y))].sort((a, b) => a - b)
  const lines = tops.map((top) => area.flatMap(([x, y]) => (y === top ? [x] : [])).sort((a, b) => a - b))
  const widthOf = (line: readonly number[] | undefined) =>
    line ? (line.at(-1) ?? 0) - (line[0] ?? 0) + 1 : 0
  const widest = Math.max(...lines.map(widthOf))
  const isCleft = (lines[0] ?? []).some((x, index, line) => index > 0 && x - (line[index - 1] ?? 0) > 1)
  const lower = lines.slice(Math.floor(lines.length / 2)).map(widthOf)
  const narrows = lower.every((width, index) => index === 0 || width <= (lower[index - 1] ?? 0))
  return (
    lines.length >= 3 && widest >= 3 && isCleft && narrows && widthOf(lines.at(-1)) <= Math.max(1, widest / 4)
  )
}

function isOrange(color: string): boolean {
  const values = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
  const [most, least] = [Math.max(...values), Math.min(...values)]
  const hue = hueOf(color)
  return most - least > 0.3 && most > 0.5 && hue >= 12 && hue <= 42
}

/**
 * Returns the hue of a color in degrees, 0…360; 0 for a gray.
 * @param color `#rrggbb`
 */
function hueOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
  const most = Math.max(red, green, blue)
  const range = most - Math.min(red, green, blue)
  if (range === 0) return 0
  const sixth =
    most === red
      ? (green - blue) / range
      : most === green
        ? 2 + (blue - red) / range
        : 4 + (red - green) / range
  return (sixth * 60 + 360) % 360
}
