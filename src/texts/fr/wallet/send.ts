import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/send'

/** Send Love. */
export const sendTexts = {
  loading: 'Chargement…',
  retry: 'Réessayer',
  notConnected: 'Pour envoyer de l’ETH ou des jetons, connectez un portefeuille.',
  from: 'De :',
  asset: 'Actif :',
  to: 'À :',
  amount: 'Montant :',
  max: 'Max',
  recipients: 'Destinataires',
  recent: 'Récents',
  book: 'Carnet d’adresses',
  choose: 'Choisir un destinataire',
  noRecent:
    'Les comptes auxquels vous envoyez apparaissent ici. Ils sont enregistrés dans ce navigateur uniquement.',
  noEntries: 'Le carnet d’adresses du Safe n’a pas d’entrée sur ce réseau.',
  holds: (amount: string, symbol: string) => `Disponible : ${amount} ${symbol}`,
  holdsUnknown: 'Le solde n’est pas connu.',
  maxLeaves: (amount: string, symbol: string) => `Laisse ${amount} ${symbol} pour les frais de réseau.`,
  tooMuch: (amount: string, symbol: string) => `Solde insuffisant en ${symbol}. Vous avez ${amount}.`,
  unknownToken: 'Le lien demande un jeton qui n’est pas configuré ici. Choisissez un actif.',
  fromLink: 'Rempli par un lien. Vérifiez chaque champ avant de continuer.',
  review: 'Récapitulatif…',
  back: '< Précédent',
  send: 'Envoyer',
  reviewLabel: 'Récapitulatif du transfert',
  network: 'Réseau :',
  name: 'Nom :',
  address: 'Adresse :',
  arrives: 'Arrive :',
  reported: 'Le jeton indique :',
  reportsOther: (reported: string, arrives: string) =>
    `Le jeton indique ${reported}, mais le solde du destinataire change de ${arrives}.`,
  reverseNone: 'Cette adresse n’a pas de nom principal.',
  reverseSame: (name: string) => `Le nom principal de cette adresse est ${name}.`,
  reverseOther: (name: string) =>
    `Le nom principal de cette adresse est ${name}, qui est différent du nom que vous avez tapé.`,
  refusals: {
    'zero-address':
      'Ceci est l’adresse zéro. Tout ce que vous lui envoyez est perdu. Entrez une autre adresse.',
    'token-contract':
      'Ceci est le contrat du jeton lui-même. Tout ce que vous lui envoyez est perdu. Entrez une autre adresse.',
  },
  nameMoved: (name: string, before: string, now: string) =>
    `${name} a changé : c’était ${before} et c’est maintenant ${now}. Demandez à son propriétaire quelle adresse est la bonne.`,
  warnings: {
    own: 'Ceci est votre propre compte.',
    contract:
      'Ceci est un contrat qui n’accepte peut-être pas les transferts. Tout ce que vous lui envoyez peut être perdu.',
    'first-time': 'Vous n’avez jamais envoyé à cette adresse depuis ce navigateur.',
    'not-checked': 'Cette adresse n’a pas pu être vérifiée, car le réseau ne répond pas.',
  },
  iHaveCompared: 'J’ai comparé l’adresse entière.',
  simulating: 'Simulation…',
  runs: 'La simulation a réussi.',
  arrivesLess: (kept: string, symbol: string) =>
    `D’après la simulation, ${symbol} prélève ${kept} sur ce transfert.`,
  notSimulated: 'Le transfert n’a pas été simulé, car le réseau n’a pas répondu.',
  answerInWallet: 'Répondez dans votre portefeuille…',
  stopWaiting: 'Ne plus attendre',
  stopped:
    'Si vous l’approuvez plus tard dans votre portefeuille, il est envoyé et apparaît dans Transactions récentes.',
  accountChanged: 'Le compte ou le réseau a changé. Relisez le récapitulatif du transfert.',
  description: (amount: string, symbol: string, to: string) => `Envoyer ${amount} ${symbol} à ${to}`,
  receipt: 'Reçu',
  sent: 'Envoyé',
  proposed: 'Proposé aux propriétaires du Safe',
  status: 'État :',
  transaction: 'Transaction :',
  proposal: 'safeTxHash :',
  block: 'Bloc :',
  fee: 'Frais de réseau :',
  feeAbout: (amount: string) => `environ ${amount}`,
  feeUnknown: 'votre portefeuille les affiche',
  copyReceipt: 'Copier le reçu',
  copied: 'Copié.',
  notCopied: 'Votre navigateur a bloqué la copie. Sélectionnez le texte et appuyez sur CTRL+C.',
  another: 'Nouveau transfert',
  explorer: (name: string) => `Voir sur ${name}`,
  readOnlySafe: 'Vous n’êtes pas propriétaire de ce Safe, vous pouvez donc seulement le consulter.',
} as const satisfies PartialTranslation<typeof english.sendTexts>
