import { isSameAddress } from '@/domain/address'
import { assetReference, nativeSymbol } from '@/domain/asset'
import { pairSymbols } from '@/domain/swap/pair'
import { allowedNames } from './allowed-names'
import type { CommunityFields } from './community-schema'
import { exchangeDeployments, exchangeSource, pairCodeHash } from './exchanges'
import { nameRegistryOf } from './name-registries'
import { foldSymbol } from './token-symbol'

/** Returns one line for each value of the file that contradicts another, with the path of the value to change. */
export function referenceProblems(file: CommunityFields): string[] {
  const { chains, exchange, languages, nameChainId, pairs, programs, tokens, treasury } = file
  const chainIds = chains.map(({ id }) => id)
  const strangers = {
    nameChainId: nameChainId ?? undefined,
    'exchange.chainId': exchange.chainId,
    'treasury.chainId': treasury?.chainId,
  }
  return [
    ...repeated(programs).map(([index, id]) => `programs[${index}]: ${id} is listed twice`),
    ...skinProblems(file),
    ...(languages && !languages.includes('en') ? ['languages: must include en'] : []),
    ...repeated(chainIds).map(([index, id]) => `chains[${index}].id: chain ${id} is listed twice`),
    ...tokenProblems(tokens),
    ...repeated(pairs.map(({ name }) => name)).map(
      ([index, name]) => `pairs[${index}].name: ${name} is listed twice`,
    ),
    ...Object.entries(strangers).flatMap(([path, id]) =>
      id === undefined || chainIds.includes(id)
        ? []
        : [`${path}: is not one of the chains; ${allowedNames(id, chainIds.map(String))}`],
    ),
    ...nameChainProblems(file),
    ...(chainIds.includes(exchange.chainId) ? factoryProblems(exchange) : []),
    ...pairs.flatMap((pair, index) =>
      pairProblems(pair, tokens).map((problem) => `pairs[${index}].${problem}`),
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
function tokenProblems(tokens: CommunityFields['tokens']): string[] {
  const byLetters = new Map([[foldSymbol(nativeSymbol), nativeSymbol]])
  const byAddress = new Map<string, string>()
  return Object.entries(tokens).flatMap(([symbol, { address }]) => {
    const problems: string[] = []
    const alike = byLetters.get(foldSymbol(symbol))
    if (alike === symbol) problems.push(`tokens.${symbol}: is the native coin, which is always known`)
    else if (alike) problems.push(`tokens.${symbol}: differs from ${alike} only in letter case`)
    byLetters.set(foldSymbol(symbol), alike ?? symbol)
    const owner = address === null ? undefined : byAddress.get(address)
    if (owner) problems.push(`tokens.${symbol}.address: is the address of ${owner} too`)
    else if (address !== null) byAddress.set(address, symbol)
    return problems
  })
}

/** The factory of a published deployment on a chain where it is not deployed, or with the code of other pairs. */
function factoryProblems({ chainId, factory, initCodeHash }: CommunityFields['exchange']): string[] {
  const published = exchangeDeployments.filter((each) => isSameAddress(each.factory, factory))
  if (published.length === 0) return []
  if (published.some((each) => each.chainId === chainId))
    return initCodeHash === pairCodeHash
      ? []
      : [`exchange.initCodeHash: must be ${pairCodeHash} for this factory`]
  const here = exchangeDeployments.find((each) => each.chainId === chainId)
  const chains = published.map((each) => each.chainId).join(', ')
  const correction = here ? `; on chain ${chainId} it is ${here.factory}` : ''
  return [
    `exchange.factory: is the factory of Uniswap V2 on chain ${chains}${correction} (${exchangeSource})`,
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
