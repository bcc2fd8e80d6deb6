import * as v from 'valibot'
import { settings, urlOf } from '../../love98/src/domain/community/config-values.ts'
import type { LinkPlace } from '../../love98/src/domain/community/link-schema.ts'
import { line } from './fields.ts'

export type LinkAnswer = {
  readonly label: string
  readonly url: string
  readonly icon: string
  readonly place: LinkPlace
}

type Site = { readonly label: string; readonly icon: string; readonly place: LinkPlace }

/** Known hosts, each with all its subdomains. */
const sites: readonly (readonly [hosts: readonly string[], site: Site])[] = [
  [['x.com', 'twitter.com'], { label: 'X', icon: 'x', place: 'social' }],
  [['t.me', 'telegram.me', 'telegram.org'], { label: 'Telegram', icon: 'telegram', place: 'social' }],
  [['discord.gg', 'discord.com'], { label: 'Discord', icon: 'discord', place: 'social' }],
  [['github.com'], { label: 'GitHub', icon: 'repository', place: 'social' }],
  [['warpcast.com', 'farcaster.xyz'], { label: 'Farcaster', icon: 'broadcast', place: 'social' }],
  [['medium.com'], { label: 'Medium', icon: 'article', place: 'social' }],
  [['dexscreener.com'], { label: 'DEX Screener', icon: 'screener', place: 'markets' }],
  [['dextools.io'], { label: 'DEXTools', icon: 'chart', place: 'markets' }],
  [['geckoterminal.com'], { label: 'GeckoTerminal', icon: 'chart', place: 'markets' }],
  [['coingecko.com'], { label: 'CoinGecko', icon: 'chart', place: 'markets' }],
  [['coinmarketcap.com'], { label: 'CoinMarketCap', icon: 'chart', place: 'markets' }],
  [['app.uniswap.org'], { label: 'Uniswap', icon: 'swap', place: 'swap' }],
  [['snapshot.org', 'snapshot.box'], { label: 'Snapshot', icon: 'vote', place: 'governance' }],
  [['tally.xyz'], { label: 'Tally', icon: 'vote', place: 'governance' }],
  [['opensea.io'], { label: 'OpenSea', icon: 'nft', place: 'collections' }],
  [
    ['etherscan.io', 'basescan.org', 'arbiscan.io', 'polygonscan.com', 'bscscan.com', 'snowtrace.io'],
    { label: 'Block Explorer', icon: 'explorer', place: 'explorer' },
  ],
]

const webUrl = v.pipe(
  urlOf(/^https?:\/\//i, 'not a web address (https://…)'),
  v.check((text) => !hasCredentials(text), 'must not contain a user name or a password'),
)

const labelled = v.pipe(
  settings({ label: v.optional(line(40)), url: webUrl }, "{ label: 'Telegram', url: 'https://…' }"),
  v.transform(({ label, url }) => linkOf(url, label)),
)

/** A link as it is written in a file of answers: an address, or a label and an address. */
export const linkEntry = v.lazy((input) =>
  typeof input === 'string'
    ? v.pipe(
        webUrl,
        v.transform((url) => linkOf(url)),
      )
    : labelled,
)

/** Returns the link of an address, with the label, the icon and the place of its site. */
export function linkOf(url: string, label?: string): LinkAnswer {
  const { hostname } = new URL(url)
  const host = hostname.replace(/^www\./, '')
  const isOf = (known: string) => host === known || host.endsWith(`.${known}`)
  const site = sites.find(([hosts]) => hosts.some(isOf))?.[1]
  return {
    label: label ?? site?.label ?? host,
    url,
    icon: site?.icon ?? 'partner-site',
    place: site?.place ?? 'social',
  }
}

/**
 * Reads a typed link: an address, with a label before it if it needs one (`Our forum https://forum.example`). An address
 * may begin with its host.
 * @returns the link, or the problem
 */
export function readLink(text: string): LinkAnswer | string {
  const [, before = '', written = ''] = /^(?:(.*)\s)?(\S+)$/.exec(text.trim()) ?? []
  const isShort = !/^[a-z][a-z0-9+.-]*:/i.test(written) && /^[^/\s.]+(\.[^/\s.]+)+(\/|$)/.test(written)
  const url = v.safeParse(webUrl, isShort ? `https://${written}` : written, { abortPipeEarly: true })
  if (!url.success) return url.issues[0].message
  const label = v.safeParse(v.optional(line(40)), before.trim() || undefined, { abortPipeEarly: true })
  if (!label.success) return `the label ${label.issues[0].message}`
  return linkOf(url.output, label.output)
}

function hasCredentials(text: string): boolean {
  const { username, password } = new URL(text)
  return username !== '' || password !== ''
}
