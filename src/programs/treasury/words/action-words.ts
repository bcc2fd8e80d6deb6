import { type Address, isSameAddress } from '@/domain/address'
import { tokenFactsOf } from '@/domain/wallet/token-facts'
import { amountText } from '@/safe/amount'
import type { Action, Side } from '@/safe/decode/described-call'
import { everything } from '@/safe/decode/router-commands'
import { listText } from '@/texts/list-text'
import {
  addressText,
  coinWords,
  quotedText,
  timeText,
  tokenWords,
  unlimitedWords,
  type WordsContext,
} from './token-words'

type Of<Kind extends Action['kind']> = Extract<Action, { kind: Kind }>

/** `from` null, or the caller itself, is a transfer of the caller's own. */
export function sendWords(action: Of<'send'>, caller: Address, context: WordsContext): string {
  const { texts } = context
  const what = tokenWords(action.token, action.amount, action.unit, context)
  return action.from === null || isSameAddress(action.from, caller)
    ? texts.pay(what, addressText(action.to))
    : texts.move(what, addressText(action.from), addressText(action.to))
}

export function sendNftWords(action: Of<'send-nft'>, caller: Address, context: WordsContext): string {
  const { texts } = context
  const { token, from, to, items } = action
  const what = listText(
    items.map(({ id, amount }) => {
      const one = tokenWords(token, id, 'id', context)
      return amount === null ? one : texts.items(String(amount), one)
    }),
  )
  return isSameAddress(from, caller)
    ? texts.pay(what, addressText(to))
    : texts.move(what, addressText(from), addressText(to))
}

export function allowWords(action: Of<'allow'>, context: WordsContext): string {
  const { texts } = context
  const { token, owner, amount, isUnlimited, unit, change, until } = action
  const spender = addressText(action.spender)
  const what = isUnlimited ? unlimitedWords(token, context) : tokenWords(token, amount, unit, context)
  let words = texts.allow(spender, what)
  if (change === 'increase') words = texts.allowMore(spender, what)
  else if (change === 'decrease') words = texts.allowLess(spender, what)
  else if (amount === 0n && unit === 'amount-or-id' && tokenFactsOf(context.facts, token).standard === null)
    words = texts.allowZero(spender, addressText(token))
  if (owner !== null) words = texts.allowOf(words, addressText(owner))
  return until === null ? words : texts.until(words, timeText(until, texts))
}

export function swapWords(action: Of<'swap'>, contract: string, context: WordsContext): string {
  const { texts } = context
  const words = texts.swap(
    sideWords(action.gives, context),
    sideWords(action.receives, context),
    addressText(action.to),
    contract,
  )
  return texts.until(words, timeText(action.deadline, texts))
}

export function liquidityWords(
  action: Of<'add-liquidity' | 'remove-liquidity'>,
  contract: string,
  context: WordsContext,
): string {
  const { texts } = context
  const [one = '', other = ''] = action.sides.map((side) => sideWords(side, context))
  const words = action.kind === 'add-liquidity' ? texts.addLiquidity : texts.removeLiquidity
  return texts.until(words(one, other, addressText(action.to), contract), timeText(action.deadline, texts))
}

/** What a router pays out of what it holds; `token` null is the native coin. */
export function payoutWords(action: Of<'payout'>, contract: string, context: WordsContext): string {
  const { texts } = context
  const { how, token, amount } = action
  const to = addressText(action.to)
  if (how === 'portion') {
    const kind = token === null ? context.nativeSymbol : addressText(token)
    return texts.payouts.portion(amountText(String(amount), 2), kind, to, contract)
  }
  if (amount === everything) return texts.payouts[how](heldWords(token, context), to, contract)
  const what = token === null ? coinWords(amount, context) : tokenWords(token, amount, 'amount', context)
  return texts.payouts[how](what, to, contract)
}

/** A name in quotation marks, or its hash (ERC-137), of which the name cannot be told. */
export function nameWords(action: Of<'name'>, contract: string, { texts }: WordsContext): string {
  const name = action.name === null ? (action.node ?? '') : quotedText(action.name, 100, texts)
  const words = texts.names[action.change](name, contract)
  return action.account === null ? words : texts.nameTo(words, addressText(action.account))
}

export function controlWords(action: Of<'control'>, contract: string, { texts }: WordsContext): string {
  const words = texts.control[action.change](contract)
  const withAccount = action.account === null ? words : texts.nameTo(words, addressText(action.account))
  return action.role === null ? withAccount : texts.role(withAccount, action.role)
}

/** A right that another account gets or loses, with the interface whose function it is. */
export function authorityWords(action: Of<'authority'>, contract: string, { texts }: WordsContext): string {
  const { right, of, account, isGiven } = action
  const words = (isGiven || right === 'configure' ? texts.rights[right] : texts.rightEnds)(contract, of)
  return account === null ? words : texts.rightOf(words, addressText(account))
}

function heldWords(token: Address | null, { texts, nativeSymbol }: WordsContext): string {
  return token === null ? texts.heldCoin(nativeSymbol) : texts.held(addressText(token))
}

function sideWords({ token, amount, limit }: Side, context: WordsContext): string {
  const { texts } = context
  const what = token === null ? coinWords(amount, context) : tokenWords(token, amount, 'amount', context)
  if (limit === 'held') return heldWords(token, context)
  if (limit === 'exactly') return texts.exactly(what)
  return limit === 'at-most' ? texts.atMost(what) : texts.atLeast(what)
}
