import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/network'

/** Switch Networks, and the button that opens it. */
export const networkTexts = {
  title: 'Changer de réseau',
  list: 'Réseaux',
  connected: 'Connecté',
  confirm: 'Confirmez dans le portefeuille',
  wrong: 'Mauvais réseau',
  changeThere: (reason: string) => `${reason}. Changez le réseau dans votre portefeuille.`,
  disconnect: 'Déconnecter',
  cancel: 'Annuler',
} as const satisfies PartialTranslation<typeof english.networkTexts>
