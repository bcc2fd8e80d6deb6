import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Skin, SkinColors } from '../../src/domain/appearance/skin.ts'
import * as tokens from '../../src/domain/appearance/skin.ts'
import { coinName } from '../../src/domain/community/token-symbol.ts'
import { desktopPlaces } from '../../src/domain/navigation/desktop-places.ts'
import { highContrastBlack } from '../../src/skins/high-contrast-black.ts'
import { UserError } from '../lib/user-error.mjs'
import { paintAtlas, smallIconsAt, splitIcons } from './atlas.ts'
import { brushes } from './brushes.ts'
import { addCursors, loadCursors } from './cursors.ts'
import { encodePng } from './encode-png.ts'
import { loadFaces } from './font/load-font.ts'
import { loadCoins, loadIcons } from './load-drawings.ts'
import { type LoadedSkins, loadSkins } from './load-skins.ts'
import { drawLogo } from './logo/draw-logo.ts'
import { letterOf } from './logo/letter-tile.ts'
import { readLogo } from './logo/read-logo.ts'
import { paintHills } from './paint-hills.ts'
import type { Cursor } from './parse-cursor.ts'
import type { Icon } from './parse-icon.ts'
import type { Raster } from './raster.ts'
import { addPreviews, addSiteIcons } from './site-pictures.ts'

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

/** The parts of a community's file that pictures depend on. */
export type ArtCommunity = {
  readonly site: { readonly name: string; readonly sentence: string }
  readonly skins?: readonly string[] | undefined
  readonly defaultSkin?: string | undefined
  readonly tokens: Readonly<
    Record<string, { readonly color?: string | undefined; readonly address?: unknown }>
  >
  readonly chains: readonly { readonly nativeCurrency: { readonly symbol: string } }[]
  readonly pairs: readonly { readonly baseAsset: string }[]
  readonly links?: readonly { readonly icon: string; readonly place: string }[] | undefined
}

export type ArtInputs = {
  /** The folder with `art`. */
  readonly packageFolder: string
  /** The folder with `skins`, `art` and the logo. */
  readonly communityFolder: string
  readonly community: ArtCommunity
}

/** Names with `/` and bytes. */
export type ArtFiles = {
  /** Modules and style sheets, below the folder of generated sources. */
  readonly generated: ReadonlyMap<string, Buffer>
  /** Pictures, below the folder of public files. */
  readonly pictures: ReadonlyMap<string, Buffer>
}

/** The drawings that pictures are painted from. */
export type Drawings = LoadedSkins & {
  readonly icons: readonly Icon[]
  readonly cursors: readonly Cursor[]
  readonly cardBack: readonly string[]
}

/**
 * Compiles all pictures of a community.
 * @throws {Error} with the file and the row, if a drawing cannot be compiled
 * @throws {UserError} for a skin or a logo that cannot be used
 */
export async function compileArt(inputs: ArtInputs): Promise<ArtFiles> {
  const drawings = await loadArt(inputs)
  const { skins, known, first: firstSkin, icons, cursors } = drawings
  const { first, more } = splitIcons(icons, desktopLinkIcons(inputs.community))
  const pictures: Map<string, Buffer> = new Map()
  const rules = skins.map((skin) => {
    const folder = `assets/skins/${skin.id}`
    const atlas = addPicture(pictures, `${folder}/icons.png`, paintAtlas(first, skin))
    const moreIcons = addPicture(pictures, `${folder}/more-icons.png`, paintAtlas(more, skin))
    const painted = new Map<number, string>()
    const wallpapers = screens.map(({ name, width, height, scale }) => {
      const path = `${folder}/wallpaper-${name}.png`
      const url = painted.get(name) ?? addPicture(pictures, path, paintWallpaper(width, height, skin))
      painted.set(name, url)
      return { url, width: width * scale, height: height * scale }
    })
    const pointers = addCursors(pictures, cursors, skin)
    return `${tokens.skinToCss(skin, { icons: atlas, moreIcons, wallpapers })}\n${pointers}`
  })
  const plain = tokens.plainToCss(highContrastBlack)
  const sizes = `:root{--small-icons:-${smallIconsAt(first)}px;--small-more:-${smallIconsAt(more)}px}`
  const css = `@layer tokens {\n${sizes}\n${rules.join('\n')}\n${plain}\n}\n`
  addSiteIcons(pictures, icons, firstSkin)
  const faces = await loadFaces(join(inputs.packageFolder, 'art'))
  const { site } = inputs.community
  addPreviews(pictures, icons, { skin: firstSkin, faces, site, paint: paintWallpaper })
  const modules = {
    'skins/skins.css': css,
    'skins/skin-names.ts': skinNamesModule(skins, known),
    'skins/wallpaper-names.ts': wallpaperNamesModule(skins),
    'skins/skin-sounds.ts': skinSoundsModule(skins),
    'skins/every-skin.ts': everySkinModule(skins, firstSkin),
    'skins/card-back.ts': cardBackModule(drawings.cardBack),
    'ui/icons.ts': iconModule(first, more),
  }
  const generated = new Map(Object.entries(modules).map(([name, text]) => [name, Buffer.from(text)]))
  return { generated, pictures }
}

