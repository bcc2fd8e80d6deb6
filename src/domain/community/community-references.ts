import { pairSymbols } from '@/domain/swap/pair'
import type { CommunityFields } from './community-schema'

/** Returns one line for each value of the file that contradicts another, with the path of the value to change. */
export function referenceProblems(file: CommunityFields): string[] {
  const { chains, exchange, languages, nameChainId, pairs, programs, treasury } = file
  const chainIds = chains.map(({ id }) => id)
  const strangers = {
    nameChainId,
    'exchange.chainId': exchange.chainId,
    'treasury.chainId': treasury?.chainId,
  }
  return [
    ...repeated(programs).map(([index, id]) => `programs[${index}]: ${id} is listed twice`),
    ...skinProblems(file),
    ...(languages && !languages.includes('en') ? ['languages: must include en'] : []),
    ...repeated(chainIds).map(([index, id]) => `chains[${index}].id: chain ${id} is listed twice`),
    ...repeated(pairs.map(({ name }) => name)).map(
      ([index, name]) => `pairs[${index}].name: ${name} is listed twice`,
    ),
    ...Object.entries(strangers).flatMap(([path, id]) =>
      id === undefined || chainIds.includes(id) ? [] : [`${path}: is not one of the chains`],
    ),
    ...pairs.flatMap((pair, index) =>
      pairProblems(pair, file.tokens).map((problem) => `pairs[${index}].${problem}`),
    ),
  ]
}

/** Checks that the skins of a first visit are among the skins to build. */
function skinProblems({ skins, defaultSkin, darkSkin }: CommunityFields): string[] {
  if (!skins) return []
  return Object.entries({ defaultSkin, darkSkin }).flatMap(([path, id]) =>
    id === undefined || skins.includes(id) ? [] : [`${path}: ${id} is not one of the skins`],
  )
}

function pairProblems(
  { name, baseAsset, token }: CommunityFields['pairs'][number],
  tokens: CommunityFields['tokens'],
): string[] {
  const [base, symbol] = pairSymbols(name)
  const unlisted = [base, symbol].filter((each) => each !== 'ETH' && !tokens[each])
  const problems = unlisted.map((each) => `name: ${each} is not listed in tokens`)
  if (baseAsset !== base) problems.push(`baseAsset: must be ${base}, as in the pair's name`)
  const expected = symbol === 'ETH' ? 'ETH' : tokens[symbol]?.address
  if (expected !== undefined && token !== expected)
    problems.push(`token: must be ${symbol === 'ETH' ? 'ETH' : `the address of tokens.${symbol}`}`)
  return problems
}

/** Returns the entries that occur earlier in the list too, with their index. */
function repeated<Value>(values: readonly Value[]): [index: number, value: Value][] {
  return [...values.entries()].filter(([index, value]) => values.indexOf(value) !== index)
}
