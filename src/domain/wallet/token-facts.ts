import type { Address } from '@/domain/address'

/** The interface of a token contract: amounts (ERC-20), single items (ERC-721), or items that have amounts (ERC-1155). */
export type TokenStandard = 'ERC20' | 'ERC721' | 'ERC1155'

/** What the chain says of a token's contract; null is what it cannot answer. */
export type TokenFacts = {
  /** As the contract gives it, as one line of at most 16 characters. Any contract can give any symbol. */
  symbol: string | null
  /** Of an ERC-20 only: items are no amounts. */
  decimals: number | null
  standard: TokenStandard | null
}

/** Facts of several contracts of one chain, by address in lower case. */
export type TokenFactsByAddress = ReadonlyMap<string, TokenFacts>

/** A contract of which the chain says nothing. */
export const unknownToken: TokenFacts = { symbol: null, decimals: null, standard: null }

/** The facts of one contract; all unknown for one that was not read. */
export function tokenFactsOf(facts: TokenFactsByAddress, address: Address): TokenFacts {
  return facts.get(address.toLowerCase()) ?? unknownToken
}

/** Characters of a symbol. */
const symbolLimit = 16

/**
 * A symbol as one line without control and direction characters, at most 16 characters; null for one without a visible
 * character.
 */
export function sanitizeSymbol(symbol: string): string | null {
  // Cut before the replacements, which would otherwise run over megabytes.
  const text = symbol
    .slice(0, 20 * symbolLimit)
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .trim()
  const characters = [...text]
  if (characters.length === 0) return null
  return characters.length > symbolLimit ? `${characters.slice(0, symbolLimit).join('')}…` : text
}
