import { type Address, isSameAddress } from '@/domain/address'
import type { Effect } from '@/safe/simulation/effects'
import type { treasurySimulationTexts } from '@/texts/en/programs/treasury-simulation'
import { addressText, coinWords, tokenWords, unlimitedWords, type WordsContext } from './token-words'

/** The largest number that an allowance can be. */
const unlimited = 2n ** 256n - 1n

/** What a simulation says that happens to a Safe, one line each. */
export function effectWords(
  safe: Address,
  effect: Effect,
  texts: typeof treasurySimulationTexts,
  context: WordsContext,
): string {
  switch (effect.kind) {
    case 'coin':
      return movedWords(safe, effect, coinWords(effect.amount, context), texts)
    case 'token':
      return movedWords(safe, effect, tokenWords(effect.token, effect.amount, effect.unit, context), texts)
    case 'items': {
      const what = context.texts.items(
        String(effect.amount),
        tokenWords(effect.token, effect.id, 'id', context),
      )
      return movedWords(safe, effect, what, texts)
    }
    case 'allow': {
      const { token, amount, unit } = effect
      const isUnlimited = unit === 'amount' && amount === unlimited
      const what = isUnlimited ? unlimitedWords(token, context) : tokenWords(token, amount, unit, context)
      return texts.allowed(addressText(effect.spender), what)
    }
    case 'allow-all':
      return (effect.isAllowed ? texts.allAllowed : texts.notAllowed)(
        addressText(effect.operator),
        addressText(effect.token),
      )
    case 'coin-gained': {
      const { amount } = effect
      return amount < 0n
        ? texts.coinLost(coinWords(-amount, context))
        : texts.coinGained(coinWords(amount, context))
    }
    case 'unread':
      return texts.unread(effect.event ?? texts.noEvent, addressText(effect.token))
    case 'setting':
      return texts.settings[effect.setting](addressText(effect.value))
  }
}

function movedWords(
  safe: Address,
  { from, to }: { from: Address; to: Address },
  what: string,
  texts: typeof treasurySimulationTexts,
): string {
  return isSameAddress(from, safe) ? texts.out(what, addressText(to)) : texts.in(what, addressText(from))
}
