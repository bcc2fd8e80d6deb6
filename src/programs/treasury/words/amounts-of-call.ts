import type { Address } from '@/domain/address'
import { tokenFactsOf } from '@/domain/wallet/token-facts'
import { amountText } from '@/safe/amount'
import type { Action } from '@/safe/decode/described-call'
import { treasuryWords } from '@/texts/treasury-words'
import { mostDecimals, symbolText, type WordsContext } from './token-words'

/** Formatted amounts by the integers of a call, for integers whose token and decimals are known. */
export type Amounts = ReadonlyMap<bigint, string>

/** Matches names of arguments that are amounts. An equal number under another name (a deadline, an id) is not an amount. */
export const amountNames = /amount|value$|wad$|least|most/i

/** Returns the amounts of an action. An integer that counts two different tokens is not formatted. */
export function amountsOf(action: Action, context: WordsContext): Amounts {
  const found = new Map<bigint, string | null>()
  for (const { token, amount } of countedBy(action)) {
    const words = wordsOf(token, amount, context)
    const isClear = words !== null && (found.get(amount) ?? words) === words
    found.set(amount, isClear && found.get(amount) !== null ? words : null)
  }
  return new Map([...found].flatMap(([amount, words]) => (words === null ? [] : [[amount, words] as const])))
}

type Counted = { token: Address | null; amount: bigint }

function countedBy(action: Action): readonly Counted[] {
  switch (action.kind) {
    case 'send':
    case 'allow':
      return action.unit === 'id' ? [] : [action]
    case 'swap':
      return [action.gives, action.receives]
    case 'add-liquidity':
    case 'remove-liquidity':
      return action.sides
    case 'payout':
      return action.how === 'portion' ? [] : [action]
    case 'several':
      return action.actions.flatMap(countedBy)
    default:
      return []
  }
}

function wordsOf(token: Address | null, amount: bigint, context: WordsContext): string | null {
  const { facts, nativeSymbol } = context
  const integer = String(amount)
  if (token === null) return treasuryWords.fields.amount(integer, amountText(integer, 18), nativeSymbol)
  const { standard, decimals, symbol } = tokenFactsOf(facts, token)
  const name = symbolText(symbol)
  if (standard !== 'ERC20' || decimals === null || decimals > mostDecimals || name === '') return null
  return treasuryWords.fields.amount(integer, amountText(integer, decimals), name)
}
