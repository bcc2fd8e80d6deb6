import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/amounts'

/** What is wrong with a typed amount; the keys are `AmountProblem`. */
export const amountTexts = {
  problems: {
    empty: 'أدخل مبلغًا.',
    zero: 'المبلغ صفر. أدخل مبلغًا أكبر.',
    negative: 'المبلغ أقل من صفر. أدخل أرقامًا بدون علامة الطرح.',
    comma: 'لا تستخدم الفاصلة. أدخل 1.5 لواحد ونصف، أو 1500 لألف وخمسمائة.',
    exponent: 'أدخل كافة أرقام المبلغ. لا تستخدم أسًا مثل 1e18.',
    'not-a-number': 'ليس مبلغًا. أدخل أرقامًا، مع نقطة للكسور العشرية.',
    'too-large': 'المبلغ كبير جدًا.',
  },
  tooManyDecimals: (symbol: string, decimals: number) =>
    decimals === 0
      ? `ليس للعملة \u2068${symbol}\u2069 منازل عشرية. أدخل عددًا صحيحًا.`
      : `عدد المنازل العشرية للعملة \u2068${symbol}\u2069 هو ${decimals}. لا تدخل بعد النقطة أرقامًا أكثر من ذلك.`,
} as const satisfies PartialTranslation<typeof english.amountTexts>
