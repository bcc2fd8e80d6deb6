import type { Address } from '@/domain/address'

/**
 * The interface of a token contract: amounts (ERC-20), single items (ERC-721), or items that have amounts
 * (ERC-1155).
 */
export type TokenStandard = 'ERC20' | 'ERC721' | 'ERC1155'

/** On-chain facts about a token's contract; null means unknown. */
export type TokenFacts = {
  /** The symbol from the contract, as one line of at most 16 characters. Any contract can use any symbol. */
  symbol: string | null
  /** Only for an ERC-20 token; items have no decimals. */
  decimals: number | null
  standard: TokenStandard | null
}

/** Facts about contracts of one chain, by address in lower case. */
export type TokenFactsByAddress = ReadonlyMap<string, TokenFacts>

export const unknownToken: TokenFacts = { symbol: null, decimals: null, standard: null }

export function tokenFactsOf(facts: TokenFactsByAddress, address: Address): TokenFacts {
  return facts.get(address.toLowerCase()) ?? unknownToken
}

const symbolLimit = 16

/**
 * Cleans a symbol: one line without control and direction characters, at most 16 characters; null if no visible
 * character remains.
 */
export function sanitizeSymbol(symbol: string): string | null {
  // The text is cut first, because the replacements are slow on megabytes of text.
  const text = symbol
    .slice(0, 20 * symbolLimit)
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .trim()
  const characters = [...text]
  if (characters.length === 0) return null
  return characters.length > symbolLimit ? `${characters.slice(0, symbolLimit).join('')}…` : text
}
