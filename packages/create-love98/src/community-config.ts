import { nativeSymbol } from '../../love98/src/domain/asset.ts'
import type { ChainDefinition } from '../../love98/src/domain/community/community.ts'
import { pairCodeHash } from '../../love98/src/domain/community/exchanges.ts'
import { nameRegistryOf } from '../../love98/src/domain/community/name-registries.ts'
import { type Answers, ownSkinOf } from './answers.ts'
import { chosenPrograms } from './programs.ts'
import { standardSkin } from './skin-source.ts'
import { exchangeOf, symbolOfPair } from './token-facts.ts'

const ethereum = 1

/**
 * The settings of a new community. What has no question has the values of a first desktop: no statistics, no guestbook.
 * @param chains see `knownChains`
 */
export function communityConfig(answers: Answers, chains: ReadonlyMap<number, ChainDefinition>) {
  const { name, sentence, color, chain, token, pairs, links, treasury, languages } = answers
  const own = ownSkinOf(answers)
  const others = pairs.flatMap((pair) => (pair === 'native' ? [] : [pair]))
  const listed = [...(token ? [token] : []), ...others].filter(
    ({ symbol }, index, all) => all.findIndex((each) => each.symbol === symbol) === index,
  )
  // The settings of an exchange are required. Without pairs nothing is read from it.
  const swapChain = exchangeOf(chain.id) ? chain : (chains.get(ethereum) as ChainDefinition)
  const exchange = exchangeOf(swapChain.id)
  if (!exchange) throw new Error(`Uniswap V2 is not known on chain ${swapChain.id}.`)
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
    chains: [chain, ...(swapChain.id === chain.id ? [] : [swapChain])],
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
    exchange: {
      chainId: exchange.chainId,
      factory: exchange.factory,
      initCodeHash: pairCodeHash,
      wrappedNative: exchange.wrappedNative,
      router: exchange.router,
      history: { days: 30 },
    },
    pairs: token
      ? pairs.map((pair) => ({
          name: `${token.symbol}-${symbolOfPair(pair)}`,
          token: pair === 'native' ? nativeSymbol : pair.address,
          baseAsset: token.symbol,
        }))
      : [],
    links,
    analytics: null,
    treasury: treasury && { chainId: chain.id, address: treasury },
    guestbook: null,
  }
}

export type CommunityConfig = ReturnType<typeof communityConfig>
