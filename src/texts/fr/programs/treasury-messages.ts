import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/treasury-messages'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('fr')

/** The messages of a Safe: what a signature of one says. */
export const treasuryMessagesTexts = {
  empty: 'Un message vide',
  text: (quoted: string) => `Signer le texte ${quoted}`,
  signIn: (site: string, account: string) => `Ouvrir une session sur ${site} en tant que ${account}`,
  order: (gives: string, receives: string) => `Ordre : donner ${gives} contre ${receives}`,
  severalOrders: (count: number) => plural(count, { one: `${count} ordre :`, other: `${count} ordres :` }),
  anyNft: (collection: string) => `n’importe quel NFT de la collection ${collection}`,
  paidTo: (what: string, to: string) => `${what}, versé à ${to}`,
  nothing: 'rien',
  safeTransaction: (nonce: string, safe: string, what: string) =>
    `Signer la transaction ${nonce} du Safe ${safe} : ${what}`,
  transfer: {
    anyone: (what: string, from: string, to: string) =>
      `Autoriser n’importe qui à envoyer ${what} de ${from} à ${to}`,
    recipient: (what: string, from: string, to: string) => `Autoriser ${to} à prélever ${what} sur ${from}`,
  },
  lasting: (words: string) => `${words}, sans limite de durée`,
  signedUntil: (words: string, time: string) =>
    `${words} ; le délai pour utiliser la signature expire : ${time}`,
  from: (words: string, time: string) => `${words}, à partir de : ${time}`,
  cancel: (nonce: string, owner: string, token: string) =>
    `Annuler l’autorisation ${nonce} de ${owner} : jeton ${token}`,
  manage: (manager: string, owner: string, contract: string) =>
    `Autoriser ${manager} à gérer tout ce que ${owner} possède auprès du contrat ${contract}`,
  noLongerManage: (manager: string, owner: string, contract: string) =>
    `Ne plus autoriser ${manager} à gérer ce que ${owner} possède auprès du contrat ${contract}`,
  borrow: (borrower: string, what: string) =>
    `Autoriser ${borrower} à contracter une dette à la charge de ce compte : ${what}`,
  accountCalls: (account: string, contract: string, count: number) =>
    plural(count, {
      one: `Permettre au compte ${account} d’effectuer ${count} appel, vérifié par le contrat ${contract}`,
      other: `Permettre au compte ${account} d’effectuer ${count} appels, vérifiés par le contrat ${contract}`,
    }),
  accountData: (account: string, contract: string) =>
    `Permettre au compte ${account} d’exécuter des données que cette page ne peut pas lire, vérifiées par le contrat ${contract}`,
  blind: {
    message: (contract: string, data: string) =>
      `Signer un message du Safe ${contract} que cette page ne peut pas lire : ${data}`,
    orders: (contract: string, data: string) =>
      `Signer des ordres auprès du contrat ${contract} que cette page ne peut pas lire : ${data}`,
  },
  code: (code: string, chain: string, nonce: string) =>
    `Faire désormais exécuter par un compte le code de ${code} : réseau ${chain}, nonce ${nonce}`,
  vote: (choice: string, proposal: string, space: string) =>
    `Voter ${choice} sur la proposition ${proposal} de ${space} sur Snapshot`,
  forContract: (contract: string, name: string) =>
    `Pour le contrat ${contract}. Le message l’appelle ${name}.`,
  type: 'Type',
  typed: (type: string) => `Signer des données typées ${type}`,
  typedOf: (type: string, name: string) => `Signer des données typées ${type} de ${name}`,
  field: (path: string, type: string) => `${path} (${type})`,
  domainField: (path: string, type: string) => `domain.${path} (${type})`,
  leftOut: 'Non signé',
  leftOutHint: (paths: string) =>
    `Le message comporte aussi ces champs, que la signature ne couvre pas : ${paths}`,
  unreadable: 'Ceci ne peut pas être signé ici, car la page ne peut pas lire ce que couvre la signature.',
  risks: {
    empty: 'Le message est vide, la signature ne couvre donc rien.',
    'left-out':
      'Le message comporte des champs que la signature ne couvre pas. Ils ne sont pas affichés comme en faisant partie.',
    'any-chain': 'Le message ne nomme aucun réseau. Sa signature est valide sur tous les réseaux.',
    'unknown-form':
      'Cette page ne connaît pas cette forme de message. Un contrat décide de ce que fait le message.',
    'unread-sign-in':
      'Il concerne l’ouverture d’une session, mais n’a pas la forme standard. Des sites peuvent l’accepter.',
    'own-site':
      'Il ouvre une session sur ce site. Ne signez que si vous avez vous-même commencé cette ouverture de session.',
    'data-text': 'Le message est constitué de données. Cette page ne peut pas savoir ce qu’il signifie.',
    'hash-text':
      'Le message est constitué de données, comme un hash. Cette page ne peut pas savoir ce qu’il signifie.',
    allowance:
      'Il approuve qu’un autre compte dépense des jetons, maintenant et plus tard, sans aucune autre signature.',
    transfer: 'Il permet à d’autres de déplacer des jetons sans aucune autre signature.',
    manager: 'Il change qui peut déplacer tout ce que ce compte possède auprès d’un contrat.',
    debt: 'Il autorise un autre compte à emprunter en donnant pour garantie ce que ce compte a déposé.',
    blind: 'Il signe des données que cette page ne peut pas lire.',
    'account-calls':
      'Il permet à un contrat d’effectuer des appels au nom d’un compte, sans aucune autre signature.',
    code: 'Il donne le contrôle d’un compte au code d’un autre contrat.',
    'unknown-amount':
      'Il contient une adresse et un montant. Un contrat peut s’en servir pour verser des jetons.',
    'unknown-bytes':
      'Il contient des données que cette page ne peut pas lire. Un contrat ou un compte peut les exécuter.',
    order: 'C’est un ordre que d’autres peuvent exécuter sans aucune autre signature.',
    'other-chain': 'Il est destiné à un autre réseau que celui de ce Safe.',
    'other-site': 'Il ouvre une session sur un autre site.',
    'other-account': 'Il est destiné à un autre compte que ce Safe.',
    'other-safe': 'Il signe en tant que propriétaire d’un autre Safe.',
  },
} as const satisfies PartialTranslation<typeof english.treasuryMessagesTexts>
