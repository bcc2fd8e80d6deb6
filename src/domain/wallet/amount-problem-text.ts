import type { amountTexts } from '@/texts/en/wallet/amounts'
import type { AmountProblem } from './typed-amount'

/** What is wrong with a typed amount, and what to type instead. */
export function amountProblemText(
  code: AmountProblem,
  { symbol, decimals }: { readonly symbol: string; readonly decimals: number },
  texts: typeof amountTexts,
): string {
  return code === 'too-many-decimals' ? texts.tooManyDecimals(symbol, decimals) : texts.problems[code]
}
