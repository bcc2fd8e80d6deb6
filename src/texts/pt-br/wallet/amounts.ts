import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/amounts'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('pt-BR')

/** What is wrong with a typed amount; the keys are `AmountProblem`. */
export const amountTexts = {
  problems: {
    empty: 'Digite uma quantia.',
    zero: 'A quantia é zero. Digite uma quantia maior.',
    negative: 'A quantia é menor que zero. Digite algarismos sem o sinal de menos.',
    comma: 'Não use vírgulas. Digite 1.5 para um e meio, ou 1500 para mil e quinhentos.',
    exponent: 'Digite todos os algarismos da quantia. Não use um expoente como 1e18.',
    'not-a-number': 'Não é uma quantia. Digite algarismos, com um ponto para as casas decimais.',
    'too-large': 'A quantia é grande demais.',
  },
  tooManyDecimals: (symbol: string, decimals: number) =>
    decimals === 0
      ? `${symbol} não tem casas decimais. Digite um número inteiro.`
      : plural(decimals, {
          one: `${symbol} tem ${decimals} casa decimal. Digite no máximo ${decimals} algarismo depois do ponto.`,
          other: `${symbol} tem ${decimals} casas decimais. Digite no máximo ${decimals} algarismos depois do ponto.`,
        }),
} as const satisfies PartialTranslation<typeof english.amountTexts>
