import { priceText } from '@/domain/swap/price'

/** A fee in words for the reader: an amount, or the amount that it is below. */
export type FeeAmount = { readonly kind: 'about' | 'less-than'; readonly text: string }

/** A fee below a millionth of the coin is not written out. */
const shownDecimals = 6

/**
 * Formats a network fee with its symbol: rounded to a millionth of the coin, or to two significant digits if a millionth
 * would be coarser, and at most five significant digits: `0.000034 ETH ($0.10)`. A fee below a millionth is `less-than`
 * `0.000001 ETH`.
 * @param fee in smallest units (wei)
 * @param cents the fee in hundredths of a dollar; null if the market does not know it
 */
export function feeAmountText(
  fee: bigint,
  { symbol, decimals }: { readonly symbol: string; readonly decimals: number },
  cents: bigint | null = null,
): FeeAmount {
  const unit = 10n ** BigInt(Math.max(0, decimals - shownDecimals))
  if (fee < unit) {
    const least = priceText({ numerator: unit, denominator: 10n ** BigInt(decimals) })
    return { kind: 'less-than', text: `${least} ${symbol}` }
  }
  const step = fee < unit * 10n ? unit / 10n || 1n : unit
  const rounded = ((fee + step / 2n) / step) * step
  const amount = `${priceText({ numerator: rounded, denominator: 10n ** BigInt(decimals) })} ${symbol}`
  return { kind: 'about', text: cents === null ? amount : `${amount} (${centsText(cents)})` }
}

function centsText(cents: bigint): string {
  if (cents < 1n) return '<$0.01'
  return `$${priceText({ numerator: cents / 100n, denominator: 1n }, 20)}.${String(cents % 100n).padStart(2, '0')}`
}
