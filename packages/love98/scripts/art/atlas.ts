import type { Skin } from '../../src/domain/appearance/skin.ts'
import { type Icon, iconRows } from './parse-icon.ts'
import { createRaster, draw, type Raster, rgba } from './raster.ts'

/** @param size 32 or 16 */
export function paintIcon(icon: Icon, size: number, skin: Skin): Raster {
  const raster = createRaster(size, size)
  const colors = new Map(Object.entries(skin.icons).map(([role, hex]) => [role, rgba(hex)]))
  iconRows(icon, size, skin.id).forEach((row, y) => {
    ;[...row].forEach((letter, x) => {
      raster.pixels[y * size + x] = colors.get(letter) ?? 0
    })
  })
  return raster
}

/**
 * Icons that the first screen, the Start menu (except for its Programs) and message boxes do not show, besides the
 * coins.
 */
const shownLater = new Set([
  ...['account', 'bin', 'browser-wallet', 'chia', 'demo-wallet', 'disconnect', 'explorer', 'folder-open'],
  ...[
    'game-active',
    'game-dead',
    'game-exit',
    'game-won',
    'game-worried',
    'holdings',
    'hourglass',
    'my-love',
    'send',
    'solitaire',
    'terms',
    'update',
    'verify',
    'wallet',
    'wallet-coin',
    'wallet-fox',
    'wallet-rainbow',
  ],
])

/**
 * Divides the icons into the two pictures of a skin: those of the first screen, and the others, which a browser
 * requests when it draws the first of them.
 */
export function splitIcons(icons: readonly Icon[]): { first: readonly Icon[]; more: readonly Icon[] } {
  const isLater = ({ name }: Icon) => name.startsWith('coin-') || shownLater.has(name)
  return { first: icons.filter((icon) => !isLater(icon)), more: icons.filter(isLater) }
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
