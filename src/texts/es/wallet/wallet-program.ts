import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/wallet-program'

/** What programs say while the wallet's code is loaded, and without a connection. */
export const walletProgramTexts = {
  loading: 'Cargando…',
  retry: 'Reintentar',
  connect: 'Conectar billetera',
  otherNetwork: 'Su billetera está en una red que no se admite aquí.',
  switch: 'Cambiar de red',
} as const satisfies PartialTranslation<typeof english.walletProgramTexts>
