import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { importTypeScript } from '../lib/import-typescript.mjs'
import { strikeCoin } from './coin-icon.mjs'
import { parseLetters } from './letters.mjs'
import { parseIcon } from './parse-icon.mjs'
import { paintHills } from './wallpapers/hills.mjs'
import { paintLove } from './wallpapers/love.mjs'
import { paintTangGang } from './wallpapers/tang-gang.mjs'
import { paintVaporwaveArcade } from './wallpapers/vaporwave-arcade.mjs'

/** @typedef {import('../../src/domain/appearance/skin').Skin} Skin */

/** Where the text grids of icons, cursors and letters are. */
export const artFolder = fileURLToPath(new URL('../../art/', import.meta.url))

/**
 * Who draws a skin's background image. A skin that is not named here, such as a community's own, gets hills in its colors.
 *
 * @type {Readonly<Record<string, typeof paintHills>>}
 */
const painters = {
  love: paintLove,
  'vaporwave-arcade': paintVaporwaveArcade,
  'tang-gang': paintTangGang,
}

/**
 * The skins that are built, in the order of the registry, with the painters of their wallpapers; the ids of all skins, which
 * drawings may name; and the functions that write their rules.
 */
export async function loadSkins() {
  const tokens = /** @type {typeof import('../../src/domain/appearance/skin')} */ (
    await importTypeScript('src/domain/appearance/skin.ts')
  )
  const { everySkin } = /** @type {typeof import('../../src/skins/every-skin')} */ (
    await importTypeScript('src/skins/every-skin.ts')
  )
  const { default: community } = await importTypeScript('love98.config.ts')
  const kept = /** @type {{ skins?: readonly string[] }} */ (community).skins
  const skins = Object.values(everySkin)
    .filter(({ id }) => kept?.includes(id) ?? true)
    .map((skin) => ({ skin, paint: painters[skin.id] ?? paintHills }))
  return { tokens, skins, skinIds: Object.keys(everySkin) }
}

/** @returns {Promise<Skin['palette']>} */
export async function loadHighContrast() {
  const module = await importTypeScript('src/skins/high-contrast-black.ts')
  return /** @type {Skin['palette']} */ (module.highContrastBlack)
}

/**
 * @param {{ roles: readonly string[], skins: readonly string[] }} context
 * @param {import('./letters.mjs').Letters} letters
 */
export async function loadIcons(context, letters) {
  const names = (await readdir(join(artFolder, 'icons'))).filter((name) => name.endsWith('.icon')).sort()
  const drawn = await Promise.all(names.map((name) => loadIcon(`icons/${name}`, context)))
  const disc = await loadIcon('coins/disc.icon', context)
  /** @type {import('./coin-icon.mjs').Coin[]} */
  const coins = JSON.parse(await readFile(join(artFolder, 'coins', 'coins.json'), 'utf8'))
  return [...drawn, ...coins.map((coin) => strikeCoin(disc, coin, letters))]
}

/**
 * @param {string} path below `art`
 * @param {{ roles: readonly string[], skins: readonly string[] }} context
 */
async function loadIcon(path, context) {
  return parseIcon(await readFile(join(artFolder, path), 'utf8'), { file: `art/${path}`, ...context })
}

/** @param {string} path below `art` */
export async function loadLetters(path) {
  return parseLetters(await readFile(join(artFolder, path), 'utf8'), `art/${path}`)
}
