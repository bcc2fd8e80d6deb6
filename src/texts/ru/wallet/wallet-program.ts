import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/wallet-program'

/** What programs say while the wallet's code is loaded, and without a connection. */
export const walletProgramTexts = {
  loading: 'Загрузка…',
  retry: 'Повторить',
  connect: 'Подключить кошелек',
  otherNetwork: 'Кошелек использует сеть, которая здесь не поддерживается.',
  switch: 'Сменить сеть',
} as const satisfies PartialTranslation<typeof english.walletProgramTexts>
