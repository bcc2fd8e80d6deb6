import { priceText } from '@/domain/swap/price'

/**
 * A network fee with its symbol and three significant digits, truncated: `0.0000315 ETH`.
 * @param fee in smallest units (wei)
 */
export function feeAmountText(
  fee: bigint,
  { symbol, decimals }: { readonly symbol: string; readonly decimals: number },
): string {
  return `${priceText({ numerator: fee, denominator: 10n ** BigInt(decimals) }, 3)} ${symbol}`
}
