import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { coinName } from '../../src/domain/community/token-symbol.ts'
import { type Coin, strikeCoin, strikeTokenCoins } from './coins.ts'
import { loadFaces } from './font/load-font.ts'
import { type LetterDrawings, lettersOfFont, parseLetterDrawings } from './letter-drawings.ts'
import { type Icon, parseIcon } from './parse-icon.ts'

export type DrawingContext = { readonly roles: readonly string[]; readonly skins: readonly string[] }

/**
 * Lists the drawings of the package and of a community. A community's drawing replaces that of the same name.
 * @param folders `art` of the package, then that of the community, which may be absent
 * @param kind the name of the subfolder
 * @param ending of the files
 * @returns sorted by name
 */
export async function readDrawings(
  folders: readonly string[],
  kind: string,
  ending: string,
): Promise<{ file: string; text: string }[]> {
  const paths: Map<string, string> = new Map()
  for (const folder of folders)
    for (const name of await readdir(join(folder, kind)).catch(() => []))
      if (name.endsWith(ending) && !name.startsWith('.')) paths.set(name, join(folder, kind, name))
  return Promise.all(
    [...paths]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(async ([name, path]) => ({ file: `art/${kind}/${name}`, text: await readFile(path, 'utf8') })),
  )
}

/** @throws {Error} with the file and the row, if a drawing cannot be compiled */
export async function loadIcons(folders: readonly string[], context: DrawingContext): Promise<Icon[]> {
  const drawings = await readDrawings(folders, 'icons', '.icon')
  return drawings.map(({ file, text }) => parseIcon(text, { file, ...context }))
}

/**
 * Draws the coins: the community's list, the named coins of the package's list, and one for each other
 * token.
 * @param tokens symbols with their colors
 * @param named names of coins that the community's file contains
 * @param others coins that are drawn in another way, by name
 */
export async function loadCoins(
  folders: readonly string[],
  {
    context,
    tokens,
    named,
    others = new Map(),
  }: {
    context: DrawingContext
    tokens: readonly { readonly symbol: string; readonly color?: string | undefined }[]
    named: ReadonlySet<string>
    others?: ReadonlyMap<string, (disc: Icon) => Icon>
  },
): Promise<Icon[]> {
  const [discDrawing] = (await readDrawings(folders, 'coins', 'disc.icon')) as [
    { file: string; text: string },
  ]
  const disc = parseIcon(discDrawing.text, { file: discDrawing.file, ...context })
  const letters = await loadSigns(folders)
  const wanted = new Set([...named, ...tokens.map(({ symbol }) => coinName(symbol))])
  const lists = await Promise.all(folders.map((folder) => readCoins(folder)))
  const own = lists.slice(1).flat()
  const isOwn = (name: string) => own.some((coin) => coin.name === name)
  const common = (lists[0] ?? []).filter(({ name }) => wanted.has(name) && !isOwn(name) && !others.has(name))
  const drawn = [...own, ...common].map((coin) => strikeCoin(disc, coin, letters))
  const special = [...others].filter(([name]) => !isOwn(name)).map(([, strike]) => strike(disc))
  const known = new Set([...drawn, ...special].map(({ name }) => name))
  const rest = new Map(
    tokens
      .filter(({ symbol }) => !known.has(coinName(symbol)))
      .map((token) => [coinName(token.symbol), token]),
  )
  return [...special, ...drawn, ...strikeTokenCoins(disc, [...rest.values()], letters)]
}

async function readCoins(folder: string): Promise<Coin[]> {
  const text = await readFile(join(folder, 'coins', 'coins.json'), 'utf8').catch(() => '[]')
  return JSON.parse(text)
}

/** Loads the signs of coins: of the package and the community, and the capitals of the font. */
async function loadSigns(folders: readonly string[]): Promise<LetterDrawings> {
  const [packageArt = ''] = folders
  const faces = await loadFaces(packageArt)
  let letters = lettersOfFont(faces.find(({ isBold }) => isBold)?.glyphs ?? new Map())
  for (const folder of folders) {
    const text = await readFile(join(folder, 'coins', 'letters.txt'), 'utf8').catch(() => '')
    letters = parseLetterDrawings(text, 'art/coins/letters.txt', letters)
  }
  return letters
}

/** @param folder `art` of the package */
export async function loadLetters(folder: string, name: string): Promise<LetterDrawings> {
  return parseLetterDrawings(await readFile(join(folder, name), 'utf8'), `art/${name}`)
}
