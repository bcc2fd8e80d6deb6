import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/wallet-program'

/** What programs say while the wallet's code is loaded, and without a connection. */
export const walletProgramTexts = {
  loading: 'Yükleniyor…',
  retry: 'Yeniden dene',
  connect: 'Cüzdan bağla',
  otherNetwork: 'Cüzdanınız burada desteklenmeyen bir ağda.',
  switch: 'Ağı değiştir',
} as const satisfies PartialTranslation<typeof english.walletProgramTexts>
