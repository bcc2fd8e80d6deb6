import { getAddress } from 'viem/utils'
import { type Address, isSameAddress } from '@/domain/address'
import { type TokenFactsByAddress, tokenFactsOf } from '@/domain/wallet/token-facts'
import { listText } from '@/language/list-text'
import { amountText } from '@/safe/amount'
import type { Action, Side, Unit } from '@/safe/decode/described-call'
import { entireBalance } from '@/safe/decode/router-commands'
import type { SafeChange } from '@/safe/decode/safe-change'
import { plainText } from '@/safe/plain-text'
import { publishedSingleton } from '@/safe/versions/published-contracts'
import { treasuryWords } from '@/texts/treasury-words'

type ActionOf<Kind extends Action['kind']> = Extract<Action, { kind: Kind }>

/** Describes a transfer. If `from` is null or the caller, the caller sends its own tokens. */
export function transferText(action: ActionOf<'send'>, caller: Address, context: TextContext): string {
  const what = tokenAmountText(action.token, action.amount, action.unit, context)
  return action.from === null || isSameAddress(action.from, caller)
    ? treasuryWords.pay(what, addressText(action.to))
    : treasuryWords.move(what, addressText(action.from), addressText(action.to))
}

export function nftTransferText(action: ActionOf<'send-nft'>, caller: Address, context: TextContext): string {
  const { token, from, to, items } = action
  const what = listText(
    items.map(({ id, amount }) => {
      const one = tokenAmountText(token, id, 'id', context)
      return amount === null ? one : treasuryWords.items(String(amount), one)
    }),
  )
  return isSameAddress(from, caller)
    ? treasuryWords.pay(what, addressText(to))
    : treasuryWords.move(what, addressText(from), addressText(to))
}

export function allowanceText(action: ActionOf<'allow'>, context: TextContext): string {
  const { token, owner, amount, isUnlimited, unit, change, until } = action
  const spender = addressText(action.spender)
  const what = isUnlimited ? unlimitedText(token, context) : tokenAmountText(token, amount, unit, context)
  let words = treasuryWords.allow(spender, what)
  if (change === 'increase') words = treasuryWords.allowMore(spender, what)
  else if (change === 'decrease') words = treasuryWords.allowLess(spender, what)
  else if (amount === 0n && unit === 'amount-or-id' && tokenFactsOf(context.facts, token).standard === null)
    words = treasuryWords.allowZero(spender, addressText(token))
  if (owner !== null) words = treasuryWords.allowOf(words, addressText(owner))
  if (until === 'block') return treasuryWords.sameBlock(words)
  return until === null ? words : treasuryWords.until(words, timeText(until))
}

export function swapText(action: ActionOf<'swap'>, contract: string, context: TextContext): string {
  const words = treasuryWords.swap(
    sideText(action.gives, context),
    sideText(action.receives, context),
    addressText(action.to),
    contract,
  )
  return treasuryWords.until(words, timeText(action.deadline))
}

export function liquidityText(
  action: ActionOf<'add-liquidity' | 'remove-liquidity'>,
  contract: string,
  context: TextContext,
): string {
  const [one = '', other = ''] = action.sides.map((side) => sideText(side, context))
  const words = action.kind === 'add-liquidity' ? treasuryWords.addLiquidity : treasuryWords.removeLiquidity
  return treasuryWords.until(words(one, other, addressText(action.to), contract), timeText(action.deadline))
}

/** Describes a payment of a router from its own balance; `token` null is the native coin. */
export function payoutText(action: ActionOf<'payout'>, contract: string, context: TextContext): string {
  const { how, token, amount } = action
  const to = addressText(action.to)
  if (how === 'portion') {
    const kind = token === null ? context.nativeSymbol : addressText(token)
    return treasuryWords.payouts.portion(amountText(String(amount), 2), kind, to, contract)
  }
  if (amount === entireBalance) return treasuryWords.payouts[how](heldText(token, context), to, contract)
  const what =
    token === null ? coinAmountText(amount, context) : tokenAmountText(token, amount, 'amount', context)
  return treasuryWords.payouts[how](what, to, contract)
}

/**
 * Describes a change of a name, which is quoted. A name that is known only by its hash (ERC-137) is shown as
 * the hash.
 */
