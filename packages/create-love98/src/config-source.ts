import { propertyName, sourceText } from '../../love98/scripts/lib/source-text.ts'
import { venueSources } from '../../love98/src/domain/community/published-venues.ts'
import type { CommunityConfig } from './community-config.ts'

/** Comments above the settings, by their names. */
const comments: Partial<Record<keyof CommunityConfig, string>> = {
  site: 'For other languages add `translations: { es: { sentence, description } }`. `offline` keeps the desktop in browsers.',
  showUnset: 'True shows what is null as "not configured".',
  skins: 'Skins to choose from: files of community/skins, and the standard one.',
  languages: 'Remove this line to build every language.',
  programs: 'The programs of the Start menu, in this order. A program that is not listed is not built.',
  chains:
    'Public nodes, explorers and contracts as listed by viem (https://viem.sh/docs/chains/introduction).',
  nameChainId: 'The chain on which names (ENS, Basenames) are looked up; null: names are not looked up.',
  tokens: 'Tokens by symbol. A token that is not deployed yet has the address null.',
  venues: `Uniswap: the id of a chain stands for its published deployments (${venueSources.v2}).`,
  history: 'Days of price history that the server reads for a new pair. 0 keeps no history.',
  pairs: 'Each is named BASE-TOKEN. Add more with: npx love98 pair <address>',
  links:
    'The place is the folder: social, markets, swap, bridge, governance, collections, partners or explorer.',
  analytics:
    "Statistics that each visitor must turn on: { productionHostname: 'cat.club', plausible: { domain: 'cat.club' } }.",
  treasury: "The Safe of the community: { chainId: 1, address: '0x…' }, and 'treasury' in programs.",
  guestbook:
    "The guestbook: { owners: ['0x…'] }, the accounts that may hide entries, and 'guestbook' in programs.",
}

/** Writes `community/config.ts`. */
export function configSource(config: CommunityConfig): string {
  const settings = Object.entries(config).map(([key, value]) => {
    const comment = comments[key as keyof CommunityConfig]
    const text = `${propertyName(key)}: ${sourceText(value, 2)},`
    return `${comment ? `  // ${comment}\n` : ''}  ${text}\n`
  })
  return `import type { CommunityFile } from 'love98'

/**
 * Everything that makes this desktop yours. Your editor completes the settings. \`npm run check\` names the line of a
 * wrong value.
 */
export default {
${settings.join('')}} satisfies CommunityFile
`
}