/** Loads the drawings of the package and of the community, and draws what follows from the logo and the tokens. */
export async function loadArt({ packageFolder, communityFolder, community }: ArtInputs): Promise<Drawings> {
  const folders = [join(packageFolder, 'art'), join(communityFolder, 'art')]
  const skins = await loadSkins(join(communityFolder, 'skins'), community)
  const context = { roles: Object.keys(tokens.iconRoles), skins: skins.known }
  const [drawn, cursors, faces, found] = await Promise.all([
    loadIcons(folders, context),
    loadCursors(folders, context),
    loadFaces(folders[0] ?? ''),
    readLogo(communityFolder),
  ])
  const logo = await drawLogo(
    found ?? { kind: 'letter', letter: letterOf(community.site.name, faces) },
    faces,
  )
  const coins = await loadCoins(folders, { context, ...coinsOf(community, logo.coin) })
  const hasStart = drawn.some(({ name }) => name === 'start')
  const icons = hasStart
    ? drawn
    : [...drawn, logo.start].sort((one, other) => (one.name < other.name ? -1 : 1))
  const cardBack = (await readCardBack(communityFolder, context.roles)) ?? logo.back
  return { ...skins, icons: [...icons, ...coins], cursors, cardBack }
}

/** Returns the tokens and the names of coins in a community's file, and the coin that shows the logo. */
function coinsOf(community: ArtCommunity, strike: ((name: string, disc: Icon) => Icon) | null) {
  const listed = Object.entries(community.tokens).map(([symbol, { color }]) => ({ symbol, color }))
  const native = community.chains.map(({ nativeCurrency: { symbol } }) => ({ symbol, color: undefined }))
  const tokens = [...listed, ...native]
  const named = JSON.stringify(community).matchAll(/"(coin-[a-z0-9-]+)"/g)
  const base = community.pairs[0]?.baseAsset ?? listed[0]?.symbol
  const name = base === undefined ? null : coinName(base)
  const others = new Map(
    name === null || strike === null ? [] : [[name, (disc: Icon) => strike(name, disc)] as const],
  )
  return { tokens, named: new Set(Array.from(named, ([, coin = '']) => coin)), others }
}

function desktopLinkIcons({ links = [] }: ArtCommunity): readonly string[] {
  return links.filter(({ place }) => desktopPlaces.some((known) => known === place)).map(({ icon }) => icon)
}

function paintWallpaper(width: number, height: number, skin: Skin): Raster {
  return skin.paint ? skin.paint(width, height, skin, brushes) : paintHills(width, height, skin)
}

/**
 * Adds a public picture once.
 * @param path below `public`
 * @returns its address with a hash of its pixels, so that browsers may cache it permanently
 */
