import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/wallet-program'

/** What programs say while the wallet's code is loaded, and without a connection. */
export const walletProgramTexts = {
  loading: 'Carregando…',
  retry: 'Tentar novamente',
  connect: 'Conectar carteira',
  otherNetwork: 'Sua carteira está em uma rede que não tem suporte aqui.',
  switch: 'Trocar de rede',
} as const satisfies PartialTranslation<typeof english.walletProgramTexts>
