import type { Skin } from '../../src/domain/appearance/skin.ts'
import { programs } from '../../src/programs/registry.ts'
import { paintIcon } from './atlas.ts'
import { encodePng } from './encode-png.ts'
import type { Face } from './font/load-font.ts'
import type { Icon } from './parse-icon.ts'
import { paintPreview } from './preview.ts'
import { createRaster, draw, type Raster, rgba } from './raster.ts'

type Painted = { skin: Skin; paint: (width: number, height: number, skin: Skin) => Raster }

/** @param skin that of a first visit */
export function addSiteIcons(files: Map<string, Buffer>, icons: readonly Icon[], skin: Skin) {
  const start = icons.find(({ name }) => name === 'start')
  if (!start) throw new Error('The favicon needs the icon "start".')
  const pictures = [16, 32].map((size) => ({ size, png: encodePng(paintIcon(start, size, skin)) }))
  files.set('favicon.ico', encodeIco(pictures))
  /**
   * Centers the drawing in a square, `scale` times as large. A mask of any shape may cut off a fifth of the sides
   * (https://www.w3.org/TR/appmanifest/#icon-masks).
   * @param ground transparent if absent
   */
  const square = (size: number, scale: number, ground?: string) => {
    const picture = createRaster(size, size, ground === undefined ? 0 : rgba(ground))
    const margin = Math.floor((size - 32 * scale) / 2)
    draw(picture, paintIcon(start, 32, skin), margin, margin, scale)
    return encodePng(picture)
  }
  files.set('assets/touch-icon.png', square(180, 5, skin.palette.ButtonFace))
  files.set('assets/icons/icon-192.png', square(192, 6))
  files.set('assets/icons/icon-512.png', square(512, 16))
  files.set('assets/icons/maskable-192.png', square(192, 3, skin.palette.ButtonFace))
  files.set('assets/icons/maskable-512.png', square(512, 9, skin.palette.ButtonFace))
}

/** @param painted the skin of a first visit, the font, and the site that the pictures name */
export function addPreviews(
  files: Map<string, Buffer>,
  icons: readonly Icon[],
  painted: Painted & {
    readonly faces: readonly Face[]
    readonly site: { readonly name: string; readonly sentence: string }
  },
) {
  const context = { icons, ...painted }
  files.set('assets/og/desktop.png', encodePng(paintPreview(null, context)))
  for (const preview of programs)
    files.set(`assets/og/${preview.id}.png`, encodePng(paintPreview(preview, context)))
}

/**
 * Joins PNG pictures to a Windows icon file: a header of 6 bytes, an entry of 16 bytes per picture, the pictures.
 * PNG inside an icon file is understood by every browser in use.
 *
 * @param pictures `size` in pixels, square, at most 256
 */
function encodeIco(pictures: readonly { size: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pictures.length)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(pictures.length, 4)
  let offset = header.length
  pictures.forEach(({ size, png }, index) => {
    const entry = 6 + 16 * index
    header.writeUInt8(size % 256, entry)
    header.writeUInt8(size % 256, entry + 1)
    header.writeUInt16LE(1, entry + 4)
    header.writeUInt16LE(32, entry + 6)
    header.writeUInt32LE(png.length, entry + 8)
    header.writeUInt32LE(offset, entry + 12)
    offset += png.length
  })
  return Buffer.concat([header, ...pictures.map(({ png }) => png)])
}
