import { getAddress } from 'viem/utils'
import type { Address } from '@/domain/address'
import { type TokenFactsByAddress, tokenFactsOf } from '@/domain/wallet/token-facts'
import { amountText } from '@/safe/amount'
import type { Unit } from '@/safe/decode/described-call'
import { plainText } from '@/safe/plain-text'
import { treasuryWords } from '@/texts/treasury-words'

/** The data for descriptions, besides the bytes. */
export type TextContext = {
  /** The symbol of the chain's native coin, from the configuration. */
  nativeSymbol: string
  facts: TokenFactsByAddress
}

/** The largest accepted number of decimals. With more, every amount would look like zero. */
export const maxDecimals = 36

/** Formats an address in full, with its checksum (EIP-55). */
export function addressText(address: Address): string {
  return getAddress(address)
}

/** Formats an amount of the native coin. @param amount in wei */
export function coinAmountText(amount: bigint, { nativeSymbol }: TextContext): string {
  return treasuryWords.coin(amountText(String(amount), 18), nativeSymbol)
}

/**
 * Formats an amount or an id with the full address of its contract. The contract's own symbol precedes the address. Without symbol
 * or decimals the raw integer is shown. An id of an NFT is never formatted as an amount.
 */
export function tokenAmountText(token: Address, amount: bigint, unit: Unit, context: TextContext): string {
  const { facts } = context
  const fact = tokenFactsOf(facts, token)
  const [integer, address] = [String(amount), addressText(token)]
  const symbol = symbolText(fact.symbol)
  const isNft = fact.standard === 'ERC721' || fact.standard === 'ERC1155'
  if (unit === 'id' || isNft)
    return symbol ? treasuryWords.nft(integer, symbol, address) : treasuryWords.rawNft(integer, address)
  if (unit === 'amount-or-id' && fact.standard !== 'ERC20') return treasuryWords.amountOrId(integer, address)
  const decimals = fact.decimals
  if (decimals === null || decimals > maxDecimals)
    return symbol
      ? treasuryWords.rawSymbol(integer, symbol, address)
      : treasuryWords.rawToken(integer, address)
  return symbol
    ? treasuryWords.token(amountText(integer, decimals), symbol, address)
    : treasuryWords.rawToken(integer, address)
}

/** Describes an allowance without a limit. */
export function unlimitedText(token: Address, { facts }: TextContext): string {
  const symbol = symbolText(tokenFactsOf(facts, token).symbol)
  return symbol
    ? treasuryWords.unlimited(symbol, addressText(token))
    : treasuryWords.unlimitedRaw(addressText(token))
}

/**
 * Formats a symbol. A symbol that could be read as part of the sentence around it (digits, spaces, an address, a script without
 * spaces, letters that resemble Latin ones) is quoted. Quotation marks inside it, of any language, become `"`.
 */
export function symbolText(symbol: string | null): string {
  const plain = plainMarks(symbol ?? '', 16)
  if (plain === '') return ''
  const isWord = /^\p{Script=Latin}[\p{Script=Latin}\d$._+-]*$/u.test(plain)
  return isWord ? plain : treasuryWords.quoted(plain)
}

/** Quotes a text from a third party as one line of at most `limit` characters. No mark in the text can end the quotation. */
export function quotedText(text: string, limit: number): string {
  return treasuryWords.quoted(plainMarks(text, limit))
}

/** Matches quotation marks of all languages, and characters that look like them. */
const marks =
  /[\p{Pi}\p{Pf}„‚「」『』《》〈〉〝〞〟＂\u02ba\u02dd\u02ee\u02f5\u02f6\u2033\u2034\u2036\u2037\u2057\u275b-\u275e\u2760\u{1f676}-\u{1f678}]/gu

function plainMarks(text: string, limit: number): string {
  return plainText(text, limit).replace(marks, '"')
}

/** @param seconds since 1970 */
export function timeText(seconds: bigint): string {
  if (seconds >= 253_402_300_800n) return treasuryWords.noEnd
  return `${new Date(Number(seconds) * 1000).toISOString().slice(0, 19).replace('T', ' ')} UTC`
}
