import type { z } from 'zod'
import type { CommunityFields } from './community-schema'
import { pairSymbols } from './pair'

/** Reports every value of the file that contradicts another one, at the path of the value to change. */
export function checkReferences(
  file: CommunityFields,
  context: z.core.$RefinementCtx<CommunityFields>,
): void {
  const report = (path: PropertyKey[], message: string) =>
    context.addIssue({ code: 'custom', path, message, input: file })
  const { chains, exchange, nameChainId, pairs, programs, tokens, treasury } = file

  for (const [index, id] of repeated(programs)) report(['programs', index], `${id} is listed twice`)
  const chainIds = chains.map(({ id }) => id)
  for (const [index, id] of repeated(chainIds)) report(['chains', index, 'id'], `chain ${id} is listed twice`)
  for (const [index, name] of repeated(pairs.map((pair) => pair.name)))
    report(['pairs', index, 'name'], `${name} is listed twice`)

  const unknownChain = 'is not one of the chains'
  if (!chainIds.includes(nameChainId)) report(['nameChainId'], unknownChain)
  if (!chainIds.includes(exchange.chainId)) report(['exchange', 'chainId'], unknownChain)
  if (treasury && !chainIds.includes(treasury.chainId)) report(['treasury', 'chainId'], unknownChain)

  pairs.forEach((pair, index) => {
    const [base, symbol] = pairSymbols(pair.name)
    if (pair.baseAsset !== base)
      report(['pairs', index, 'baseAsset'], `must be ${base}, as in the pair's name`)
    for (const name of [base, symbol])
      if (name !== 'ETH' && !tokens[name]) report(['pairs', index, 'name'], `${name} is not listed in tokens`)
    const expected = symbol === 'ETH' ? 'ETH' : tokens[symbol]?.address
    if (expected !== undefined && pair.token !== expected)
      report(
        ['pairs', index, 'token'],
        symbol === 'ETH' ? 'must be ETH' : `must be the address of tokens.${symbol}`,
      )
  })
}

/** The entries that stand earlier in the list already, with their index. */
function repeated<Value>(values: readonly Value[]): [index: number, value: Value][] {
  return [...values.entries()].filter(([index, value]) => values.indexOf(value) !== index)
}
