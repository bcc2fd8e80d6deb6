import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/asked-wallet'

/** The pane beside the list while a wallet is asked to connect. */
export const askedWalletTexts = {
  waiting: (name: string) => `En attente de ${name}`,
  inExtension: (name: string) =>
    `Confirmez la connexion dans ${name}. Si vous ne voyez pas sa fenêtre, cliquez sur son icône dans la barre d’outils de votre navigateur et déverrouillez-le.`,
  elsewhere: (name: string) => `Confirmez la connexion dans la fenêtre de ${name}.`,
  addressOnly: 'Cette page demande votre adresse. Rien n’est signé ni payé.',
  failed: (name: string) => `${name} ne s’est pas connecté`,
  again: 'Cliquez sur Réessayer, ou choisissez un autre portefeuille.',
} as const satisfies PartialTranslation<typeof english.askedWalletTexts>
