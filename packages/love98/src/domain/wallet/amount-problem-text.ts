import { amounts } from '@/texts/amounts'

import type { AmountProblem } from './typed-amount'

export function amountProblemText(
  code: AmountProblem,
  { symbol, decimals }: { readonly symbol: string; readonly decimals: number },
): string {
  return code === 'too-many-decimals' ? amounts.tooManyDecimals(symbol, decimals) : amounts.problems[code]
}
