import { communityFile } from '../../project-root.mjs'
import type { ConfigSource, Node } from './config-source.ts'
import { formerLabels } from './former-labels.ts'

/** The places of the former links, each with its icon. */
const formerLinks: Readonly<Record<string, { readonly place: string; readonly icon: string }>> = {
  swap: { place: 'swap', icon: 'swap' },
  bridge: { place: 'bridge', icon: 'bridge' },
  vote: { place: 'governance', icon: 'vote' },
  explorer: { place: 'explorer', icon: 'explorer' },
  telegram: { place: 'social', icon: 'telegram' },
  twitter: { place: 'social', icon: 'twitter' },
  discord: { place: 'social', icon: 'discord' },
}

/** The places of the former lists. */
const formerLists = {
  chiaWallets: 'markets',
  chiaMarkets: 'markets',
  collections: 'collections',
  partners: 'partners',
} as const

/** @returns sentences about what a person must do; then nothing is changed */
export function listLinks(config: ConfigSource): readonly string[] {
  const { community } = config
  const links = config.property(community, 'links')
  const lists = Object.keys(formerLists).flatMap((name) => config.property(community, name) ?? [])
  const governance = config.property(community, 'governanceName')
  const written = links && config.resolve(links.value)
  const isList = written?.type === 'ArrayExpression'
  if (!links || (isList && lists.length === 0 && !governance)) return []
  const entries: string[] = []
  const comments: string[] = []
  if (isList) {
    entries.push(...(written.elements as readonly Node[]).map((element) => config.source(element)))
    comments.push(...config.commentsIn(written))
  } else {
    const properties = config.properties(written)
    if (!properties) return [byHand('links')]
    for (const property of properties) {
      const name = config.nameOf(property)
      const former = formerLinks[name]
      if (!former) return [`${byHand('links')} "${name}" is not known.`]
      const named = name === 'vote' && governance ? config.source(governance.value) : 'null'
      const label = named === 'null' ? labelOf(name) : `label: ${named}`
      entries.push(
        `{ ${label}, url: ${config.source(property.value)}, icon: '${former.icon}', place: '${former.place}' }`,
      )
    }
    comments.push(...config.commentsIn(written as Node))
  }
  for (const list of lists) {
    const array = config.resolve(list.value)
    if (array.type !== 'ArrayExpression') return [byHand(config.nameOf(list))]
    for (const element of array.elements as readonly Node[]) {
      const entry = entryOf(config, element, formerLists[config.nameOf(list) as keyof typeof formerLists])
      if (entry === undefined) return [byHand(config.nameOf(list))]
      entries.push(entry)
    }
    comments.push(...config.commentsIn(array))
  }
  const lines = [...comments, ...entries.map((entry) => `${entry},`)].map((line) => `    ${line}\n`)
  config.replace(links.value, `[\n${lines.join('')}  ]`)
  for (const property of [...lists, ...(governance ? [governance] : [])]) config.remove(property)
  return []
}

const byHand = (name: string) => `${communityFile}: ${name} must be written as a list of links by hand.`

function labelOf(name: string): string {
  const { label = name, translations = {} } = formerLabels[name] ?? {}
  const translated = Object.entries(translations).map(
    ([language, text]) =>
      `${/^\w+$/.test(language) ? language : `'${language}'`}: { label: ${quoted(text)} }`,
  )
  return `label: ${quoted(label)}${translated.length > 0 ? `, translations: { ${translated.join(', ')} }` : ''}`
}

const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

/** @returns undefined for an entry that is not written as an object */
function entryOf(config: ConfigSource, element: Node, place: string): string | undefined {
  const properties = config.properties(config.resolve(element))
  if (!properties) return undefined
  const parts = properties.flatMap((property) => {
    const name = config.nameOf(property)
    const value = config.source(property.value)
    if (name === 'picture' && value === 'null') return []
    if (name === 'name') return [`label: ${value}`]
    if (name === 'translations') return [`translations: ${value.replaceAll(/\bname(?=\s*:)/g, 'label')}`]
    return [`${name}: ${value}`]
  })
  return `{ ${[...parts, `place: '${place}'`].join(', ')} }`
}

/** @returns sentences about what a person must do */
export function renameStatistics(config: ConfigSource): readonly string[] {
  const analytics = config.property(config.community, 'analytics')
  const written = analytics && config.resolve(analytics.value)
  const host = config.property(written, 'host')
  if (!analytics || !host) return []
  const hostSource = config.source(host.value)
  if (hostSource === 'null') {
    config.replace(analytics.value, 'null')
    return []
  }
  const integrity = config.property(written, 'integrity')
  const hash = config.property(integrity && config.resolve(integrity.value), 'analytics')
  const hostname = config.property(written, 'productionHostname')
  if (!hash || !hostname || host.value.type !== 'Literal')
    return [`${communityFile}: analytics must be written by hand: Plausible, Umami or a script.`]
  const src = quoted(`${String(host.value.value).replace(/\/$/, '')}/analytics.js`)
  const script = `{ src: ${src}, integrity: ${config.source(hash.value)} }`
  config.replace(
    analytics.value,
    `{ productionHostname: ${config.source(hostname.value)}, script: ${script} }`,
  )
  return [
    'analytics: the script for recordings is not loaded any more, and the script counts visits by itself.',
  ]
}
