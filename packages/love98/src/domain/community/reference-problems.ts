import { isSameAddress } from '@/domain/address'
import { assetReference, nativeSymbol } from '@/domain/asset'
import { pairSymbols } from '@/domain/swap/pair'
import { allowedNames } from './allowed-names'
import type { CommunityFields } from './community-schema'
import { mainChainOf, wrappedNativeOf } from './main-exchange'
import { nameRegistryOf } from './name-registries'
import { publishedVenues, venueChains, venueSources } from './published-venues'
import { foldSymbol } from './token-symbol'
import type { Venue } from './venues'

/** Returns one line for each value of the file that contradicts another, with the path of the value to change. */
export function referenceProblems(file: CommunityFields): string[] {
  const { chains, languages, nameChainId, pairs, programs, tokens, treasury, venues } = file
  const chainIds = chains.map(({ id }) => id)
  const strangers = {
    nameChainId: nameChainId ?? undefined,
    'treasury.chainId': treasury?.chainId,
    ...Object.fromEntries(
      Object.entries(tokens).map(([symbol, token]) => [`tokens.${symbol}.chainId`, token.chainId]),
    ),
  }
  return [
    ...repeated(programs).map(([index, id]) => `programs[${index}]: ${id} is listed twice`),
    ...skinProblems(file),
    ...(languages && !languages.includes('en') ? ['languages: must include en'] : []),
    ...repeated(chainIds).map(([index, id]) => `chains[${index}].id: chain ${id} is listed twice`),
    ...tokenProblems(tokens, mainChainOf(file)),
    ...repeated(pairs.map(({ name }) => name)).map(
      ([index, name]) => `pairs[${index}].name: ${name} is listed twice`,
    ),
    ...Object.entries(strangers).flatMap(([path, id]) =>
      id === undefined || chainIds.includes(id)
        ? []
        : [`${path}: is not one of the chains; ${allowedNames(id, chainIds.map(String))}`],
    ),
    ...nameChainProblems(file),
    ...venueProblems(file),
    ...pairs.flatMap((pair, index) =>
      [...pairProblems(pair, tokens), ...placeProblems(pair, tokens, venues, mainChainOf(file))].map(
        (problem) => `pairs[${index}].${problem}`,
      ),
    ),
  ]
}

function nameChainProblems({ chains, nameChainId }: CommunityFields): string[] {
  const chain = chains.find(({ id }) => id === nameChainId)
  return !chain || chain.universalResolver || nameRegistryOf(chain)
    ? []
    : [
        `nameChainId: chain ${chain.id} has neither a universalResolver nor a nameRegistry; null: names are not looked up`,
      ]
}

function skinProblems({ skins, defaultSkin, darkSkin }: CommunityFields): string[] {
  if (!skins) return []
  return Object.entries({ defaultSkin, darkSkin }).flatMap(([path, id]) =>
    id === undefined || skins.includes(id)
      ? []
      : [`${path}: ${id} is not one of the skins; ${allowedNames(id, skins)}`],
  )
}

/** Symbols that people mistake for each other, and one contract under two symbols. */
function tokenProblems(tokens: CommunityFields['tokens'], main: number): string[] {
  const byLetters = new Map([[foldSymbol(nativeSymbol), nativeSymbol]])
  const byAddress = new Map<string, string>()
  return Object.entries(tokens).flatMap(([symbol, { address, chainId = main }]) => {
    const problems: string[] = []
    const alike = byLetters.get(foldSymbol(symbol))
    if (alike === symbol) problems.push(`tokens.${symbol}: is the native coin, which is always known`)
    else if (alike) problems.push(`tokens.${symbol}: differs from ${alike} only in letter case`)
    byLetters.set(foldSymbol(symbol), alike ?? symbol)
    // Two chains may have different contracts at one address.
    const place = `${chainId} ${address}`
    const owner = address === null ? undefined : byAddress.get(place)
    if (owner) problems.push(`tokens.${symbol}.address: is the address of ${owner} too`)
    else if (address !== null) byAddress.set(place, symbol)
    return problems
  })
}