export function nameChangeText(action: ActionOf<'name'>, contract: string): string {
  const name = action.name === null ? (action.node ?? '') : quotedText(action.name, 100)
  const words = treasuryWords.names[action.change](name, contract)
  return action.account === null ? words : treasuryWords.nameTo(words, addressText(action.account))
}

export function controlChangeText(action: ActionOf<'control'>, contract: string): string {
  const words = treasuryWords.control[action.change](contract)
  const withAccount =
    action.account === null ? words : treasuryWords.nameTo(words, addressText(action.account))
  return action.role === null ? withAccount : treasuryWords.role(withAccount, action.role)
}

/** Describes a permission that another account gets or loses, with the interface of its function. */
export function authorityText(action: ActionOf<'authority'>, contract: string): string {
  const { right, subject, account, isGiven } = action
  const words = (
    isGiven || right === 'configure' ? treasuryWords.rights[right] : treasuryWords.revokeSafeRight
  )(contract, subject)
  return account === null ? words : treasuryWords.rightOfAccount(words, addressText(account))
}

function heldText(token: Address | null, { nativeSymbol }: TextContext): string {
  return token === null
    ? treasuryWords.allHeldCoins(nativeSymbol)
    : treasuryWords.allHeldTokens(addressText(token))
}

function sideText({ token, amount, limit }: Side, context: TextContext): string {
  const what =
    token === null ? coinAmountText(amount, context) : tokenAmountText(token, amount, 'amount', context)
  if (limit === 'held') return heldText(token, context)
  if (limit === 'exactly') return treasuryWords.exactly(what)
  return limit === 'at-most' ? treasuryWords.atMost(what) : treasuryWords.atLeast(what)
}

/** A change of a Safe's settings with its subject `[S3.20]`. */
export function settingsText(change: SafeChange): string {
  const { settings } = treasuryWords
  switch (change.type) {
    case 'ADD_OWNER':
      return settings.addOwner(addressText(change.owner), String(change.threshold))
    case 'REMOVE_OWNER':
      return settings.removeOwner(addressText(change.owner), String(change.threshold))
    case 'SWAP_OWNER':
      return settings.swapOwner(addressText(change.oldOwner), addressText(change.newOwner))
    case 'CHANGE_THRESHOLD':
      return settings.threshold(String(change.threshold))
    case 'CHANGE_IMPLEMENTATION':
      return contractText(change.address, settings)
    case 'SET_FALLBACK_HANDLER':
      return settings.fallbackHandler(addressText(change.address))
    case 'ENABLE_MODULE':
      return settings.enableModule(addressText(change.address))
    case 'DISABLE_MODULE':
      return settings.disableModule(addressText(change.address))
    case 'SET_GUARD':
      return settings.setGuard(addressText(change.address))
    case 'DELETE_GUARD':
      return settings.deleteGuard
    case 'SET_MODULE_GUARD':
      return settings.setModuleGuard(addressText(change.address))
    case 'DELETE_MODULE_GUARD':
      return settings.deleteModuleGuard
  }
}

/** A singleton, which is the code of the Safe from then on, and whether it is a published one. */
function contractText(address: Address, settings: typeof treasuryWords.settings): string {
  const words = settings.contract(addressText(address))
  const published = publishedSingleton(address)
  return published ? settings.publishedContract(words, published.version) : settings.unknownContract(words)
}

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
 * Formats an amount or an id with the full address of its contract. The contract's own symbol precedes the
 * address. Without symbol or decimals the raw integer is shown. An id of an NFT is never formatted as an
 * amount.
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
 * Formats a symbol. A symbol that could be read as part of the sentence around it (digits, spaces, an
 * address, a script without spaces, letters that resemble Latin ones) is quoted. Quotation marks inside it,
 * of any language, become `"`.
 */
export function symbolText(symbol: string | null): string {
  const plain = plainMarks(symbol ?? '', 16)
  if (plain === '') return ''
  const isWord = /^\p{Script=Latin}[\p{Script=Latin}\d$._+-]*$/u.test(plain)
  return isWord ? plain : treasuryWords.quoted(plain)
}

/**
 * Quotes a text from a third party as one line of at most `limit` characters. No mark in the text can end the
 * quotation.
 */
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
