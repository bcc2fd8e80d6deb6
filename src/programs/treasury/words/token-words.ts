import { getAddress } from 'viem/utils'
import type { Address } from '@/domain/address'
import { type TokenFactsByAddress, tokenFactsOf } from '@/domain/wallet/token-facts'
import { amountText } from '@/safe/amount'
import type { Unit } from '@/safe/decode/described-call'
import { plainText } from '@/safe/plain-text'
import type { treasuryWords } from '@/texts/en/programs/treasury-words'

/** What words are made with, beside the bytes. */
export type WordsContext = {
  texts: typeof treasuryWords
  /** Of the chain's own coin, from our configuration. */
  nativeSymbol: string
  facts: TokenFactsByAddress
}

/** More decimals than any amount has digits for would make every amount look like nothing. */
export const mostDecimals = 36

/** An address in full, with its checksum (EIP-55). */
export function addressText(address: Address): string {
  return getAddress(address)
}

/** Native coin. @param amount in wei */
export function coinWords(amount: bigint, { texts, nativeSymbol }: WordsContext): string {
  return texts.coin(amountText(String(amount), 18), nativeSymbol)
}

/**
 * An amount or an id with its contract, in full: what the contract says of itself stands beside its address, and where it
 * says nothing the raw integer does. An id of an NFT is never an amount.
 */
export function tokenWords(token: Address, amount: bigint, unit: Unit, context: WordsContext): string {
  const { texts, facts } = context
  const fact = tokenFactsOf(facts, token)
  const [integer, address] = [String(amount), addressText(token)]
  const symbol = symbolText(fact.symbol, texts)
  const isNft = fact.standard === 'ERC721' || fact.standard === 'ERC1155'
  if (unit === 'id' || isNft)
    return symbol ? texts.nft(integer, symbol, address) : texts.rawNft(integer, address)
  if (unit === 'amount-or-id' && fact.standard !== 'ERC20') return texts.amountOrId(integer, address)
  const decimals = fact.decimals
  if (decimals === null || decimals > mostDecimals)
    return symbol ? texts.rawSymbol(integer, symbol, address) : texts.rawToken(integer, address)
  return symbol
    ? texts.token(amountText(integer, decimals), symbol, address)
    : texts.rawToken(integer, address)
}

/** An allowance without a limit. */
export function unlimitedWords(token: Address, { texts, facts }: WordsContext): string {
  const symbol = symbolText(tokenFactsOf(facts, token).symbol, texts)
  return symbol ? texts.unlimited(symbol, addressText(token)) : texts.unlimitedRaw(addressText(token))
}

/**
 * A symbol that could be read as a part of the sentence around it (digits, spaces, an address, words of a script without
 * spaces, letters that look like Latin ones) stands in quotation marks; marks inside it, of any language, become `"`.
 */
export function symbolText(symbol: string | null, texts: typeof treasuryWords): string {
  const plain = plainMarks(symbol ?? '', 16)
  if (plain === '') return ''
  const isWord = /^\p{Script=Latin}[\p{Script=Latin}\d$._+-]*$/u.test(plain)
  return isWord ? plain : texts.quoted(plain)
}

/** A text of strangers in quotation marks, as one line of at most `limit` characters; no mark in it ends the quotation. */
export function quotedText(text: string, limit: number, texts: typeof treasuryWords): string {
  return texts.quoted(plainMarks(text, limit))
}

/** Quotation marks of all languages, and what looks like them. */
const marks =
  /[\p{Pi}\p{Pf}„‚「」『』《》〈〉〝〞〟＂\u02ba\u02dd\u02ee\u02f5\u02f6\u2033\u2034\u2036\u2037\u2057\u275b-\u275e\u2760\u{1f676}-\u{1f678}]/gu

function plainMarks(text: string, limit: number): string {
  return plainText(text, limit).replace(marks, '"')
}

/** @param seconds since 1970 */
export function timeText(seconds: bigint, texts: typeof treasuryWords): string {
  if (seconds >= 253_402_300_800n) return texts.noEnd
  return `${new Date(Number(seconds) * 1000).toISOString().slice(0, 19).replace('T', ' ')} UTC`
}
