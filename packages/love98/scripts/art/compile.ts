import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Skin } from '../../src/domain/appearance/skin.ts'
import * as tokens from '../../src/domain/appearance/skin.ts'
import { highContrastBlack } from '../../src/skins/high-contrast-black.ts'
import { paintAtlas, paintIcon, smallIconsAt, splitIcons } from './atlas.ts'
import { addCursors, loadCursors, paintCursorSheet } from './cursors.ts'
import { encodePng } from './encode-png.ts'
import { addFonts } from './font/compile-font.ts'
import type { LetterDrawings } from './letter-drawings.ts'
import { artFolder, loadIcons, loadLetters, loadSkins } from './load-drawings.ts'
import type { Icon } from './parse-icon.ts'
import type { Raster } from './raster.ts'
import { createRaster, draw, fillRect, plot, rgba } from './raster.ts'
import { addPreviews, addSiteIcons } from './site-pictures.ts'

const scale = 4
const columns = 8
const cell = { width: 216, height: 154 }

/**
 * All icons of a skin in both sizes at four times their size, with their names: first on the face of a window, then on
 * the desktop.
 */
function paintContactSheet(icons: readonly Icon[], skin: Skin, letters: LetterDrawings): Raster {
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

/**
 * The viewports for which a background image is drawn: the picture's pixels, the CSS pixels of each, and the largest
 * viewport. The last image is the previous one at twice the size.
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
 * Compiles all drawings.
 * @returns file names from the project's root, with `/`, and their bytes
 * @throws {Error} with the file and the row, if a drawing cannot be compiled
 */
export async function compileArt(): Promise<Map<string, Buffer>> {
  const { skins, skinIds } = loadSkins()
  const letters = await loadLetters('coins/letters.txt')
  const context = { roles: Object.keys(tokens.iconRoles), skins: skinIds }
  const icons = await loadIcons(context, letters)
  const { first, more } = splitIcons(icons)
  const cursors = await loadCursors(join(artFolder, 'cursors'), context)
  const files: Map<string, Buffer> = new Map()
  const rules = skins.map(({ skin, paint }) => {
    const folder = `assets/skins/${skin.id}`
    const atlas = addPicture(files, `${folder}/icons.png`, paintAtlas(first, skin))
    const moreIcons = addPicture(files, `${folder}/more-icons.png`, paintAtlas(more, skin))
    const wallpapers = screens.map(({ name, width, height, scale }) => {
      const url = addPicture(files, `${folder}/wallpaper-${name}.png`, paint(width, height, skin))
      return { url, width: width * scale, height: height * scale }
    })
    files.set(`docs/art/${skin.id}.png`, encodePng(paintContactSheet(icons, skin, letters)))
    const pointers = addCursors(files, cursors, skin)
    return `${tokens.skinToCss(skin, { icons: atlas, moreIcons, wallpapers })}\n${pointers}`
  })
  const sheet = paintCursorSheet(
    cursors,
    skins.map(({ skin }) => skin),
  )
  files.set('docs/art/cursors.png', encodePng(sheet))
  const plain = tokens.plainToCss(highContrastBlack)
  files.set(
    'src/skins/generated/skins.css',
    Buffer.from(
      `@layer tokens {\n:root{--small-icons:-${smallIconsAt(first)}px;--small-more:-${smallIconsAt(more)}px}\n${rules.join('\n')}\n${plain}\n}\n`,
    ),
  )
  files.set('src/ui/generated/icons.ts', Buffer.from(iconModule(first, more)))
  await addFonts(files)
  await addSiteIcons(files, icons, skins)
  await addPreviews(files, icons, skins)
  return files
}

/**
 * Adds a public picture once.
 * @param path below `public`
 * @returns its address with a hash of its pixels, so that browsers may cache it permanently
 */
function addPicture(files: Map<string, Buffer>, path: string, picture: Raster) {
  if (!files.has(`public/${path}`)) files.set(`public/${path}`, encodePng(picture))
  const { width, height, pixels } = picture
  const hash = createHash('sha256')
    .update(`${width}×${height} ${pixels.join(' ')}`)
    .digest('hex')
  return `/${path}?v=${hash.slice(0, 8)}`
}

function iconModule(first: readonly Icon[], more: readonly Icon[]) {
  const lines = [...first, ...more].map(({ name }) => `  '${name}',`)
  return [
    '/** The icons in the order of their two pictures: icon n is at 0, 32·n in 32 px, and those of 16 px follow below. */',
    `export const iconNames = [\n${lines.join('\n')}\n] as const`,
    '',
    '/** How many are in the first picture. */',
    `export const firstIcons = ${first.length}`,
    '',
    'export type IconName = (typeof iconNames)[number]',
    '',
  ].join('\n')
}
