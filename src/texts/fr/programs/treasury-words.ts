import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/treasury-words'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('fr')

/** What a call of a Safe does, in words that are made from its bytes. Addresses and amounts come in full. */
export const treasuryWords = {
  coin: (amount: string, symbol: string) => `${amount} ${symbol}`,
  token: (amount: string, symbol: string, token: string) => `${amount} ${symbol} (jeton ${token})`,
  rawToken: (integer: string, token: string) => `${integer} unités minimales du jeton ${token}`,
  rawSymbol: (integer: string, symbol: string, token: string) =>
    `${integer} unités minimales de ${symbol} (jeton ${token})`,
  unlimited: (symbol: string, token: string) => `un montant illimité de ${symbol} (jeton ${token})`,
  unlimitedRaw: (token: string) => `un montant illimité du jeton ${token}`,
  nft: (id: string, symbol: string, token: string) => `NFT #${id} de ${symbol} (collection ${token})`,
  rawNft: (id: string, token: string) => `NFT #${id} de la collection ${token}`,
  items: (count: string, one: string) => `${count} × ${one}`,
  amountOrId: (integer: string, token: string) =>
    `${integer} (un montant ou l’ID d’un NFT) du jeton ${token}`,
  quoted: (symbol: string) => `« ${symbol} »`,
  pay: (amount: string, to: string) => `Envoyer à ${to} : ${amount}`,
  nothing: (to: string) => `Appeler ${to} sans valeur et sans données`,
  reject: 'Rejeter : consommer le nonce et ne rien faire',
  move: (what: string, from: string, to: string) => `Déplacer vers ${to} depuis ${from} : ${what}`,
  allow: (spender: string, what: string) => `Approuver que ${spender} dépense ${what}`,
  allowMore: (spender: string, what: string) =>
    `Approuver que ${spender} dépense ce montant de plus : ${what}`,
  allowLess: (spender: string, what: string) =>
    `Approuver que ${spender} dépense ce montant de moins : ${what}`,
  allowZero: (spender: string, token: string) =>
    `Mettre à 0 l’autorisation de dépense de ${spender} (ou l’approuver pour le NFT #0) : jeton ${token}`,
  allowOf: (words: string, owner: string) => `${words}, du compte ${owner}`,
  until: (words: string, time: string) => `${words}, expire : ${time}`,
  allowAll: (operator: string, token: string) =>
    `Approuver que ${operator} déplace tout ce qui appartient à la collection ${token}`,
  disallowAll: (operator: string, token: string) =>
    `Révoquer l’approbation qui permet à ${operator} de déplacer tout ce qui appartient à la collection ${token}`,
  settings: {
    addOwner: (owner: string, threshold: string) =>
      `Ajouter le propriétaire ${owner}, qui n’a pas signé ceci ; signatures requises : ${threshold}`,
    removeOwner: (owner: string, threshold: string) =>
      `Supprimer le propriétaire ${owner} ; signatures requises : ${threshold}`,
    swapOwner: (oldOwner: string, newOwner: string) =>
      `Remplacer le propriétaire ${oldOwner} par ${newOwner}, qui n’a pas signé ceci`,
    threshold: (threshold: string) => `Faire passer le nombre de signatures requises à ${threshold}`,
    contract: (address: string) => `Remplacer le contrat du Safe par ${address}`,
    publishedContract: (words: string, version: string) =>
      `${words}, version ${version} telle que le projet Safe l’a publiée`,
    unknownContract: (words: string) => `${words}, qui n’est pas connu comme un contrat du projet Safe`,
    fallbackHandler: (address: string) =>
      `Définir comme gestionnaire de secours (fallback) ${address}, qui répond alors aux appels au Safe`,
    enableModule: (address: string) =>
      `Activer le module ${address}, qui peut alors tout déplacer sans aucune signature`,
    disableModule: (address: string) => `Désactiver le module ${address}`,
    setGuard: (address: string) =>
      `Définir comme garde des transactions ${address}, qui peut alors bloquer n’importe quelle transaction`,
    deleteGuard: 'Supprimer la garde des transactions',
    setModuleGuard: (address: string) =>
      `Définir comme garde des modules ${address}, qui peut alors bloquer n’importe quelle transaction d’un module`,
    deleteModuleGuard: 'Supprimer la garde des modules',
  },
  ofOther: (words: string, contract: string) => `${words}, auprès de ${contract}, qui n’est pas ce Safe`,
  ofThis: (words: string, safe: string, caller: string) =>
    `${words}, auprès de ce Safe, ${safe}, appelé par ${caller}`,
  batch: (count: number) => plural(count, { one: `Lot de ${count} appel`, other: `Lot de ${count} appels` }),
  batchWith: (count: number, first: string) =>
    plural(count, {
      one: `Lot de ${count} appel. Premier : ${first}`,
      other: `Lot de ${count} appels. Premier : ${first}`,
    }),
  batchElsewhere: (count: number, contract: string) =>
    plural(count, {
      one: `Lot de ${count} appel qu’effectue le contrat ${contract}, pas le Safe`,
      other: `Lot de ${count} appels qu’effectue le contrat ${contract}, pas le Safe`,
    }),
  batchDelegated: (count: number, contract: string) =>
    plural(count, {
      one: `Lot de ${count} appel par le code de ${contract} (appel délégué)`,
      other: `Lot de ${count} appels par le code de ${contract} (appel délégué)`,
    }),
  multicall: (count: number, contract: string, first: string) =>
    plural(count, {
      one: `${count} appel que le contrat ${contract} exécute sur lui-même. Premier : ${first}`,
      other: `${count} appels que le contrat ${contract} exécute sur lui-même. Premier : ${first}`,
    }),
  several: (count: number, contract: string, first: string) =>
    plural(count, {
      one: `${count} action d’un seul appel à ${contract}. Premier : ${first}`,
      other: `${count} actions d’un seul appel à ${contract}. Premier : ${first}`,
    }),
  nothingInside: 'rien',
  payouts: {
    wrap: (amount: string, to: string, contract: string) =>
      `Envelopper (wrap) pour ${to} : ${amount}, auprès du contrat ${contract}`,
    unwrap: (amount: string, to: string, contract: string) =>
      `Désenvelopper (unwrap) vers ${to} : tout ce que détient le contrat ${contract}, au moins ${amount}`,
    sweep: (amount: string, to: string, contract: string) =>
      `Verser à ${to} : tout ce que détient le contrat ${contract}, au moins ${amount}`,
    transfer: (amount: string, to: string, contract: string) =>
      `Verser à ${to} : ${amount} de ce que détient le contrat ${contract}`,
    portion: (percent: string, token: string, to: string, contract: string) =>
      `Verser à ${to} : ${percent} % de tout le ${token} que détient le contrat ${contract}`,
  },
  held: (token: string) => `tout ce que le contrat détient du jeton ${token}`,
  heldCoin: (symbol: string) => `tout le ${symbol} que détient le contrat`,
  execute: (safe: string, what: string) => `Exécuter une transaction du Safe ${safe} : ${what}`,
  approveHash: (hash: string, safe: string) => `Approuver le hash de transaction ${hash} du Safe ${safe}`,
  exactly: (amount: string) => `exactement ${amount}`,
  atMost: (amount: string) => `au maximum ${amount}`,
  atLeast: (amount: string) => `au moins ${amount}`,
  swap: (gives: string, receives: string, to: string, contract: string) =>
    `Échanger ${gives} contre ${receives}, versé à ${to}, auprès du contrat ${contract}`,
  addLiquidity: (one: string, other: string, to: string, contract: string) =>
    `Ajouter de la liquidité de ${one} et ${other}, propriété de ${to}, auprès du contrat ${contract}`,
  removeLiquidity: (one: string, other: string, to: string, contract: string) =>
    `Retirer de la liquidité contre ${one} et ${other}, versé à ${to}, auprès du contrat ${contract}`,
  wrap: (contract: string) => `Déposer dans le contrat ${contract}`,
  unwrap: (integer: string, contract: string) => `Retirer ${integer} unités minimales du contrat ${contract}`,
  names: {
    register: (name: string, contract: string) => `Enregistrer le nom ${name} auprès de ${contract}`,
    renew: (name: string, contract: string) => `Renouveler le nom ${name} auprès de ${contract}`,
    commit: (_: string, contract: string) => `Annoncer l’enregistrement d’un nom auprès de ${contract}`,
    owner: (name: string, contract: string) => `Changer le propriétaire du nom ${name} auprès de ${contract}`,
    subname: (name: string, contract: string) =>
      `Créer ou céder un sous-nom de ${name} auprès de ${contract}`,
    fuses: (name: string, contract: string) =>
      `Changer ce que les propriétaires peuvent faire du nom ${name} ou d’un sous-nom auprès de ${contract}`,
    resolver: (name: string, contract: string) => `Changer le résolveur du nom ${name} auprès de ${contract}`,
    address: (name: string, contract: string) => `Changer l’adresse du nom ${name} auprès de ${contract}`,
    record: (name: string, contract: string) =>
      `Changer un enregistrement du nom ${name} auprès de ${contract}`,
    primary: (name: string, contract: string) => `Définir le nom principal ${name} auprès de ${contract}`,
  },
  nameTo: (words: string, account: string) => `${words}, vers ${account}`,
  control: {
    'transfer-ownership': (contract: string) => `Transférer la propriété du contrat ${contract}`,
    'renounce-ownership': (contract: string) => `Renoncer à la propriété du contrat ${contract}`,
    'accept-ownership': (contract: string) => `Accepter la propriété du contrat ${contract}`,
    'grant-role': (contract: string) => `Accorder un rôle auprès du contrat ${contract}`,
    'revoke-role': (contract: string) => `Révoquer un rôle auprès du contrat ${contract}`,
    'renounce-role': (contract: string) => `Renoncer à un rôle auprès du contrat ${contract}`,
    'change-code': (contract: string) => `Remplacer des parties du code du contrat ${contract}`,
    'change-admin': (contract: string) => `Changer l’administrateur d’un proxy auprès du contrat ${contract}`,
  },
  rights: {
    spend: (contract: string, of: string) =>
      `Autoriser un autre compte à dépenser depuis le Safe au moyen de ${contract} (${of})`,
    borrow: (contract: string, of: string) =>
      `Autoriser un autre compte à emprunter à la charge du Safe auprès de ${contract} (${of})`,
    act: (contract: string, of: string) =>
      `Autoriser un autre compte à agir pour le Safe auprès de ${contract} (${of})`,
    vote: (contract: string, of: string) =>
      `Autoriser un autre compte à voter au nom du Safe auprès de ${contract} (${of})`,
    order: (contract: string, of: string) =>
      `Autoriser n’importe qui à exécuter un ordre du Safe auprès de ${contract} (${of})`,
    receive: (contract: string, of: string) =>
      `Choisir le compte qui reçoit le résultat d’un appel à ${contract} (${of})`,
    configure: (contract: string, of: string) =>
      `Changer les règles selon lesquelles d’autres agissent pour un Safe, auprès de ${contract} (${of})`,
  },
  rightEnds: (contract: string, of: string) =>
    `Retirer un droit d’agir pour le Safe auprès de ${contract} (${of})`,
  rightOf: (words: string, account: string) => `${words} : ${account}`,
  role: (words: string, role: string) => `${words}, rôle ${role}`,
  upgrade: (contract: string, implementation: string) =>
    `Remplacer le code du contrat ${contract} par celui de ${implementation}`,
  migrate: (version: string, singleton: string, contract: string) =>
    `Faire passer le contrat du Safe à la version ${version}, ${singleton}, telle que le projet Safe l’a publiée, par le code de ${contract} (appel délégué)`,
  migrateHandler: (words: string, handler: string) =>
    `${words}. Définit aussi comme gestionnaire de secours (fallback) ${handler}`,
  delegate: (contract: string) =>
    `Exécuter le code de ${contract} comme si c’était le Safe lui-même (appel délégué)`,
  unknown: (selector: string, contract: string) => `Un appel inconnu ${selector} à ${contract}`,
  noCall: (contract: string) => `Des données qui ne sont pas un appel de fonction, envoyées à ${contract}`,
  malformed: (signature: string, contract: string) =>
    `Un appel inconnu à ${contract}. Il commence comme ${signature}, mais n’est pas codé comme tel`,
  unreadableBatch: (contract: string) => `Un lot qui ne peut pas être lu, à ${contract}`,
  pays: (words: string, amount: string, to: string) => `${words}. Envoie aussi ${amount} à ${to}`,
  noEnd: 'jamais',
  fields: {
    function: (call: string, contract: string) => `Fonction : ${call} de ${contract}`,
    amount: (integer: string, amount: string, symbol: string) => `${integer} (${amount} ${symbol})`,
    data: (hex: string) => `Données : ${hex}`,
    delegate: 'Opération : appel délégué',
    mayFail: 'Si cette commande échoue, les autres s’exécutent quand même.',
    zeroReplaced: (to: string) =>
      `Cible : les données indiquent l’adresse zéro, que ce contrat de lots remplace par ${to}`,
    unusedValue: (amount: string) => `Valeur : ${amount}, qu’un appel délégué n’envoie pas`,
  },
} as const satisfies PartialTranslation<typeof english.treasuryWords>
