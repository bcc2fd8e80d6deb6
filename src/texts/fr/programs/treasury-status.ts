import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/treasury-status'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('fr')

/** What the Treasury says of the Safe that it shows, and of what it could not read. */
export const treasuryStatusTexts = {
  ownTitle: 'Trésorerie',
  connectedTitle: 'Safe connecté - Trésorerie',
  otherTitle: (address: string) => `${address} - Safe (pas la trésorerie de cette communauté)`,
  other: 'Ce Safe n’est pas la trésorerie de cette communauté.',
  copyAnyway: 'Copier quand même',
  wrongLink: (why: string) => `Le lien ne contient pas de Safe. ${why}`,
  ownStatus: 'Trésorerie de la communauté',
  connectedStatus: 'Safe connecté',
  otherStatus: 'Pas la trésorerie de cette communauté',
  withReason: (text: string, why: string) => (why ? `${text} : ${why}` : text),
  notFinal: ' (pas encore définitif)',
  reverted: (why: string) =>
    `L’exécution a été annulée par le contrat${why ? ` : ${why}` : ''}. Rien n’a été modifié. Vous pouvez l’exécuter à nouveau.`,
  notListed:
    'Le service Safe ne la répertorie plus. Les signatures déjà données restent valides tant que le nonce de la transaction n’est pas utilisé.',
  unknownToService: 'Le service Safe ne l’a pas. Proposez-la à nouveau.',
  nodeSilent: 'Le réseau ne répond pas, le résultat n’est donc pas encore connu. Nouvelle tentative…',
  asServiceSays: (end: string) => `${end} (d’après le service Safe)`,
  notOnChain: (end: string) => `${end} (d’après le service Safe). Le réseau ne le confirme pas encore.`,
  nonceUsed: 'Son nonce a été utilisé, par cette transaction ou par une autre. Vérification du résultat…',
  onlyNonceUsed: (end: string) =>
    `${end}. Le réseau confirme seulement que le nonce de cette transaction a été utilisé. Comparez les soldes avant de payer à nouveau.`,
  panic: (code: string) => `le contrat a échoué avec la panique ${code}`,
  customError: (selector: string) => `le contrat a échoué avec l’erreur ${selector}`,
  contractSays: (text: string) => `le contrat dit « ${text} »`,
  safeErrors: {
    GS010: 'il n’y avait pas assez de gaz',
    GS011: 'le remboursement n’a pas pu être payé',
    GS012: 'le remboursement n’a pas pu être payé',
    GS013: 'son appel a échoué',
    GS020: 'des signatures manquent',
    GS021: 'une signature est mal formée',
    GS022: 'une signature est mal formée',
    GS023: 'une signature est mal formée',
    GS024: 'la signature d’un contrat n’est pas valide',
    GS025: 'un propriétaire ne l’a pas approuvée',
    GS026: 'une signature ne provient pas d’un propriétaire',
  },
  unreadable: (count: number) =>
    plural(count, {
      one: `${count} ligne ne peut pas être lue.`,
      other: `${count} lignes ne peuvent pas être lues.`,
    }),
  noPrice: 'Aucun prix',
  listedBy:
    'La monnaie du réseau et les jetons de cette communauté figurent toujours dans la liste. Les autres jetons y figurent d’après le service Safe.',
  totalWithout: (count: number) =>
    plural(count, {
      one: `Total aux prix du service Safe, sans ${count} actif qui n’a pas de prix`,
      other: `Total aux prix du service Safe, sans ${count} actifs qui n’ont pas de prix`,
    }),
  totalProven: (count: number) =>
    plural(count, {
      one: `Total aux prix du service Safe, sans ${count} actif qui n’a pas de prix ou pas de montant provenant du réseau`,
      other: `Total aux prix du service Safe, sans ${count} actifs qui n’ont pas de prix ou pas de montant provenant du réseau`,
    }),
  entriesLeftOut: (count: number) =>
    plural(count, {
      one: `${count} entrée du service Safe est omise, car elle ne nomme aucun contrat ou en répète une autre.`,
      other: `${count} entrées du service Safe sont omises, car elles ne nomment aucun contrat ou en répètent une autre.`,
    }),
  otherDecimals: (names: string) =>
    `Le service Safe donne d’autres décimales que le réseau pour : ${names}. Celles du réseau sont utilisées.`,
  notConfirmed:
    'Non signé. La page qui entoure celle-ci a donné une signature que le contrat du Safe ne confirme pas.',
} as const satisfies PartialTranslation<typeof english.treasuryStatusTexts>
