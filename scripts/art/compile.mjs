import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { importTypeScript } from '../lib/import-typescript.mjs'
import { paintAtlas, paintIcon } from './atlas.mjs'
import { strikeCoin } from './coin-icon.mjs'
import { paintContactSheet } from './contact-sheet.mjs'
import { addCursors, loadCursors, paintCursorSheet } from './cursors.mjs'
import { encodeIco } from './encode-ico.mjs'
import { encodePng } from './encode-png.mjs'
import { parseLetters } from './letters.mjs'
import { parseIcon } from './parse-icon.mjs'
import { paintPreview } from './preview.mjs'
import { createRaster, draw, rgba } from './raster.mjs'
import { paintLove } from './wallpapers/love.mjs'
import { paintTangGang } from './wallpapers/tang-gang.mjs'
import { paintVaporwaveArcade } from './wallpapers/vaporwave-arcade.mjs'

/**
 * @typedef {import('./parse-icon.mjs').Icon} Icon
 * @typedef {import('../../src/domain/appearance/skin').Skin} Skin
 * @typedef {import('./raster.mjs').Raster} Raster
 */

const art = fileURLToPath(new URL('../../art/', import.meta.url))

/** In the order of the registry; the painter draws the background image. */
const sources = [
  { file: 'love', name: 'love', paint: paintLove },
  { file: 'vaporwave-arcade', name: 'vaporwaveArcade', paint: paintVaporwaveArcade },
  { file: 'tang-gang', name: 'tangGang', paint: paintTangGang },
]

/**
 * The viewports a background image is drawn for: pixels of the picture, CSS pixels each, and the largest
 * viewport. The last is the one before it, twice as large.
 */
const screens = [
  { name: 480, width: 240, height: 520, scale: 2 },
  { name: 1024, width: 512, height: 512, scale: 2 },
  { name: 1366, width: 683, height: 384, scale: 2 },
  { name: 1920, width: 960, height: 540, scale: 2 },
  { name: 2560, width: 854, height: 480, scale: 3 },
  { name: 1920, width: 960, height: 540, scale: 4 },
]

/**
 * Everything that is drawn: file names from the project's root, with `/`, and their bytes.
 *
 * @returns {Promise<Map<string, Buffer>>}
 * @throws {Error} naming file and row, when a drawing cannot be compiled
 */
export async function compileArt() {
  const { tokens, skins } = await loadSkins()
  const letters = await loadLetters('coins/letters.txt')
  const context = { roles: Object.keys(tokens.iconRoles), skins: skins.map(({ skin }) => skin.id) }
  const icons = await loadIcons(context, letters)
  const cursors = await loadCursors(join(art, 'cursors'), context)
  /** @type {Map<string, Buffer>} */
  const files = new Map()
  const rules = skins.map(({ skin, paint }) => {
    const atlas = addPicture(files, `assets/skins/${skin.id}/icons.png`, paintAtlas(icons, skin))
    const wallpapers = screens.map(({ name, width, height, scale }) => {
      const path = `assets/skins/${skin.id}/wallpaper-${name}.png`
      const url = addPicture(files, path, paint(width, height, skin))
      return { url, width: width * scale, height: height * scale }
    })
    files.set(`docs/art/${skin.id}.png`, encodePng(paintContactSheet(icons, skin, letters)))
    const pointers = addCursors(files, cursors, skin)
    return `${tokens.skinToCss(skin, { icons: atlas, wallpapers })}\n${pointers}`
  })
  const sheet = paintCursorSheet(
    cursors,
    skins.map(({ skin }) => skin),
  )
  files.set('docs/art/cursors.png', encodePng(sheet))
  const plain = tokens.plainToCss(await loadHighContrast())
  files.set(
    'src/skins/generated/skins.css',
    Buffer.from(`@layer tokens {\n${rules.join('\n')}\n${plain}\n}\n`),
  )
  files.set('src/ui/generated/icons.ts', Buffer.from(iconModule(icons)))
  addSiteIcons(files, icons, skins)
  await addPreviews(files, icons, skins)
  return files
}

