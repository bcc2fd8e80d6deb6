import type { Skin } from '../../src/domain/appearance/skin.ts'
import { type Icon, iconRows } from './parse-icon.ts'
import { createRaster, draw, type Raster, rgba } from './raster.ts'

/** @param size 32 or 16 */
export function paintIcon(icon: Icon, size: number, skin: Skin): Raster {
  const raster = createRaster(size, size)
  const named = [...Object.entries(skin.icons), ...(icon.colors?.(skin) ?? [])]
  const colors = new Map(named.map(([letter, hex]) => [letter, rgba(hex)]))
  iconRows(icon, size, skin.id).forEach((row, y) => {
    ;[...row].forEach((letter, x) => {
      raster.pixels[y * size + x] = colors.get(letter) ?? 0
    })
  })
  return raster
}

/** Icons that the first screen, the Start menu (except for its Programs) and message boxes of every community show. */
const shownFirst = new Set([
  ...['bell', 'bridge', 'chart', 'collections', 'connect', 'copy', 'display', 'error', 'find', 'folder'],
  ...['holdings', 'solitaire'],
  ...[
    'guestbook',
    'heartbreak',
    'help',
    'info',
    'markets',
    'mute',
    'network',
    'notepad',
    'pairs',
    'partner',
    'question',
  ],
  ...['run', 'safe', 'show-desktop', 'shut-down', 'social', 'start', 'swap', 'text-file', 'volume', 'vote'],
  ...['warning', 'wrong-network'],
])

/**
 * Divides the icons into the two pictures of a skin: those of the first screen, and the others, which a browser
 * requests when it draws the first of them.
 * @param links the icons of the links on the desktop
 */
export function splitIcons(
  icons: readonly Icon[],
  links: readonly string[],
): { first: readonly Icon[]; more: readonly Icon[] } {
  const isFirst = ({ name }: Icon) => shownFirst.has(name) || links.includes(name)
  return { first: icons.filter(isFirst), more: icons.filter((icon) => !isFirst(icon)) }
}

/**
 * @param icons of one picture
 * @returns the row of the atlas, in pixels, where those of 16 px begin
 */
export function smallIconsAt(icons: readonly Icon[]): number {
  return 32 * icons.length
}

/**
 * Paints the icons of a skin in one column: icon `n` of N at 0, 32·n in 32 px and at 0, 32·N + 16·n in 16 px. In
 * a row they would take 1.4 KB more, because repetitions would be a whole row apart.
 */
export function paintAtlas(icons: readonly Icon[], skin: Skin): Raster {
  const atlas = createRaster(32, smallIconsAt(icons) + 16 * icons.length)
  icons.forEach((icon, index) => {
    draw(atlas, paintIcon(icon, 32, skin), 0, 32 * index)
    draw(atlas, paintIcon(icon, 16, skin), 0, smallIconsAt(icons) + 16 * index)
  })
  return atlas
}
