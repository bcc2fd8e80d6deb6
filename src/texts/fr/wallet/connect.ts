import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/connect'

/** The Connect a Wallet dialog: the list and the status of a connection. */
export const connectTexts = {
  title: 'Connecter un portefeuille',
  list: 'Portefeuilles',
  recent: 'Récent',
  unsupported: (name: string) => `${name} (non pris en charge)`,
  choose: 'Choisissez un portefeuille.',
  opening: (name: string) => `Ouverture de ${name}… Confirmez la connexion dans l’extension.`,
  openingElsewhere: (name: string) => `Ouverture de ${name}… Confirmez la connexion dans sa fenêtre.`,
  failed: 'Votre portefeuille n’a pas pu être connecté.',
  retry: 'Réessayer',
  cancel: 'Annuler',
  copied: 'Copié.',
  back: '< Précédent',
  whatIsAWallet: 'Qu’est-ce qu’un portefeuille ?',
  home: 'Un endroit pour ce qui vous appartient',
  homeText:
    'Un portefeuille garde les clés de vos cryptomonnaies, jetons et objets de collection. Il les affiche, les envoie et les reçoit.',
  logIn: 'Une façon de s’identifier',
  logInText:
    'Il montre votre adresse à cette page et vous demande avant de signer ou de payer quoi que ce soit. Vous n’avez pas besoin de nom d’utilisateur ni de mot de passe.',
  getAWallet: 'Obtenir un portefeuille',
  learnMore: 'En savoir plus',
  noWallet:
    'Aucun portefeuille n’a été trouvé dans ce navigateur. Installez un portefeuille, ou déverrouillez le vôtre. Il apparaîtra alors ici.',
} as const satisfies PartialTranslation<typeof english.connectTexts>
