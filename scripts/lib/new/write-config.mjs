/**
 * The text of a community's file, to be formatted. What nobody was asked for has the values of the product: its programs,
 * Uniswap V2 on Ethereum, no analytics, no treasury.
 *
 * @param {import('./answers.mjs').Answers} answers
 * @param {object} context
 * @param {string} context.skinId
 * @param {readonly string[]} context.programs
 * @param {readonly import('../../../src/domain/community/community').ChainDefinition[]} context.chains
 * @param {import('../../../src/domain/community/community').Exchange} context.exchange
 * @returns {string}
 */
export function writeConfig(answers, { skinId, programs, chains, exchange }) {
  const { name, sentence, tokens, links } = answers
  const { history, ...contracts } = exchange
  return `import type { CommunityFile } from './src/domain/community/community'
import type { ProgramId } from './src/programs/registry'
import type { SkinId } from './src/skins/registry'

/**
 * The community's file: everything that makes this desktop yours.
 * A value of \`null\` is not known yet: it is shown as "not configured", or left out when \`showUnset\` is false.
 * It is parsed in the build and again when the server starts; a wrong value stops both, with its path.
 */

const tokens = {
${tokens.map(tokenLine).join('\n')}
} as const

export default {
  site: {
    name: ${json(name)},
    sentence: ${json(sentence)},
    // What search engines and link previews show.
    description: ${json(`${name}: ${sentence}. A Windows 98-style desktop for its community.`)},
    language: 'en',
    // Keeps the desktop in visitors' browsers, so that it opens without a network. False takes it out of them again.
    offline: true,
  },
  showUnset: true,
  defaultSkin: ${json(skinId)},
  // The programs that are shown, in this order. Remove a line to leave one out.
  programs: [
${programs.map((id) => `    ${json(id)},`).join('\n')}
  ],
  // Visitors agree to these before they use a wallet. Have yours read by somebody who knows the law where you are.
  terms: {
    title: 'Terms',
    paragraphs: [
      ${json(`${name} runs on contracts that this page does not own, operate or control.`)},
      'This desktop shows what the chain reports and links to sites that are run by third parties. Read what your wallet asks before you sign. A transaction cannot be undone.',
      'Your agreement is stored in this browser, for this wallet address only.',
    ],
  },
  // Public nodes, explorers and contracts as listed by viem (https://viem.sh/docs/chains/introduction).
  chains: [
${chains.map(chainLines).join('\n')}
  ],
  nameChainId: 1,
  tokens,
  /** Uniswap V2 on mainnet (https://docs.uniswap.org/contracts/v2/reference/smart-contracts/v2-deployments). */
  exchange: {
${Object.entries(contracts)
  .map(([key, value]) => `    ${key}: ${json(value)},`)
  .join('\n')}
    // How many days back the history of prices is read from the pools' logs, when a pair is new. 0 keeps no history.
    history: ${json(history ?? { days: 30 })},
  },
  // Each is named BASE-TOKEN; \`token\` is the address of the second one. The icons are named in src/ui/generated/icons.ts.
  pairs: [
${tokens.map(pairLine).join('\n')}
  ],
  links: {
${Object.entries(links)
  .map(([key, url]) => `    ${key}: ${json(url)},`)
  .join('\n')}
  },
  governanceName: null,
  chiaWallets: [],
  chiaMarkets: [],
  // Each link is { name, url, icon, picture }; \`picture\` is a file under public/assets, or null.
  collections: [],
  partners: [],
  constants: { firstBlock: 2591500, secondBlock: 3527265, count: 6, value: 1 },
  analytics: { host: null, productionHostname: null },
  // The Safe of the community: { chainId: 1, address: '0x…' }.
  treasury: null,
  // Turns the guestbook on: { owners: ['0x…'] }, the accounts that may hide an entry or an account.
  guestbook: null,
} satisfies CommunityFile<ProgramId, SkinId>
`
}

/** @param {import('./answers.mjs').TokenAnswer} token */
function tokenLine({ symbol, name, decimals, address }) {
  return `  ${json(symbol)}: { name: ${json(name ?? symbol)}, decimals: ${decimals}, address: ${json(address)} },`
}

/** @param {import('./answers.mjs').TokenAnswer} token */
function pairLine({ symbol }) {
  return `    { name: ${json(`${symbol}-ETH`)}, icon: 'coin-eth', token: 'ETH', baseAsset: ${json(symbol)} },`
}

/** @param {import('../../../src/domain/community/community').ChainDefinition} chain */
function chainLines(chain) {
  const lines = Object.entries(chain).map(([key, value]) => `      ${key}: ${json(value)},`)
  return `    {\n${lines.join('\n')}\n    },`
}

/** @param {unknown} value plain data, as an expression of JavaScript */
function json(value) {
  return JSON.stringify(value)
}
