import type { Texts } from '@/texts/texts'

/** What is wrong with a typed amount; the keys are `AmountProblem`. */
export const amountTexts = {
  problems: {
    empty: 'Enter an amount.',
    zero: 'The amount is zero. Enter a larger amount.',
    negative: 'The amount is below zero. Enter digits without a minus sign.',
    comma: 'Do not use commas. Enter 1.5 for one and a half, or 1500 for one thousand five hundred.',
    exponent: 'Enter all digits of the amount. Do not use an exponent such as 1e18.',
    'not-a-number': 'Not an amount. Enter digits, with a point for decimals.',
    'too-large': 'The amount is too large.',
  },
  tooManyDecimals: (symbol: string, decimals: number) =>
    decimals === 0
      ? `${symbol} has no decimals. Enter a whole number.`
      : `${symbol} has ${decimals} decimals. Enter at most ${decimals} digits after the point.`,
} as const satisfies Texts
