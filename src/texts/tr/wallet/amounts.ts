import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/amounts'

/** What is wrong with a typed amount; the keys are `AmountProblem`. */
export const amountTexts = {
  problems: {
    empty: 'Bir tutar girin.',
    zero: 'Tutar sıfır. Daha büyük bir tutar girin.',
    negative: 'Tutar sıfırın altında. Rakamları eksi işareti olmadan girin.',
    comma: 'Virgül kullanmayın. Bir buçuk için 1.5, bin beş yüz için 1500 girin.',
    exponent: 'Tutarın tüm rakamlarını girin. 1e18 gibi üslü yazım kullanmayın.',
    'not-a-number': 'Bu bir tutar değil. Rakamları, ondalıklar için nokta kullanarak girin.',
    'too-large': 'Tutar çok büyük.',
  },
  tooManyDecimals: (symbol: string, decimals: number) =>
    decimals === 0
      ? `${symbol} için ondalık yok. Bir tamsayı girin.`
      : `${symbol} için ${decimals} ondalık basamak var. Noktadan sonra en çok ${decimals} rakam girin.`,
} as const satisfies PartialTranslation<typeof english.amountTexts>