async function loadSkins() {
  const tokens = /** @type {typeof import('../../src/domain/appearance/skin')} */ (
    await importTypeScript('src/domain/appearance/skin.ts')
  )
  const skins = await Promise.all(
    sources.map(async ({ file, name, paint }) => {
      const module = await importTypeScript(`src/skins/${file}.ts`)
      return { skin: /** @type {Skin} */ (module[name]), paint }
    }),
  )
  return { tokens, skins }
}

/** @returns {Promise<Skin['palette']>} */
async function loadHighContrast() {
  const module = await importTypeScript('src/skins/high-contrast-black.ts')
  return /** @type {Skin['palette']} */ (module.highContrastBlack)
}

/**
 * @param {{ roles: readonly string[], skins: readonly string[] }} context
 * @param {import('./letters.mjs').Letters} letters
 */
async function loadIcons(context, letters) {
  const names = (await readdir(join(art, 'icons'))).filter((name) => name.endsWith('.icon')).sort()
  const drawn = await Promise.all(names.map((name) => loadIcon(`icons/${name}`, context)))
  const disc = await loadIcon('coins/disc.icon', context)
  /** @type {import('./coin-icon.mjs').Coin[]} */
  const coins = JSON.parse(await readFile(join(art, 'coins', 'coins.json'), 'utf8'))
  return [...drawn, ...coins.map((coin) => strikeCoin(disc, coin, letters))]
}

/**
 * @param {string} path below `art`
 * @param {{ roles: readonly string[], skins: readonly string[] }} context
 */
async function loadIcon(path, context) {
  return parseIcon(await readFile(join(art, path), 'utf8'), { file: `art/${path}`, ...context })
}

/**
 * Adds a public picture, once, and gives its address with a hash of its pixels: it may be cached for ever.
 *
 * @param {Map<string, Buffer>} files
 * @param {string} path below `public`
 * @param {Raster} picture
 */
function addPicture(files, path, picture) {
  if (!files.has(`public/${path}`)) files.set(`public/${path}`, encodePng(picture))
  const { width, height, pixels } = picture
  const hash = createHash('sha256')
    .update(`${width}×${height} ${pixels.join(' ')}`)
    .digest('hex')
  return `/${path}?v=${hash.slice(0, 8)}`
}

/** @param {string} path below `art` */
async function loadLetters(path) {
  return parseLetters(await readFile(join(art, path), 'utf8'), `art/${path}`)
}

/** @typedef {{ skin: Skin, paint: (width: number, height: number, skin: Skin) => Raster }} Painted */

/**
 * The skin of a first visit, in which the product shows itself elsewhere.
 *
 * @param {readonly Painted[]} skins
 */
function firstSkin(skins) {
  const found = skins.find(({ skin }) => skin.id === 'tang-gang')
  if (!found) throw new Error('The icons of the site need the skin tang-gang.')
  return found
}

/**
 * @param {Map<string, Buffer>} files
 * @param {readonly Icon[]} icons
 * @param {readonly Painted[]} skins
 */
function addSiteIcons(files, icons, skins) {
  const start = icons.find(({ name }) => name === 'start')
  const { skin } = firstSkin(skins)
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
async function addPreviews(files, icons, skins) {
  const letters = await loadLetters('letters.txt')
  const context = { icons, letters, ...firstSkin(skins) }
  const { programs } = /** @type {typeof import('../../src/programs/registry')} */ (
    await importTypeScript('src/programs/registry.ts')
  )
  files.set('public/assets/og/desktop.png', encodePng(paintPreview(null, context)))
  for (const preview of programs)
    files.set(`public/assets/og/${preview.id}.png`, encodePng(paintPreview(preview, context)))
}

/** @param {readonly Icon[]} icons */
function iconModule(icons) {
  const lines = icons.map(({ name }) => `  '${name}',`)
  return [
    '/** The icons in the order of the atlas: icon n is at 32·n, 0 in 32 px and at 16·n, 32 in 16 px. */',
    `export const iconNames = [\n${lines.join('\n')}\n] as const`,
    '',
    'export type IconName = (typeof iconNames)[number]',
    '',
  ].join('\n')
}
