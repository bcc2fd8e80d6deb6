import type { Address } from '@/domain/address'
import type { DescribedCall } from './described-call'

/** What a contract on the chain says of itself; null for what it does not say. */
export type TokenFact = {
  symbol: string | null
  decimals: number | null
  standard: 'ERC20' | 'ERC721' | 'ERC1155' | null
}

/** By address in lower case; a contract that is missing is unknown, and its amounts are told as raw integers. */
export type TokenFacts = ReadonlyMap<string, TokenFact>

export const noTokenFacts: TokenFacts = new Map()

/** The contracts whose facts the words of a call need, each once, in lower case. */
export function tokensOfCall(described: DescribedCall): readonly Address[] {
  const found = new Set<Address>()
  collect(described, found)
  return [...found]
}

function collect({ action }: DescribedCall, found: Set<Address>) {
  const add = (token: Address | null) => {
    if (token !== null) found.add(token.toLowerCase() as Address)
  }
  if (action.kind === 'batch') for (const inner of action.calls) collect(inner, found)
  if (action.kind === 'execute') collect(action.call, found)
  if (action.kind === 'swap') for (const side of [action.gives, action.receives]) add(side.token)
  if ('sides' in action) for (const side of action.sides) add(side.token)
  if ('token' in action) add(action.token)
}
