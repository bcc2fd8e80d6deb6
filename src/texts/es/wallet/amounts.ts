import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/amounts'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('es')

/** What is wrong with a typed amount; the keys are `AmountProblem`. */
export const amountTexts = {
  problems: {
    empty: 'Escriba una cantidad.',
    zero: 'La cantidad es cero. Escriba una cantidad mayor.',
    negative: 'La cantidad es menor que cero. Escriba cifras sin signo menos.',
    comma: 'No use comas. Escriba 1.5 para uno y medio, o 1500 para mil quinientos.',
    exponent: 'Escriba todas las cifras de la cantidad. No use un exponente como 1e18.',
    'not-a-number': 'No es una cantidad. Escriba cifras, con un punto para los decimales.',
    'too-large': 'La cantidad es demasiado grande.',
  },
  tooManyDecimals: (symbol: string, decimals: number) =>
    decimals === 0
      ? `${symbol} no tiene decimales. Escriba un número entero.`
      : plural(decimals, {
          one: `${symbol} tiene ${decimals} decimal. Escriba como máximo ${decimals} cifra después del punto.`,
          other: `${symbol} tiene ${decimals} decimales. Escriba como máximo ${decimals} cifras después del punto.`,
        }),
} as const satisfies PartialTranslation<typeof english.amountTexts>
