import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getAddress } from 'viem'
import { ConfigSource } from '../project/update/config-source.ts'
import { communityFile } from '../project-root.mjs'

/** Returns numbers from 0 to 1, the same ones for a seed. */
export function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    // mulberry32
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32
  }
}

const names = [
  'Cat Club',
  'Käse & Brot',
  '犬の会',
  "Owl's Nest",
  'Клуб «Кот»',
  'Fox "99"',
  'Club de Gatos',
  'Zebra',
]
const always = ['notepad', 'display', 'help', 'run', 'shut-down']

/**
 * Makes a community from an existing one by changing its names, languages, programs, tokens and links, as a person does
 * in an editor.
 * @param root a folder with `community/config.ts`
 */
export async function changeCommunity(root: string, seed: number): Promise<void> {
  const random = seededRandom(seed)
  const some = <Value>(all: readonly Value[]) => all.filter(() => random() < 0.5)
  const one = <Value>(all: readonly Value[]) => all[Math.floor(random() * all.length)] as Value
  const file = join(root, communityFile)
  const config = new ConfigSource(await readFile(file, 'utf8'))
  const { community } = config
  const site = config.property(community, 'site')?.value
  const set = (object: typeof community, name: string, source: string) => {
    const property = config.property(object, name)
    if (property) config.replace(property.value, source)
  }
  set(site, 'name', JSON.stringify(`${one(names)} ${seed}`))
  set(site, 'sentence', JSON.stringify(`community number ${seed}`))
  set(site, 'offline', String(random() < 0.5))
  set(community, 'showUnset', String(random() < 0.5))
  const programs = config.property(community, 'programs')?.value
  const ids = (programs?.elements as { value: string }[] | undefined)?.map(({ value }) => value) ?? []
  const shown = new Set([...some(ids), ...always.filter((id) => ids.includes(id))])
  set(community, 'programs', `[${[...shown].map((id) => `'${id}'`).join(', ')}]`)
  const links = config.resolve(config.property(community, 'links')?.value ?? (community as never))
  for (const property of config.properties(links) ?? [])
    if (random() < 0.5)
      config.replace(property.value, `'https://example.com/${config.nameOf(property)}/${seed}'`)
  const tokens = config.property(community, 'tokens')
  const written = tokens && config.resolve(tokens.value)
  const first = config.properties(written)?.[0]
  if (first) {
    const added = Array.from({ length: Math.floor(random() * 4) }, (_, index) => {
      const digits = Array.from({ length: 40 }, () => Math.floor(random() * 16).toString(16)).join('')
      return `T${seed}X${index}: { name: 'Token ${index}', decimals: 18, address: '${getAddress(`0x${digits}`)}' },`
    })
    config.replace(first, `// Tokens of our own.\n  ${[...added, config.source(first)].join('\n  ')}`)
  }
  const languages = ['en', ...some(['es', 'pt-br', 'fr', 'de', 'tr', 'ru', 'zh-cn', 'ja', 'ar'])]
  const defaultSkin = config.property(community, 'defaultSkin')
  if (defaultSkin)
    config.replace(
      defaultSkin,
      `${config.source(defaultSkin)},\n  languages: [${languages.map((id) => `'${id}'`).join(', ')}]`,
    )
  await writeFile(file, config.edited())
  await mkdir(root, { recursive: true })
  const manifest = { name: `community-${seed}`, private: true, type: 'module', dependencies: { love98: '*' } }
  await writeFile(join(root, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
}
