import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import community from '@community/config'
import type { CommunityFile } from '../../src/domain/community/community.ts'
import { everySkin } from '../../src/skins/every-skin.ts'
import { type LetterDrawings, parseLetterDrawings } from './letter-drawings.ts'
import { type Icon, iconRows, iconSizes, parseIcon } from './parse-icon.ts'
import { paintHills } from './wallpapers/hills.ts'
import { paintLove } from './wallpapers/love.ts'
import { paintTangGang } from './wallpapers/tang-gang.ts'
import { paintVaporwaveArcade } from './wallpapers/vaporwave-arcade.ts'

export const artFolder = fileURLToPath(new URL('../../art/', import.meta.url))

/**
 * The function that draws the background image of each skin. A skin that is not named here, such as a
 * community's own, gets hills in its colors.
 */
const painters: Readonly<Record<string, typeof paintHills>> = {
  love: paintLove,
  'vaporwave-arcade': paintVaporwaveArcade,
  'tang-gang': paintTangGang,
}

/**
 * Returns the built skins in the order of the registry with the painters of their wallpapers, and the ids of all skins,
 * which drawings may name.
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
  letters: LetterDrawings,
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
  return parseLetterDrawings(await readFile(join(artFolder, path), 'utf8'), `art/${path}`)
}

type Coin = {
  name: string
  sign: string[]
  face: string
  shade: string
  lit: string
  rim: string
  ink: string
}

/**
 * Draws a coin: the shared disc in the coin's roles, with its sign in the middle. The disc is drawn in gold (`Y` face,
 * `y` shade, `w` lit edge, `S` rim); other letters stay.
 */
function strikeCoin(disc: Icon, coin: Coin, letters: LetterDrawings): Icon {
  const roles = new Map([
    ['Y', coin.face],
    ['y', coin.shade],
    ['w', coin.lit],
    ['S', coin.rim],
  ])
  const sizes = iconSizes.map((size) => {
    const rows = iconRows(disc, size, '').map((row) => [...row].map((letter) => roles.get(letter) ?? letter))
    const glyphs = coin.sign.map((sign) => letters.get(size === 32 ? 'large' : 'small', sign))
    stamp(rows, glyphs, coin.ink)
    return [size, { rows: rows.map((row) => row.join('')), overlays: new Map() }] as const
  })
  return { name: coin.name, sizes: new Map(sizes) }
}

function stamp(rows: string[][], glyphs: readonly string[][], ink: string) {
  const height = Math.max(...glyphs.map((glyph) => glyph.length))
  const width = glyphs.reduce((sum, glyph) => sum + (glyph[0]?.length ?? 0) + 1, -1)
  const top = Math.floor((rows.length - height) / 2)
  let left = Math.floor((rows.length - width) / 2)
  for (const glyph of glyphs) {
    glyph.forEach((line, y) => {
      ;[...line].forEach((dot, x) => {
        const row = rows[top + y]
        if (row && dot === '#') row[left + x] = ink
      })
    })
    left += (glyph[0]?.length ?? 0) + 1
  }
}
