import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import community from '../../love98.config.ts'
import type { CommunityFile } from '../../src/domain/community/community.ts'
import { everySkin } from '../../src/skins/every-skin.ts'
import { type Coin, strikeCoin } from './coin-icon.ts'
import { type Letters, parseLetters } from './letters.ts'
import { parseIcon } from './parse-icon.ts'
import { paintHills } from './wallpapers/hills.ts'
import { paintLove } from './wallpapers/love.ts'
import { paintTangGang } from './wallpapers/tang-gang.ts'
import { paintVaporwaveArcade } from './wallpapers/vaporwave-arcade.ts'

/** The folder with the text grids of icons, cursors and letters. */
export const artFolder = fileURLToPath(new URL('../../art/', import.meta.url))

/** The function that draws the background image of each skin. A skin that is not named here, such as a community's own, gets hills in its colors. */
const painters: Readonly<Record<string, typeof paintHills>> = {
  love: paintLove,
  'vaporwave-arcade': paintVaporwaveArcade,
  'tang-gang': paintTangGang,
}

/**
 * The skins that are built, in the order of the registry, with the painters of their wallpapers; the ids of all skins, which
 * drawings may name.
 */
export function loadSkins() {
  const { skins: kept }: CommunityFile<string, string> = community
  const skins = Object.values(everySkin)
    .filter(({ id }) => kept?.includes(id) ?? true)
    .map((skin) => ({ skin, paint: painters[skin.id] ?? paintHills }))
  return { skins, skinIds: Object.keys(everySkin) }
}

export async function loadIcons(
  context: { roles: readonly string[]; skins: readonly string[] },
  letters: Letters,
) {
  const names = (await readdir(join(artFolder, 'icons'))).filter((name) => name.endsWith('.icon')).sort()
  const drawn = await Promise.all(names.map((name) => loadIcon(`icons/${name}`, context)))
  const disc = await loadIcon('coins/disc.icon', context)
  const coins: Coin[] = JSON.parse(await readFile(join(artFolder, 'coins', 'coins.json'), 'utf8'))
  return [...drawn, ...coins.map((coin) => strikeCoin(disc, coin, letters))]
}

/** @param path below `art` */
async function loadIcon(path: string, context: { roles: readonly string[]; skins: readonly string[] }) {
  return parseIcon(await readFile(join(artFolder, path), 'utf8'), { file: `art/${path}`, ...context })
}

/** @param path below `art` */
export async function loadLetters(path: string) {
  return parseLetters(await readFile(join(artFolder, path), 'utf8'), `art/${path}`)
}