function addPicture(files: Map<string, Buffer>, path: string, picture: Raster) {
  if (!files.has(path)) files.set(path, encodePng(picture))
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

function skinNamesModule(skins: readonly Skin[], known: readonly string[]) {
  const lines = skins.map(({ id, name }) => `  { id: ${JSON.stringify(id)}, name: ${JSON.stringify(name)} },`)
  return [
    `export const skinNames = [\n${lines.join('\n')}\n] as const`,
    '',
    `export type KnownSkinId = ${known.map((id) => JSON.stringify(id)).join(' | ')}`,
    '',
  ].join('\n')
}

function wallpaperNamesModule(skins: readonly Skin[]) {
  return [
    '/** Names of the background images by skin and language. */',
    'export const wallpaperNames: Readonly<Record<string, { readonly en: string; readonly [language: string]: string }>> =',
    `  ${ownOf(skins, 'wallpaperNames')}`,
    '',
  ].join('\n')
}

function skinSoundsModule(skins: readonly Skin[]) {
  return [
    "import type { SkinSound } from '@/domain/appearance/skin'",
    '',
    '/** The sounds of skins that have their own. */',
    `export const skinSounds: Readonly<Record<string, SkinSound>> = ${ownOf(skins, 'sound')}`,
    '',
  ].join('\n')
}

/** Writes the values of an optional field by the ids of the skins that have one. */
function ownOf(skins: readonly Skin[], field: 'wallpaperNames' | 'sound'): string {
  return JSON.stringify(
    Object.fromEntries(skins.flatMap((skin) => (skin[field] ? [[skin.id, skin[field]]] : []))),
  )
}

function everySkinModule(skins: readonly Skin[], first: Skin) {
  const entries = skins.map((skin) => `  ${JSON.stringify(skin.id)}: ${JSON.stringify(colorsOf(skin))},`)
  return [
    "import type { SkinColors } from '@/domain/appearance/skin'",
    '',
    '/** The colors of every selectable skin by ID, for code that draws. Pages have the colors in their style sheet. */',
    `export const everySkin: Readonly<Record<string, SkinColors>> = {\n${entries.join('\n')}\n}`,
    '',
    '/** The skin of a first visit. */',
    `export const firstSkin = everySkin[${JSON.stringify(first.id)}] as SkinColors`,
    '',
  ].join('\n')
}

function colorsOf({ id, name, palette, icons, cards, board, cardBack }: Skin): SkinColors {
  return {
    ...{ id, name, palette, icons },
    ...(cards && { cards }),
    ...(board && { board }),
    ...(cardBack !== undefined && { cardBack }),
  }
}

function cardBackModule(rows: readonly string[]) {
  return [
    "/** One tile of Solitaire's card back, in the letters of the icons. */",
    `export const cardBackTile: readonly string[] = ${JSON.stringify(rows)}`,
    '',
  ].join('\n')
}

const cardBackFile = 'art/card-back.txt'
/** Rows and letters of a tile. */
const largestTile = 24

/**
 * Reads a community's own tile of Solitaire's card back: rows of the letters of icons, all of one width. Lines that
 * start with `;` are comments.
 * @returns null without such a file
 * @throws {UserError} with the row
 */
async function readCardBack(
  communityFolder: string,
  roles: readonly string[],
): Promise<readonly string[] | null> {
  const text = await readFile(join(communityFolder, cardBackFile), 'utf8').catch(() => null)
  if (text === null) return null
  const rows = text.split(/\r?\n/).filter((row) => row !== '' && !row.startsWith(';'))
  const width = rows[0]?.length ?? 0
  if (rows.length === 0 || Math.max(rows.length, width) > largestTile)
    throw new UserError(`${cardBackFile}: a tile has 1 to ${largestTile} rows and letters.`)
  rows.forEach((row, index) => {
    const unknown = [...row].find((letter) => !roles.includes(letter))
    if (unknown !== undefined || row.length !== width)
      throw new UserError(
        unknown === undefined
          ? `${cardBackFile}: row ${index + 1} has ${row.length} letters instead of ${width}.`
          : `${cardBackFile}: row ${index + 1} has the letter "${unknown}", which is no role.`,
      )
  })
  return rows
}
