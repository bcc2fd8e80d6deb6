import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/amounts'

/** What is wrong with a typed amount; the keys are `AmountProblem`. */
export const amountTexts = {
  problems: {
    empty: '金額を入力してください。',
    zero: '金額がゼロです。より大きい金額を入力してください。',
    negative: '金額がゼロ未満です。マイナス記号を付けずに数字を入力してください。',
    comma: 'コンマは使わないでください。1 と 2 分の 1 の場合は 1.5、千五百の場合は 1500 と入力してください。',
    exponent: '金額のすべての桁を入力してください。1e18 のような指数は使わないでください。',
    'not-a-number': '金額ではありません。数字を入力し、小数点にはピリオドを使ってください。',
    'too-large': '金額が大きすぎます。',
  },
  tooManyDecimals: (symbol: string, decimals: number) =>
    decimals === 0
      ? `${symbol} には小数がありません。整数を入力してください。`
      : `${symbol} の小数は ${decimals} 桁です。小数点以下は ${decimals} 桁以内で入力してください。`,
} as const satisfies PartialTranslation<typeof english.amountTexts>
