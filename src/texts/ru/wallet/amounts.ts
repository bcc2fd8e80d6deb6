import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/amounts'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('ru')

/** What is wrong with a typed amount; the keys are `AmountProblem`. */
export const amountTexts = {
  problems: {
    empty: 'Введите сумму.',
    zero: 'Сумма равна нулю. Введите большую сумму.',
    negative: 'Сумма меньше нуля. Введите цифры без знака минус.',
    comma: 'Не используйте запятую. Введите 1.5 для полутора или 1500 для полутора тысяч.',
    exponent: 'Введите все цифры суммы. Не используйте экспоненциальную запись, такую как 1e18.',
    'not-a-number': 'Это не сумма. Введите цифры, отделив дробную часть точкой.',
    'too-large': 'Сумма слишком велика.',
  },
  tooManyDecimals: (symbol: string, decimals: number) =>
    decimals === 0
      ? `У ${symbol} нет дробной части. Введите целое число.`
      : plural(decimals, {
          one: `У ${symbol} ${decimals} десятичный знак. Введите не более ${decimals} цифры после точки.`,
          few: `У ${symbol} ${decimals} десятичных знака. Введите не более ${decimals} цифр после точки.`,
          many: `У ${symbol} ${decimals} десятичных знаков. Введите не более ${decimals} цифр после точки.`,
          other: `У ${symbol} ${decimals} десятичных знака. Введите не более ${decimals} цифр после точки.`,
        }),
} as const satisfies PartialTranslation<typeof english.amountTexts>
