import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { coinName } from '../../src/domain/community/token-symbol.ts'
import { artFolders, type Folders } from './art-folders.ts'

/**
 * Returns the names of the icons that a project will have, from the names of the drawings alone. Coins are drawn for its
 * tokens and the currencies of its chains.
 * @param file the community's file, which is not checked yet
 */
export async function listIconNames(folders: Folders, file: unknown): Promise<readonly string[]> {
  const { communityFolder } = artFolders(folders)
  const art = [join(folders.packageFolder, 'art'), join(communityFolder, 'art')]
  const drawn = await Promise.all(art.map((folder) => readdir(join(folder, 'icons')).catch(() => [])))
  const coins = await Promise.all(art.map(readCoinNames))
  const { tokens, chains } = Object(file)
  const currencies = Array.isArray(chains)
    ? chains.map((chain) => Object(Object(chain).nativeCurrency).symbol)
    : []
  const symbols = [...Object.keys(Object(tokens)), ...currencies].filter(
    (symbol) => typeof symbol === 'string',
  )
  const names = [
    'start',
    ...drawn.flat().flatMap((name) => (name.endsWith('.icon') ? [name.slice(0, -'.icon'.length)] : [])),
    ...coins.flat(),
    ...symbols.map(coinName),
  ]
  return [...new Set(names)].sort()
}

async function readCoinNames(folder: string): Promise<string[]> {
  const text = await readFile(join(folder, 'coins', 'coins.json'), 'utf8').catch(() => '[]')
  return (JSON.parse(text) as { name: string }[]).map(({ name }) => name)
}
