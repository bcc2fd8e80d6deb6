import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/account'

/** The account window. */
export const accountTexts = {
  title: 'Compte',
  name: 'Nom',
  account: 'Compte',
  balance: 'Solde',
  address: 'Adresse',
  copyAddress: 'Copier l’adresse',
  copied: 'Copié !',
  copiedStatus: 'Adresse copiée dans le Presse-papiers.',
  cannotCopy: 'Votre navigateur a bloqué la copie. Sélectionnez l’adresse et appuyez sur CTRL+C.',
  send: 'Envoyer…',
  disconnect: 'Déconnecter',
} as const satisfies PartialTranslation<typeof english.accountTexts>

/** Recent transactions. */
export const transactionTexts = {
  title: 'Transactions récentes',
  none: 'Vos transactions apparaîtront ici…',
  pending: 'En attente',
  confirmed: 'Confirmée',
  failed: 'Échouée',
  reverted: 'Échouée : rejetée par le contrat',
  replaced: 'Échouée : remplacée par une autre transaction',
  cancelled: 'Échouée : annulée dans le portefeuille',
  'given-up': 'Échouée : votre portefeuille dit l’avoir abandonnée',
  partial: 'Effectuée en partie, d’après votre portefeuille : consultez vos soldes',
  late: 'Toujours en attente',
  taken: 'Prise en charge par votre portefeuille : consultez-le',
  unanswered: 'On ne sait pas si votre portefeuille l’a envoyée : consultez-le',
  proposed: 'En attente des propriétaires du Safe',
  dropped: 'Introuvable sur le réseau (abandonnée ou remplacée)',
  spedUp: 'Confirmée (accélérée)',
  differs: 'Différente de la transaction que vous avez demandée',
  checkAgain: 'Vérifier à nouveau',
  checkNamed: (description: string) => `Vérifier à nouveau : ${description}`,
  remove: 'Supprimer',
  removeNamed: (description: string) => `Supprimer : ${description}`,
  clear: 'Tout effacer',
  explorer: 'En voir plus dans l’explorateur de blocs',
  opens: (description: string) => `${description} (ouvre l’explorateur de blocs dans un nouvel onglet)`,
} as const satisfies PartialTranslation<typeof english.transactionTexts>

/** Connected wallets and their accounts. */
export const connectionTexts = {
  title: 'Connexions',
  inUse: 'En cours d’utilisation',
  use: 'Utiliser',
  chooseNamed: (name: string) => `Utiliser ${name}`,
  disconnect: 'Déconnecter',
  disconnectNamed: (name: string) => `Déconnecter ${name}`,
  hint: 'Pour utiliser une autre adresse, sélectionnez-la dans votre portefeuille.',
} as const satisfies PartialTranslation<typeof english.connectionTexts>
