import type { Skin } from '../../src/domain/appearance/skin.ts'
import { paintIcon } from './atlas.ts'
import type { LetterDrawings } from './letter-drawings.ts'
import type { Icon } from './parse-icon.ts'
import { createRaster, draw, fillRect, plot, type Raster, rgba } from './raster.ts'

const scale = 4
const columns = 8
const cell = { width: 216, height: 154 }

/**
 * All icons of a skin in both sizes at four times their size, with their names: first on the face of a window, then on
 * the desktop.
 */
export function paintContactSheet(icons: readonly Icon[], skin: Skin, letters: LetterDrawings): Raster {
  const half = Math.ceil(icons.length / columns) * cell.height
  const sheet = createRaster(columns * cell.width, half * 2, rgba(skin.palette.ButtonFace))
  fillRect(sheet, 0, half, sheet.width, half, rgba(skin.palette.Background))
  icons.forEach((icon, index) => {
    const left = (index % columns) * cell.width + 6
    const top = Math.floor(index / columns) * cell.height + 4
    for (const [y, ink] of [
      [top, rgba(skin.palette.ButtonText)],
      [top + half, rgba('#ffffff')],
    ] as const) {
      draw(sheet, paintIcon(icon, 32, skin), left, y, scale)
      draw(sheet, paintIcon(icon, 16, skin), left + 136, y + 64, scale)
      write(sheet, icon.name, left, y + 132, ink, letters)
    }
  })
  return sheet
}

function write(sheet: Raster, text: string, left: number, top: number, ink: number, letters: LetterDrawings) {
  let x = left
  for (const letter of text) {
    const glyph = letters.get('small', letter)
    const mask = createRaster(glyph[0]?.length ?? 0, glyph.length)
    glyph.forEach((row, j) => {
      ;[...row].forEach((dot, i) => {
        if (dot === '#') plot(mask, i, j, ink)
      })
    })
    draw(sheet, mask, x, top, 3)
    x += (mask.width + 1) * 3
  }
}
