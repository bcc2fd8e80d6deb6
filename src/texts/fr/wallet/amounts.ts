import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/amounts'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('fr')

/** What is wrong with a typed amount; the keys are `AmountProblem`. */
export const amountTexts = {
  problems: {
    empty: 'Entrez un montant.',
    zero: 'Le montant est nul. Entrez un montant plus élevé.',
    negative: 'Le montant est inférieur à zéro. Entrez des chiffres sans signe moins.',
    comma: 'N’utilisez pas de virgule. Entrez 1.5 pour un et demi, ou 1500 pour mille cinq cents.',
    exponent: 'Entrez tous les chiffres du montant. N’utilisez pas d’exposant comme 1e18.',
    'not-a-number': 'Ce n’est pas un montant. Entrez des chiffres, avec un point pour les décimales.',
    'too-large': 'Le montant est trop élevé.',
  },
  tooManyDecimals: (symbol: string, decimals: number) =>
    decimals === 0
      ? `${symbol} n’a pas de décimales. Entrez un nombre entier.`
      : plural(decimals, {
          one: `${symbol} a ${decimals} décimale. Entrez au maximum ${decimals} chiffre après le point.`,
          other: `${symbol} a ${decimals} décimales. Entrez au maximum ${decimals} chiffres après le point.`,
        }),
} as const satisfies PartialTranslation<typeof english.amountTexts>
