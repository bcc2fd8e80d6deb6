import { type Address, isSameAddress } from '@/domain/address'
import { tokenFactsOf } from '@/domain/wallet/token-facts'
import { listText } from '@/language/list-text'
import { amountText } from '@/safe/amount'
import type { Action, Side } from '@/safe/decode/described-call'
import { everything } from '@/safe/decode/router-commands'
import { treasuryWords } from '@/texts/treasury-words'
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

/** Describes a transfer. If `from` is null or the caller, the caller sends its own tokens. */
export function sendWords(action: Of<'send'>, caller: Address, context: WordsContext): string {
  const what = tokenWords(action.token, action.amount, action.unit, context)
  return action.from === null || isSameAddress(action.from, caller)
    ? treasuryWords.pay(what, addressText(action.to))
    : treasuryWords.move(what, addressText(action.from), addressText(action.to))
}

export function sendNftWords(action: Of<'send-nft'>, caller: Address, context: WordsContext): string {
  const { token, from, to, items } = action
  const what = listText(
    items.map(({ id, amount }) => {
      const one = tokenWords(token, id, 'id', context)
      return amount === null ? one : treasuryWords.items(String(amount), one)
    }),
  )
  return isSameAddress(from, caller)
    ? treasuryWords.pay(what, addressText(to))
    : treasuryWords.move(what, addressText(from), addressText(to))
}

export function allowWords(action: Of<'allow'>, context: WordsContext): string {
  const { token, owner, amount, isUnlimited, unit, change, until } = action
  const spender = addressText(action.spender)
  const what = isUnlimited ? unlimitedWords(token, context) : tokenWords(token, amount, unit, context)
  let words = treasuryWords.allow(spender, what)
  if (change === 'increase') words = treasuryWords.allowMore(spender, what)
  else if (change === 'decrease') words = treasuryWords.allowLess(spender, what)
  else if (amount === 0n && unit === 'amount-or-id' && tokenFactsOf(context.facts, token).standard === null)
    words = treasuryWords.allowZero(spender, addressText(token))
  if (owner !== null) words = treasuryWords.allowOf(words, addressText(owner))
  return until === null ? words : treasuryWords.until(words, timeText(until))
}

export function swapWords(action: Of<'swap'>, contract: string, context: WordsContext): string {
  const words = treasuryWords.swap(
    sideWords(action.gives, context),
    sideWords(action.receives, context),
    addressText(action.to),
    contract,
  )
  return treasuryWords.until(words, timeText(action.deadline))
}

export function liquidityWords(
  action: Of<'add-liquidity' | 'remove-liquidity'>,
  contract: string,
  context: WordsContext,
): string {
  const [one = '', other = ''] = action.sides.map((side) => sideWords(side, context))
  const words = action.kind === 'add-liquidity' ? treasuryWords.addLiquidity : treasuryWords.removeLiquidity
  return treasuryWords.until(words(one, other, addressText(action.to), contract), timeText(action.deadline))
}

/** Describes a payment of a router from its own balance; `token` null is the native coin. */
export function payoutWords(action: Of<'payout'>, contract: string, context: WordsContext): string {
  const { how, token, amount } = action
  const to = addressText(action.to)
  if (how === 'portion') {
    const kind = token === null ? context.nativeSymbol : addressText(token)
    return treasuryWords.payouts.portion(amountText(String(amount), 2), kind, to, contract)
  }
  if (amount === everything) return treasuryWords.payouts[how](heldWords(token, context), to, contract)
  const what = token === null ? coinWords(amount, context) : tokenWords(token, amount, 'amount', context)
  return treasuryWords.payouts[how](what, to, contract)
}

/** Describes a change of a name, which is quoted. A name that is known only by its hash (ERC-137) is shown as the hash. */
export function nameWords(action: Of<'name'>, contract: string): string {
  const name = action.name === null ? (action.node ?? '') : quotedText(action.name, 100)
  const words = treasuryWords.names[action.change](name, contract)
  return action.account === null ? words : treasuryWords.nameTo(words, addressText(action.account))
}

export function controlWords(action: Of<'control'>, contract: string): string {
  const words = treasuryWords.control[action.change](contract)
  const withAccount =
    action.account === null ? words : treasuryWords.nameTo(words, addressText(action.account))
  return action.role === null ? withAccount : treasuryWords.role(withAccount, action.role)
}

/** Describes a permission that another account gets or loses, with the interface of its function. */
export function authorityWords(action: Of<'authority'>, contract: string): string {
  const { right, of, account, isGiven } = action
  const words = (isGiven || right === 'configure' ? treasuryWords.rights[right] : treasuryWords.rightEnds)(
    contract,
    of,
  )
  return account === null ? words : treasuryWords.rightOf(words, addressText(account))
}

function heldWords(token: Address | null, { nativeSymbol }: WordsContext): string {
  return token === null ? treasuryWords.heldCoin(nativeSymbol) : treasuryWords.held(addressText(token))
}

function sideWords({ token, amount, limit }: Side, context: WordsContext): string {
  const what = token === null ? coinWords(amount, context) : tokenWords(token, amount, 'amount', context)
  if (limit === 'held') return heldWords(token, context)
  if (limit === 'exactly') return treasuryWords.exactly(what)
  return limit === 'at-most' ? treasuryWords.atMost(what) : treasuryWords.atLeast(what)
}
