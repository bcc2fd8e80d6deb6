import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/wallet-program'

/** What programs say while the wallet's code is loaded, and without a connection. */
export const walletProgramTexts = {
  loading: 'Wird geladen…',
  retry: 'Wiederholen',
  connect: 'Wallet verbinden',
  otherNetwork: 'Ihre Wallet verwendet ein Netzwerk, das hier nicht unterstützt wird.',
  switch: 'Netzwerk wechseln',
} as const satisfies PartialTranslation<typeof english.walletProgramTexts>
