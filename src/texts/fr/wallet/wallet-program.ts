import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/wallet-program'

/** What programs say while the wallet's code is loaded, and without a connection. */
export const walletProgramTexts = {
  loading: 'Chargement…',
  retry: 'Réessayer',
  connect: 'Connecter un portefeuille',
  otherNetwork: 'Votre portefeuille est sur un réseau qui n’est pas pris en charge ici.',
  switch: 'Changer de réseau',
} as const satisfies PartialTranslation<typeof english.walletProgramTexts>
