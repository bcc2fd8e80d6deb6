import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/amounts'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('de')

/** What is wrong with a typed amount; the keys are `AmountProblem`. */
export const amountTexts = {
  problems: {
    empty: 'Geben Sie einen Betrag ein.',
    zero: 'Der Betrag ist null. Geben Sie einen größeren Betrag ein.',
    negative: 'Der Betrag ist kleiner als null. Geben Sie Ziffern ohne Minuszeichen ein.',
    comma: 'Verwenden Sie kein Komma. Geben Sie 1.5 für eineinhalb oder 1500 für eintausendfünfhundert ein.',
    exponent: 'Geben Sie alle Ziffern des Betrags ein. Verwenden Sie keinen Exponenten wie 1e18.',
    'not-a-number': 'Kein Betrag. Geben Sie Ziffern ein, mit einem Punkt vor den Nachkommastellen.',
    'too-large': 'Der Betrag ist zu groß.',
  },
  tooManyDecimals: (symbol: string, decimals: number) =>
    decimals === 0
      ? `${symbol} hat keine Nachkommastellen. Geben Sie eine ganze Zahl ein.`
      : plural(decimals, {
          one: `${symbol} hat ${decimals} Nachkommastelle. Geben Sie höchstens ${decimals} Ziffer nach dem Punkt ein.`,
          other: `${symbol} hat ${decimals} Nachkommastellen. Geben Sie höchstens ${decimals} Ziffern nach dem Punkt ein.`,
        }),
} as const satisfies PartialTranslation<typeof english.amountTexts>