function venueProblems({ venues, chains }: CommunityFields): string[] {
  const chainIds = chains.map(({ id }) => id)
  return [...new Set(venues.map(({ chainId }) => chainId))]
    .flatMap((id) => {
      if (!chainIds.includes(id))
        return [`venues: chain ${id} is not one of the chains; ${allowedNames(id, chainIds.map(String))}`]
      if (wrappedNativeOf(chains, id) !== null) return []
      return [
        `chains[${chainIds.indexOf(id)}].wrappedNative: is missing, and none is published for chain ${id}`,
      ]
    })
    .concat(venues.flatMap(publishedElsewhere))
}

/** A published contract on a chain where it is not deployed. */
function publishedElsewhere(venue: Venue): string[] {
  const mainOf = (each: Venue) => (each.kind === 'v4' ? each.poolManager : each.factory)
  const ofKind = venueChains.flatMap(publishedVenues).filter(({ kind }) => kind === venue.kind)
  const chains = ofKind.filter((each) => isSameAddress(mainOf(each), mainOf(venue)))
  if (chains.length === 0 || chains.some(({ chainId }) => chainId === venue.chainId)) return []
  const here = ofKind.find(({ chainId }) => chainId === venue.chainId)
  const correction = here ? `; on chain ${venue.chainId} it is ${mainOf(here)}` : ''
  const list = chains.map(({ chainId }) => chainId).join(', ')
  return [
    `venues: ${mainOf(venue)} is Uniswap ${venue.kind} on chain ${list}${correction} (${venueSources[venue.kind]})`,
  ]
}

/** A pair whose tokens are on two chains, or whose chain lacks an exchange for its pool. */
function placeProblems(
  { name, pool }: CommunityFields['pairs'][number],
  tokens: CommunityFields['tokens'],
  venues: readonly Venue[],
  main: number,
): string[] {
  const sides = pairSymbols(name).flatMap((symbol) => {
    const token = Object.hasOwn(tokens, symbol) ? tokens[symbol] : undefined
    return token ? [{ symbol, chainId: token.chainId ?? main }] : []
  })
  const [first, second] = sides
  if (first && second && first.chainId !== second.chainId)
    return [
      `name: ${first.symbol} is on chain ${first.chainId} and ${second.symbol} on chain ${second.chainId}; a pool has tokens of one chain`,
    ]
  const chainId = first?.chainId ?? main
  const kinds = [...new Set(venues.filter((venue) => venue.chainId === chainId).map(({ kind }) => kind))]
  const kind = pool?.kind ?? 'v2'
  if (kinds.includes(kind)) return []
  if (kinds.length === 0)
    return [`pool: a pair needs an exchange on chain ${chainId}; add ${chainId} to venues`]
  return [
    pool
      ? `pool.kind: ${kind} is not one of the venues; ${allowedNames(kind, kinds)}`
      : `pool: is missing, because the venues have no v2; ${allowedNames('', kinds)}`,
  ]
}

function pairProblems(
  { name, baseAsset, token }: CommunityFields['pairs'][number],
  tokens: CommunityFields['tokens'],
): string[] {
  const [base, symbol] = pairSymbols(name)
  const known = [nativeSymbol, ...Object.keys(tokens)]
  const unlisted = [base, symbol].filter((each) => !known.includes(each))
  const problems = unlisted.map(
    (each) => `name: ${each} is not listed in tokens; ${allowedNames(each, known)}`,
  )
  if (baseAsset !== base) problems.push(`baseAsset: must be ${base}, as in the pair's name`)
  if (!unlisted.includes(symbol) && token !== assetReference(symbol, tokens))
    problems.push(`token: must be ${symbol === nativeSymbol ? symbol : `the address of tokens.${symbol}`}`)
  return problems
}

function repeated<Value>(values: readonly Value[]): [index: number, value: Value][] {
  const seen = new Set<Value>()
  return [...values.entries()].filter(([, value]) => {
    const isRepeated = seen.has(value)
    seen.add(value)
    return isRepeated
  })
}
