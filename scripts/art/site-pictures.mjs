import { importTypeScript } from '../lib/import-typescript.mjs'
import { paintIcon } from './atlas.mjs'
import { encodeIco } from './encode-ico.mjs'
import { encodePng } from './encode-png.mjs'
import { loadLetters } from './load-drawings.mjs'
import { paintPreview } from './preview.mjs'
import { createRaster, draw, rgba } from './raster.mjs'

/**
 * @typedef {import('./parse-icon.mjs').Icon} Icon
 * @typedef {import('../../src/domain/appearance/skin').Skin} Skin
 * @typedef {import('./raster.mjs').Raster} Raster
 */

/** @typedef {{ skin: Skin, paint: (width: number, height: number, skin: Skin) => Raster }} Painted */

/**
 * The skin of a first visit, `defaultSkin` in the community's file, in which the product shows itself elsewhere.
 *
 * @param {readonly Painted[]} skins
 */
async function firstSkin(skins) {
  const { default: community } = /** @type {typeof import('../../love98.config')} */ (
    await importTypeScript('love98.config.ts')
  )
  const found = skins.find(({ skin }) => skin.id === community.defaultSkin)
  if (!found) throw new Error(`The icons of the site need the skin ${community.defaultSkin}.`)
  return found
}

/**
 * @param {Map<string, Buffer>} files
 * @param {readonly Icon[]} icons
 * @param {readonly Painted[]} skins
 */
export async function addSiteIcons(files, icons, skins) {
  const start = icons.find(({ name }) => name === 'start')
  const { skin } = await firstSkin(skins)
  if (!start) throw new Error('The favicon needs art/icons/start.icon.')
  const pictures = [16, 32].map((size) => ({ size, png: encodePng(paintIcon(start, size, skin)) }))
  files.set('public/favicon.ico', encodeIco(pictures))
  /**
   * The drawing in the middle of a square, `scale` times as large; a mask of any shape may cut off a fifth of the sides
   * (https://www.w3.org/TR/appmanifest/#icon-masks).
   *
   * @param {number} size
   * @param {number} scale
   * @param {string} [ground] clear without it
   */
  const square = (size, scale, ground) => {
    const picture = createRaster(size, size, ground === undefined ? 0 : rgba(ground))
    const margin = Math.floor((size - 32 * scale) / 2)
    draw(picture, paintIcon(start, 32, skin), margin, margin, scale)
    return encodePng(picture)
  }
  files.set('public/assets/touch-icon.png', square(180, 5, skin.palette.ButtonFace))
  files.set('public/assets/icons/icon-192.png', square(192, 6))
  files.set('public/assets/icons/icon-512.png', square(512, 16))
  files.set('public/assets/icons/maskable-192.png', square(192, 3, skin.palette.ButtonFace))
  files.set('public/assets/icons/maskable-512.png', square(512, 9, skin.palette.ButtonFace))
}

/**
 * The pictures of link previews: one of the desktop, one a program.
 *
 * @param {Map<string, Buffer>} files
 * @param {readonly Icon[]} icons
 * @param {readonly Painted[]} skins
 */
export async function addPreviews(files, icons, skins) {
  const letters = await loadLetters('letters.txt')
  const context = { icons, letters, ...(await firstSkin(skins)) }
  const { programs } = /** @type {typeof import('../../src/programs/registry')} */ (
    await importTypeScript('src/programs/registry.ts')
  )
  files.set('public/assets/og/desktop.png', encodePng(paintPreview(null, context)))
  for (const preview of programs)
    files.set(`public/assets/og/${preview.id}.png`, encodePng(paintPreview(preview, context)))
}
