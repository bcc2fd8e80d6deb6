import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/swap/exchange-review'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('fr')

/** Swap Tokens: from the press on Swap to the receipt. */
export const exchangeReviewTexts = {
  title: 'Assistant Échange',
  receiptTitle: (pair: string) => `Échange ${pair}`,
  checking: 'Simulation de l’échange…',
  close: 'Fermer',
  cancel: 'Annuler',
  back: '< Précédent',
  tryAgain: 'Réessayer',
  stepOf: (step: number, of: number) => `Étape ${step} sur ${of}`,
  steps: {
    reset: 'Révoquer l’approbation précédente',
    approval: 'Approbation',
    swap: 'Échange',
    together: 'Approbation et échange',
  },
  approvalSays: (amount: string) =>
    `Ceci est l’approbation, pas l’échange. Elle permet au contrat d’échange de dépenser exactement ${amount}. Aucun jeton n’est encore transféré ; l’échange est l’étape suivante.`,
  resetSays: (symbol: string) =>
    `${symbol} exige que l’approbation existante soit d’abord supprimée. Cette étape la remet à zéro. Aucun jeton n’est encore transféré.`,
  togetherSays:
    'Votre portefeuille vous demande une seule confirmation pour l’approbation et l’échange. Les deux ont lieu, ou aucun des deux.',
  spender: 'Contrat d’échange',
  allows: 'Il peut dépenser',
  nothing: 'rien',
  pay: 'Vous payez',
  expect: 'Vous recevez environ',
  minimum: 'Au moins',
  impact: 'Impact sur le prix',
  cost: 'Frais de réseau',
  costOfAll: 'Frais de réseau de toutes les étapes',
  costAbout: (amount: string) => `environ ${amount}`,
  costUnknown: 'votre portefeuille les affiche',
  notSimulated: 'Ce nœud ne peut pas simuler les échanges, une éventuelle taxe de jeton est donc inconnue.',
  taxOf: (symbol: string, percent: string) => `${symbol} prélève ${percent} % sur chaque transfert.`,
  lessArrives: (percent: string) =>
    `Dans la simulation, il arrive ${percent} % de moins que ce que donnent les réserves du pool.`,
  fellSinceForm: (before: string, now: string, percent: string) =>
    `Le formulaire affichait ${before}. Le pool donne maintenant ${now}, soit ${percent} % de moins.`,
  clockAhead: (minutes: number) =>
    plural(minutes, {
      one: `L’horloge de cet appareil a ${minutes} minute d’avance sur le bloc le plus récent. L’échange reste valide d’autant au-delà de votre délai.`,
      other: `L’horloge de cet appareil a ${minutes} minutes d’avance sur le bloc le plus récent. L’échange reste valide d’autant au-delà de votre délai.`,
    }),
  confirmLabel: (percent: string) =>
    `Vous perdez ${percent} % à cause de l’impact sur le prix. Pour échanger quand même, tapez « confirmer » :`,
  confirmAnyway: (word: string) => `Pour échanger quand même, tapez « ${word} » :`,
  confirmWord: 'confirmer',
  press: {
    reset: 'Révoquer l’approbation',
    approval: 'Approuver',
    swap: 'Échanger',
    again: 'Envoyer à nouveau',
    together: 'Approuver et échanger',
  },
  busyChecking: 'Nouvelle simulation…',
  busyWallet: 'Répondez dans votre portefeuille…',
  notes: {
    fell: (from: string, to: string) =>
      `Le prix a changé. Le minimum est passé de ${from} à ${to}. Relisez et appuyez à nouveau.`,
    'other-steps': 'Les approbations du jeton ont changé. Relisez les étapes et appuyez à nouveau.',
    'worse-impact': 'L’impact sur le prix ou une taxe a augmenté. Relisez et appuyez à nouveau.',
    rejected: 'Vous avez rejeté la demande. Rien n’a été envoyé.',
    repeated:
      'Le même échange a déjà été envoyé ou demandé et n’est pas encore confirmé. Si vous l’envoyez à nouveau, il peut être effectué deux fois.',
    'not-together':
      'Votre portefeuille ne peut pas effectuer les deux étapes à la fois. Continuez avec l’approbation.',
  },
  failsTitle: { approval: 'L’approbation échouerait.', swap: 'L’échange échouerait.' },
  failures: {
    'insufficient-output-amount':
      'Le prix a bougé plus que le glissement ne le permet. Réessayez, ou autorisez plus de glissement dans Options.',
    'insufficient-liquidity': 'Le pool n’en détient pas assez. Entrez un montant plus petit.',
    'transfer-from-failed': 'Le jeton n’a pas pu être transféré depuis votre compte.',
    'transfer-failed': 'Le jeton n’a pas pu être transféré vers votre compte.',
    expired:
      'Le délai est dépassé. Choisissez-en un plus long dans Options, et vérifiez l’horloge de cet appareil.',
    k: 'Le jeton prélève une taxe que ce pool ne prend pas en charge.',
    paused: 'Le jeton est suspendu par son propriétaire.',
    blacklisted: 'Le jeton bloque ce compte.',
    'insufficient-funds': 'Le compte ne peut pas payer le montant et les frais de réseau.',
    'insufficient-balance': 'Vous n’avez pas assez de ce jeton.',
    'insufficient-allowance': 'Le montant approuvé est trop petit.',
    unknown: 'Le contrat n’a pas donné de raison.',
  },
  contractSays: (text: string) => `Le contrat dit : « ${text} »`,
  unknown: {
    'no-answer': 'Le nœud n’a donné aucune réponse au sujet de cet échange. Réessayez.',
    contradiction:
      'Le jeton indique d’autres montants que le pool. Le résultat ne peut pas être affiché de façon fiable, cet échange n’est donc pas disponible.',
  },
  old: 'Le prix date de plus de 30 secondes. Réessayez avec le bloc suivant.',
  refused: 'Le montant ne peut pas être échangé au prix actuel. Revenez en arrière et modifiez-le.',
  interrupted: {
    account: 'Le compte de votre portefeuille a changé. Revenez en arrière et relisez l’échange.',
    network: 'Le réseau de votre portefeuille a changé. Revenez en arrière et relisez l’échange.',
    disconnected:
      'Votre portefeuille est verrouillé ou déconnecté. Revenez en arrière et connectez-le à nouveau.',
  },
  mining: {
    step: 'L’approbation a été envoyée. Attendez qu’elle soit confirmée.',
    last: 'L’échange a été envoyé. Attendez qu’il soit confirmé. Vous pouvez fermer cette fenêtre : la liste des transactions dans Compte l’affiche.',
  },
  proposed:
    'L’échange est dans la file d’attente de votre Safe. Il est effectué lorsque suffisamment de propriétaires l’ont signé et que l’un d’eux l’exécute.',
  arrived: (amount: string) => `Vous avez reçu ${amount}.`,
  arrivedUnknown: 'L’échange est effectué. Ce qui est arrivé n’a pas pu être lu ; consultez votre solde.',
  differs: (reported: string, changed: string) =>
    `Les contrats indiquent ${reported}, mais votre solde a changé de ${changed} dans ce bloc.`,
  uncounted:
    'Votre solde dans ce bloc n’a pas pu être lu. Les montants sont ceux que le jeton lui-même indique.',
  notSwapped:
    'Cette transaction n’a pas fait d’échange : le pool n’y a rien échangé. Consultez votre portefeuille.',
  spedUp:
    'Vous avez accéléré la transaction dans votre portefeuille ; celle dont les frais sont plus élevés est dans un bloc.',
  paid: 'Vous avez payé',
  received: 'Vous avez reçu',
  transaction: 'Transaction',
  safeTransaction: 'Transaction du Safe',
  explorer: (name: string) => `Voir sur ${name}`,
  copy: 'Copier le reçu',
  copied: 'Copié.',
  notCopied: 'Votre navigateur a bloqué la copie.',
  ended: {
    reverted:
      'La transaction a échoué dans son bloc. Vous avez payé les frais de réseau ; vos jetons n’ont pas bougé.',
    replaced:
      'Vous avez remplacé la transaction par une autre dans votre portefeuille. Cet échange n’a pas eu lieu.',
    cancelled: 'Vous avez annulé la transaction dans votre portefeuille. Cet échange n’a pas eu lieu.',
    'given-up':
      'D’après votre portefeuille, l’opération a échoué. Consultez vos soldes avant d’échanger à nouveau.',
    partial:
      'D’après votre portefeuille, l’opération a été effectuée en partie. Consultez vos soldes avant d’échanger à nouveau.',
    taken:
      'Votre portefeuille a pris l’opération en charge et ne dit pas ce qu’elle est devenue. Consultez-le avant d’échanger à nouveau.',
    removed:
      'Vous avez supprimé l’opération de Transactions récentes, elle n’est donc plus recherchée. Consultez votre portefeuille avant d’échanger à nouveau.',
    late: 'La transaction n’est pas encore dans un bloc. Consultez Transactions récentes dans Compte.',
    dropped:
      'Le réseau ne connaît plus la transaction. Elle a peut-être été abandonnée ; consultez votre portefeuille avant d’échanger à nouveau.',
    differs: 'La transaction du bloc n’est pas l’échange que vous avez relu. Consultez votre portefeuille.',
  },
  descriptions: {
    swap: (given: string, got: string) => `Échanger ${given} contre au moins ${got}`,
    approval: (amount: string) => `Approuver la dépense de ${amount} par le contrat d’échange`,
    reset: (symbol: string) => `Révoquer l’approbation précédente pour ${symbol}`,
  },
} as const satisfies PartialTranslation<typeof english.exchangeReviewTexts>
