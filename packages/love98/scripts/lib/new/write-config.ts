import type { ChainDefinition, Exchange } from '../../../src/domain/community/community.ts'
import { type LinkPlace, linkPlaces } from '../../../src/domain/community/link-schema.ts'
import { escapedText } from '../messages/terms.ts'
import type { Answers, TokenAnswer } from './answers.ts'
import { sourceText } from './source-text.ts'

/**
 * The text of a community's file, before formatting. Settings without a question have the values of the product: its
 * programs, Uniswap V2 on Ethereum, no analytics, no treasury.
 */
export function writeConfig(
  answers: Answers,
  {
    skinId,
    programs,
    chains,
    exchange,
  }: {
    skinId: string
    programs: readonly string[]
    chains: readonly ChainDefinition[]
    exchange: Exchange
  },
): string {
  const { name, sentence, tokens, links } = answers
  const { history, ...contracts } = exchange
  return `import type { CommunityFile } from './src/domain/community/community'
import type { ProgramId } from './src/programs/registry'
import type { SkinId } from './src/skins/registry'
import type { LanguageId } from './src/language/languages'
import type { IconName } from './src/ui/generated/icons'

/**
 * The community's file: everything that makes this desktop yours. The terms are in \`community/terms\`.
 * A value of \`null\` is not known yet: it is shown as "not configured", or left out when \`showUnset\` is false.
 * The build and the server parse it at their start. A wrong value stops both with an error that names its path.
 */

const tokens = {
${tokens.map(tokenLine).join('\n')}
} as const

export default {
  site: {
    name: ${sourceText(name)},
    sentence: ${sourceText(sentence)},
    // The text for search engines and link previews.
    description: ${sourceText(`${name}: ${sentence}. A Windows 98-style desktop for its community.`)},
    // The language of this file. Add \`translations: { es: { sentence, description } }\` for Spanish pages.
    language: 'en',
    // Keeps the desktop in visitors' browsers, so that it opens without a network. False takes it out of them again.
    offline: true,
  },
  showUnset: true,
  defaultSkin: ${sourceText(skinId)},
  // The programs that are shown, in this order. Remove a line to leave one out.
  programs: [
${programs.map((id) => `    ${sourceText(id)},`).join('\n')}
  ],
  // Public nodes, explorers and contracts as listed by viem (https://viem.sh/docs/chains/introduction).
  chains: [
${chains.map(chainLines).join('\n')}
  ],
  nameChainId: 1,
  tokens,
  /** Uniswap V2 on mainnet (https://docs.uniswap.org/contracts/v2/reference/smart-contracts/v2-deployments). */
  exchange: {
${Object.entries(contracts)
  .map(([key, value]) => `    ${key}: ${sourceText(value)},`)
  .join('\n')}
    // Days of price history that the server reads from the pools' logs for a new pair. 0 keeps no history.
    history: ${sourceText(history ?? { days: 30 })},
  },
  // Each is named BASE-TOKEN; \`token\` is the address of the second one, whose coin is the icon.
  pairs: [
${tokens.map(pairLine).join('\n')}
  ],
  // Any number of links. \`place\` is the folder: ${linkPlaces.join(', ')}.
  // \`picture\`, a file under public/assets, replaces the icon. \`url: null\` is not known yet.
  links: [
${Object.entries(links).map(linkLine).join('\n')}
  ],
  // Statistics that each visitor must turn on: { productionHostname: 'cat.club', plausible: { domain: 'cat.club' } }.
  analytics: null,
  // The Safe of the community: { chainId: 1, address: '0x…' }.
  treasury: null,
  // Turns the guestbook on: { owners: ['0x…'] }, the accounts that may hide an entry or an account.
  guestbook: null,
} satisfies CommunityFile<ProgramId, SkinId, LanguageId, IconName>
`
}

/** Returns the English terms of a new community. Its name may contain any letters and marks. */
export function writeTerms(name: string): string {
  return `# Terms

${escapedText(name)} runs on contracts that this page does not own, operate or control.

This desktop shows what the chain reports and links to sites that are run by third parties. Read what your wallet asks before you sign. A transaction cannot be undone.

Your agreement is stored in this browser, for this wallet address only.
`
}

function tokenLine({ symbol, name, decimals, address }: TokenAnswer) {
  return `  ${sourceText(symbol)}: { name: ${sourceText(name ?? symbol)}, decimals: ${decimals}, address: ${sourceText(address)} },`
}

function pairLine({ symbol }: TokenAnswer) {
  return `    { name: ${sourceText(`${symbol}-ETH`)}, token: 'ETH', baseAsset: ${sourceText(symbol)} },`
}

/** The label, the icon and the place of each link that is asked for. */
const askedLinks: Readonly<Record<string, readonly [label: string, icon: string, place: LinkPlace]>> = {
  swap: ['Swap', 'swap', 'swap'],
  bridge: ['Bridge', 'bridge', 'bridge'],
  vote: ['Governance Vote', 'vote', 'governance'],
  explorer: ['Block Explorer', 'explorer', 'explorer'],
  telegram: ['Telegram', 'telegram', 'social'],
  twitter: ['Twitter', 'twitter', 'social'],
  discord: ['Discord', 'discord', 'social'],
}

function linkLine([name, url]: [string, string | null]) {
  const [label, icon, place] = askedLinks[name] ?? [name, 'folder', 'social']
  return `    { label: ${sourceText(label)}, url: ${sourceText(url)}, icon: ${sourceText(icon)}, place: ${sourceText(place)} },`
}

function chainLines(chain: ChainDefinition) {
  const lines = Object.entries(chain).map(([key, value]) => `      ${key}: ${sourceText(value)},`)
  return `    {\n${lines.join('\n')}\n    },`
}
