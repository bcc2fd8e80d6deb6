import type { Skin } from '../../src/domain/appearance/skin.ts'
import { paintIcon } from './atlas.ts'
import type { Letters } from './letters.ts'
import type { Icon } from './parse-icon.ts'
import { draw, fillRect, plot, type Raster, rgba } from './raster.ts'
import { textWidth, writeText } from './write-text.ts'

export type Pencil = ReturnType<typeof createPencil>

/** Draws what a Windows 98 surface is made of, in the colors of one skin. */
export function createPencil(raster: Raster, icons: readonly Icon[], skin: Skin, letters: Letters) {
  const { palette } = skin
  const iconNamed = (name: string) => {
    const icon = icons.find((candidate) => candidate.name === name)
    if (!icon) throw new Error(`The preview has no icon "${name}".`)
    return icon
  }
  return {
    palette,
    fill: (x: number, y: number, w: number, h: number, color: string) =>
      fillRect(raster, x, y, w, h, rgba(color)),
    /** A bevel of two rings, outer and inner: the upper left color, then the lower right one. */
    bevel(x: number, y: number, w: number, h: number, colors: readonly [string, string, string, string]) {
      const [outerLit, outerDark, innerLit, innerDark] = colors.map(rgba)
      ring(raster, x, y, w, h, outerLit ?? 0, outerDark ?? 0)
      ring(raster, x + 1, y + 1, w - 2, h - 2, innerLit ?? 0, innerDark ?? 0)
    },
    icon: (name: string, pixels: number, x: number, y: number, times = 1) =>
      draw(raster, paintIcon(iconNamed(name), pixels, skin), x, y, times),
    text: (words: string, x: number, y: number, color: string, options = {}) =>
      writeText(raster, words, x, y, rgba(color), letters, options),
    width: (words: string, options = {}) => textWidth(words, letters, options),
    dot: (x: number, y: number, color: string) => plot(raster, x, y, rgba(color)),
  }
}

/**
 * @param lit upper and left edge
 * @param dark lower and right edge
 */
function ring(raster: Raster, x: number, y: number, w: number, h: number, lit: number, dark: number) {
  fillRect(raster, x, y, w - 1, 1, lit)
  fillRect(raster, x, y, 1, h - 1, lit)
  fillRect(raster, x, y + h - 1, w, 1, dark)
  fillRect(raster, x + w - 1, y, 1, h, dark)
}
