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
  back: 'Précédent',
  tryAgain: 'Réessayer',
  stepOf: (step: number, of: number) => `Étape ${step} sur ${of}`,
  steps: {
    reset: 'Supprimer l’ancienne autorisation',
    approval: 'Autorisation',
    swap: 'Échange',
    together: 'Autorisation et échange',
  },
  approvalSays: (amount: string) =>
    `Ceci est l’autorisation, pas l’échange. Elle permet au contrat d’échange de prendre exactement ${amount}. Rien n’est encore transféré ; l’échange est l’étape suivante.`,
  resetSays: (symbol: string) =>
    `${symbol} ne permet pas de modifier une autorisation encore en vigueur. Cette étape remet l’ancienne à zéro. Rien n’est encore transféré.`,
  togetherSays:
    'Votre portefeuille vous demande une seule confirmation pour l’autorisation et l’échange. Les deux ont lieu, ou aucun des deux.',
  spender: 'Contrat d’échange',
  allows: 'Il peut prendre',
  nothing: 'rien',
  pay: 'Vous payez',
  expect: 'Vous recevez environ',
  minimum: 'Au moins',
  impact: 'Impact sur le prix',
  cost: 'Coût du réseau',
  costOfAll: 'Coût du réseau de toutes les étapes',
  costAbout: (amount: string) => `environ ${amount}`,
  costUnknown: 'votre portefeuille l’affiche',
  notSimulated: 'Le nœud ne simule pas les échanges : on ne sait pas si un jeton prélève une taxe.',
  taxOf: (symbol: string, percent: string) => `${symbol} prélève ${percent} % de chaque transfert.`,
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
    reset: 'Supprimer l’autorisation',
    approval: 'Donner l’autorisation',
    swap: 'Échanger',
    again: 'Envoyer à nouveau',
    together: 'Autoriser et échanger',
  },
  busyChecking: 'Nouvelle simulation…',
  busyWallet: 'Répondez dans votre portefeuille…',
  notes: {
    fell: (from: string, to: string) =>
      `Le prix a changé. Le minimum est passé de ${from} à ${to}. Vérifiez et appuyez à nouveau.`,
    'other-steps': 'Les autorisations du jeton ont changé. Vérifiez les étapes et appuyez à nouveau.',
    'worse-impact': 'L’impact sur le prix ou une taxe a augmenté. Vérifiez et appuyez à nouveau.',
    rejected: 'Vous avez rejeté la demande. Rien n’a été envoyé.',
    repeated:
      'La même opération a déjà été envoyée ou demandée et n’est pas encore confirmée. Si vous l’envoyez à nouveau, elle peut être effectuée deux fois.',
    'not-together': 'Votre portefeuille ne fait pas les deux à la fois. Continuez avec l’autorisation.',
  },
  failsTitle: { approval: 'L’autorisation échouerait.', swap: 'L’échange échouerait.' },
  failures: {
    'insufficient-output-amount':
      'Le prix a bougé plus que le glissement ne le permet. Réessayez, ou autorisez plus de glissement dans Options.',
    'insufficient-liquidity': 'Le pool n’en détient pas assez. Entrez un montant plus petit.',
    'transfer-from-failed': 'Le jeton a refusé de quitter votre compte.',
    'transfer-failed': 'Le jeton a refusé d’arriver sur votre compte.',
    expired:
      'Le délai est dépassé. Choisissez-en un plus long dans Options, et vérifiez l’horloge de cet appareil.',
    k: 'Le jeton prélève une taxe que le pool n’accepte pas.',
    paused: 'Le jeton est suspendu par son propriétaire.',
    blacklisted: 'Le jeton bloque ce compte.',
    'insufficient-funds': 'Le compte ne peut pas payer le montant et le coût du réseau.',
    'insufficient-balance': 'Vous n’avez pas autant de ce jeton.',
    'insufficient-allowance': 'L’autorisation ne suffit pas.',
    unknown: 'Le contrat ne donne aucune raison connue.',
  },
  contractSays: (text: string) => `Le contrat dit : « ${text} »`,
  unknown: {
    'no-answer': 'Le nœud n’a donné aucune réponse au sujet de cet échange. Réessayez.',
    contradiction:
      'Le jeton indique d’autres montants que le pool. Cet échange ne peut pas être affiché fidèlement, il n’est donc pas proposé.',
  },
  old: 'Le prix date de plus de 30 secondes. Réessayez avec le bloc suivant.',
  refused: 'Le montant ne peut pas être échangé au prix actuel. Revenez en arrière et vérifiez-le.',
  interrupted: {
    account: 'Votre portefeuille a changé de compte. Revenez en arrière et vérifiez à nouveau l’échange.',
    network: 'Votre portefeuille a changé de réseau. Revenez en arrière et vérifiez à nouveau l’échange.',
    disconnected:
      'Votre portefeuille est verrouillé ou déconnecté. Revenez en arrière et connectez-le à nouveau.',
  },
  mining: {
    step: 'L’autorisation est en route. Attendez qu’elle soit dans un bloc.',
    last: 'L’échange est en route. Vous pouvez fermer cette fenêtre : la liste des transactions dans Compte l’affiche.',
  },
  proposed:
    'L’échange est dans la file d’attente de votre Safe. Il a lieu lorsque suffisamment de propriétaires l’ont signé et que l’un d’eux l’exécute.',
  arrived: (amount: string) => `Vous avez reçu ${amount}.`,
  arrivedUnknown: 'L’échange est effectué. Ce qui est arrivé n’a pas pu être lu ; consultez votre solde.',
  differs: (reported: string, changed: string) =>
    `Les contrats indiquent ${reported}, mais votre solde a changé de ${changed} dans ce bloc.`,
  uncounted:
    'Votre solde dans ce bloc n’a pas pu être lu. Les montants sont ceux que le jeton lui-même indique.',
  notSwapped:
    'Cette transaction n’a pas fait d’échange : le pool n’y a rien échangé. Vérifiez votre portefeuille.',
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
      'La transaction a échoué dans son bloc. Vous avez payé le coût du réseau ; vos jetons n’ont pas bougé.',
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
      'Le réseau ne connaît plus la transaction. Elle a peut-être été abandonnée ; vérifiez votre portefeuille avant d’échanger à nouveau.',
    differs: 'La transaction du bloc n’est pas l’échange qui a été vérifié. Vérifiez votre portefeuille.',
  },
  descriptions: {
    swap: (given: string, got: string) => `Échanger ${given} contre au moins ${got}`,
    approval: (amount: string) => `Autoriser le contrat d’échange à prendre ${amount}`,
    reset: (symbol: string) => `Supprimer l’ancienne autorisation pour ${symbol}`,
  },
} as const satisfies PartialTranslation<typeof english.exchangeReviewTexts>
