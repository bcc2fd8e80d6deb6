import { writtenPool } from '../../love98/scripts/lib/pair/pool-texts.ts'
import { nativeSymbol } from '../../love98/src/domain/asset.ts'
import { nameRegistryOf } from '../../love98/src/domain/community/name-registries.ts'
import { publishedVenues } from '../../love98/src/domain/community/published-venues.ts'
import { type Answers, ownSkinOf } from './answers.ts'
import { chosenPrograms } from './programs.ts'
import { standardSkin } from './skin-source.ts'
import { symbolOfPair } from './token-facts.ts'

/**
 * The settings of a new community. What has no question has the values of a first desktop: no statistics, no guestbook.
 */
export function communityConfig(answers: Answers) {
  const { name, sentence, color, chain, token, pairs, links, treasury, languages } = answers
  const own = ownSkinOf(answers)
  const others = pairs.flatMap(({ other }) => (other === 'native' ? [] : [other]))
  const listed = [...(token ? [token] : []), ...others].filter(
    ({ symbol }, index, all) => all.findIndex((each) => each.symbol === symbol) === index,
  )
  return {
    site: {
      name,
      sentence,
      description: `${name}: ${sentence}. A Windows 98-style desktop for its community.`,
      language: 'en',
      offline: true,
    },
    showUnset: false,
    defaultSkin: own ?? standardSkin,
    skins: [...(own ? [own] : []), ...(answers.skins === 'own' ? [] : [standardSkin])],
    ...(languages ? { languages } : {}),
    programs: chosenPrograms(answers),
    chains: [chain],
    nameChainId: chain.universalResolver || nameRegistryOf(chain) ? chain.id : null,
    tokens: Object.fromEntries(
      listed.map(({ symbol, ...facts }) => [
        symbol,
        {
          name: facts.name,
          decimals: facts.decimals,
          address: facts.address,
          // Its coin is drawn in the color of the community. Other tokens have colors of their own.
          ...(symbol === token?.symbol ? { color } : {}),
        },
      ]),
    ),
    venues: publishedVenues(chain.id).length > 0 ? [chain.id] : [],
    history: { days: 30 },
    pairs: token
      ? pairs.map((pair) => ({
          name: `${token.symbol}-${symbolOfPair(pair)}`,
          token: pair.other === 'native' ? nativeSymbol : pair.other.address,
          baseAsset: token.symbol,
          ...writtenPool(pair.pool),
        }))
      : [],
    links,
    analytics: null,
    treasury: treasury && { chainId: chain.id, address: treasury },
    guestbook: null,
  }
}

export type CommunityConfig = ReturnType<typeof communityConfig>
