import { ConfigSource } from '../lib/project/update/config-source.ts'
import { listLinks, renameStatistics } from '../lib/project/update/list-links.ts'
import { listVenues } from '../lib/project/update/list-venues.ts'
import type { Change } from '../lib/project/update/update.ts'
import { communityFile } from '../lib/project-root.mjs'

const formerFile = 'love98.config.ts'

/** The types of the file by the modules that had them. */
const formerTypes =
  /\/(domain\/community\/community|language\/languages|programs\/registry|skins\/registry)(\.ts)?$/

const moveConfig: Change = {
  about: `The community's file is ${communityFile} instead of ${formerFile}, and gets its type from the package.`,
  async apply(files) {
    const text = await files.read(formerFile)
    if (text === undefined) return []
    if ((await files.read(communityFile)) !== undefined)
      return [`There are ${formerFile} and ${communityFile}: the second one is used. Delete ${formerFile}.`]
    files.write(communityFile, movedConfig(text))
    files.remove(formerFile)
    return (await files.read('src/app/community.ts')) === undefined
      ? []
      : ['This folder has sources of Love98 in src: move own skins to community/skins, and delete the rest.']
  },
}

/** @throws {SyntaxError} if the source cannot be parsed */
export function movedConfig(text: string): string {
  const config = new ConfigSource(text)
  const former = config.imports.filter(({ source }) => formerTypes.test(String(Object(source).value)))
  for (const [index, node] of former.entries()) {
    if (index === 0) config.replace(node, "import type { CommunityFile } from 'love98'")
    else config.remove(node)
  }
  // Other imports are relative to the folder of the file.
  for (const { source } of config.imports.filter((node) => !former.includes(node))) {
    const path = String(Object(source).value)
    if (path.startsWith('./community/'))
      config.replace(source as never, `'./${path.slice('./community/'.length)}'`)
    else if (path.startsWith('./')) config.replace(source as never, `'../${path.slice(2)}'`)
  }
  if (config.satisfied && /^CommunityFile\b/.test(config.source(config.satisfied)))
    config.replace(config.satisfied, 'CommunityFile')
  return config.edited()
}

const openLinks: Change = {
  about:
    'links is one list, in which each link has a label, an address, an icon and a place. The former links, ' +
    'governanceName, chiaWallets, chiaMarkets, collections and partners are moved into it.',
  apply: (files) => editConfig(files, listLinks),
}

const otherStatistics: Change = {
  about: 'analytics is null, or names Plausible, Umami or a script.',
  apply: (files) => editConfig(files, renameStatistics),
}

async function editConfig(
  files: Parameters<Change['apply']>[0],
  edit: (config: ConfigSource) => readonly string[],
): Promise<readonly string[]> {
  const text = await files.read(communityFile)
  if (text === undefined) return []
  const config = new ConfigSource(text)
  const left = edit(config)
  const edited = config.edited()
  if (edited !== text) files.write(communityFile, edited)
  return left
}

const venueList: Change = {
  about:
    'venues replaces exchange: a list of deployments of Uniswap (V2, V3, V4), in which the id of a chain stands for all ' +
    'published ones. history is a setting of its own.',
  apply: (files) => editConfig(files, listVenues),
}

/** Skins that were in Love98, and are in the folder of a community now. */
const formerSkins = ['love', 'vaporwave-arcade', 'tang-gang']

const standardSkin: Change = {
  about: `The skin of the package is 'standard'. A former skin that the folder does not have is replaced by it.`,
  async apply(files) {
    const absent: string[] = []
    for (const id of formerSkins)
      if ((await files.read(`community/skins/${id}.ts`)) === undefined) absent.push(id)
    return editConfig(files, (config) => replaceSkins(config, absent))
  },
}

/** @param absent ids of skins that neither the package nor the folder has */
export function replaceSkins(config: ConfigSource, absent: readonly string[]): readonly string[] {
  for (const name of ['defaultSkin', 'darkSkin']) {
    const skin = config.property(config.community, name)
    if (skin && absent.includes(String(skin.value.value))) config.replace(skin.value, "'standard'")
  }
  const list = config.property(config.community, 'skins')
  const ids = ((list?.value.elements ?? []) as readonly { readonly value: unknown }[]).map(({ value }) =>
    String(value),
  )
  if (!list || !ids.some((id) => absent.includes(id))) return []
  const kept = new Set([...ids.filter((id) => !absent.includes(id)), 'standard'])
  config.replace(list.value, `[${[...kept].map((id) => `'${id}'`).join(', ')}]`)
  return []
}

export const changes: readonly Change[] = [moveConfig, openLinks, otherStatistics, venueList, standardSkin]
