import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/treasury-messages'

/** The messages of a Safe: what a signature of one says. */
export const treasuryMessagesTexts = {
  empty: 'Un message vide',
  signIn: (site: string, account: string) => `Ouvrir une session sur ${site} en tant que ${account}`,
  order: (gives: string, receives: string) => `Ordre : donner ${gives} contre ${receives}`,
  paidTo: (what: string, to: string) => `${what}, versé à ${to}`,
  nothing: 'rien',
  safeTransaction: (nonce: string, safe: string, what: string) =>
    `Signer la transaction ${nonce} du Safe ${safe} : ${what}`,
  typed: (type: string) => `Signer des données typées ${type}`,
  typedOf: (type: string, name: string) => `Signer des données typées ${type} de ${name}`,
  field: (path: string, type: string) => `${path} (${type})`,
  domainField: (path: string, type: string) => `domain.${path} (${type})`,
  leftOut: 'Non signé',
  leftOutHint: (paths: string) =>
    `Le message comporte aussi ces champs, que la signature ne couvre pas : ${paths}`,
  unreadable: 'Ceci ne peut pas être signé ici, car la page ne peut pas lire ce que couvre la signature.',
  risks: {
    empty: 'Le message est vide. Une signature ne couvre aucun texte ni aucune valeur.',
    'left-out':
      'Le message comporte des champs que la signature ne couvre pas. Ils ne sont pas affichés comme en faisant partie.',
    'any-chain': 'Le message ne nomme aucun réseau. Sa signature est valide sur tous les réseaux.',
    'hash-text':
      'Le message est un nombre, comme un hachage. Cette page ne peut pas savoir ce qu’il signifie.',
    allowance:
      'Il autorise un autre compte à dépenser des jetons, maintenant et plus tard, sans aucune autre signature.',
    order: 'C’est un ordre que d’autres peuvent exécuter sans aucune autre signature.',
    'other-chain': 'Il est destiné à un autre réseau que celui de ce Safe.',
    'other-site': 'Il ouvre une session sur un autre site.',
    'other-account': 'Il est destiné à un autre compte que ce Safe.',
    'other-safe': 'Il signe une transaction d’un autre Safe.',
  },
} as const satisfies PartialTranslation<typeof english.treasuryMessagesTexts>
