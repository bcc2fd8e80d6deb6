import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/amounts'

/** What is wrong with a typed amount; the keys are `AmountProblem`. */
export const amountTexts = {
  problems: {
    empty: '请输入金额。',
    zero: '金额为零。请输入更大的金额。',
    negative: '金额小于零。请输入不带负号的数字。',
    comma: '请不要使用逗号。请输入 1.5 表示一又二分之一，或输入 1500 表示一千五百。',
    exponent: '请输入金额的所有数字。不要使用 1e18 之类的指数。',
    'not-a-number': '不是金额。请输入数字，小数用点号。',
    'too-large': '此金额过大。',
  },
  tooManyDecimals: (symbol: string, decimals: number) =>
    decimals === 0
      ? `${symbol} 没有小数。请输入整数。`
      : `${symbol} 有 ${decimals} 位小数。小数点后最多输入 ${decimals} 位数字。`,
} as const satisfies PartialTranslation<typeof english.amountTexts>
