import { useEffect, useRef, useState } from 'react'
import { priceText } from '@/domain/swap/price'
import { cautiouslySpendable, type Spendable } from '@/domain/wallet/network-fee'
import { maxAmount } from '@/texts/max-amount'

/** The longest time for which a press on Max waits for the prices of gas, ms. */
const longest = 4_000

type MaxPress = {
  /** The account's amount of the native coin, wei. */
  readonly balance: bigint
  readonly read: () => Promise<Spendable>
  /** Receives the amount, unless the press was canceled. */
  readonly fill: (amount: bigint) => void
}

/** The button Max of the native coin. `note` is the text about the last press, '' without one. */
type MaxButton = {
  readonly isReading: boolean
  readonly note: string
  readonly press: (press: MaxPress) => void
  readonly cancel: () => void
}

type Coin = { readonly symbol: string; readonly decimals: number }

/**
 * Waits for the fees that Max leaves. If they cannot be read in 4 s, a cautious amount is left, and the note says so.
 * @param subject names the account and its asset; another one cancels the press
 */
export function useMax(subject: string, coin: Coin | null): MaxButton {
  const [state, setState] = useState<{ readonly found: Spendable | null } | null>(null)
  const turn = useRef(0)
  const cancel = () => {
    turn.current++
    setState(null)
  }

  // The press, whose answer belongs to one asset of one account.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another subject cancels it
  useEffect(() => cancel, [subject])

  async function press({ balance, read, fill }: MaxPress): Promise<void> {
    const own = ++turn.current
    setState({ found: null })
    const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), longest))
    const found = (await Promise.race([read().catch(() => null), late])) ?? cautiouslySpendable(balance)
    if (own !== turn.current) return
    setState({ found })
    fill(found.amount)
  }

  return {
    isReading: state?.found === null,
    note: state && coin ? noteText(state.found, coin) : '',
    press: (asked) => void press(asked),
    cancel,
  }
}

function noteText(found: Spendable | null, { symbol, decimals }: Coin): string {
  if (!found) return maxAmount.reading
  if (found.kept === 0n) return ''
  const kept = priceText({ numerator: found.kept, denominator: 10n ** BigInt(decimals) }, 3)
  return found.isCautious ? maxAmount.cautious(kept, symbol) : maxAmount.leaves(kept, symbol)
}
