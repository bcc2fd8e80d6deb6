import { type Address, isSameAddress } from '@/domain/address'
import type { Effect } from '@/safe/simulation/effects'
import { treasurySimulation } from '@/texts/treasury-simulation'
import { treasuryWords } from '@/texts/treasury-words'

import { addressText, coinWords, tokenWords, unlimitedWords, type WordsContext } from './token-words'

/** The largest possible allowance. */
const unlimited = 2n ** 256n - 1n

/** Describes an effect of a simulation on a Safe in one line. */
export function effectWords(safe: Address, effect: Effect, context: WordsContext): string {
  switch (effect.kind) {
    case 'coin':
      return movedWords(safe, effect, coinWords(effect.amount, context))
    case 'token':
      return movedWords(safe, effect, tokenWords(effect.token, effect.amount, effect.unit, context))
    case 'items': {
      const what = treasuryWords.items(
        String(effect.amount),
        tokenWords(effect.token, effect.id, 'id', context),
      )
      return movedWords(safe, effect, what)
    }
    case 'allow': {
      const { token, amount, unit } = effect
      const isUnlimited = unit === 'amount' && amount === unlimited
      const what = isUnlimited ? unlimitedWords(token, context) : tokenWords(token, amount, unit, context)
      return treasurySimulation.allowed(addressText(effect.spender), what)
    }
    case 'allow-all':
      return (effect.isAllowed ? treasurySimulation.allAllowed : treasurySimulation.notAllowed)(
        addressText(effect.operator),
        addressText(effect.token),
      )
    case 'coin-gained': {
      const { amount } = effect
      return amount < 0n
        ? treasurySimulation.coinLost(coinWords(-amount, context))
        : treasurySimulation.coinGained(coinWords(amount, context))
    }
    case 'unread':
      return treasurySimulation.unread(effect.event ?? treasurySimulation.noEvent, addressText(effect.token))
    case 'setting':
      return treasurySimulation.settings[effect.setting](addressText(effect.value))
  }
}

function movedWords(safe: Address, { from, to }: { from: Address; to: Address }, what: string): string {
  return isSameAddress(from, safe)
    ? treasurySimulation.out(what, addressText(to))
    : treasurySimulation.in(what, addressText(from))
}
