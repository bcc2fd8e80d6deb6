import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/treasury-review'

/** The review of a transaction of a Safe before it is signed. */
export const treasuryReviewTexts = {
  saidByGateway: 'Selon le service Safe',
  saidByGatewayHint: 'La signature ne couvre pas ceci, et cette page ne l’a pas vérifié.',
  said: (words: string) => `Selon le service Safe : ${words}`,
  reading: 'Lecture…',
  nonceUsed: 'Nonce déjà utilisé',
  conflictOver: (nonce: number) =>
    `Aucune de ces transactions ne peut s’exécuter : le nonce ${nonce} est utilisé`,
  field: {
    safeTxGas: 'safeTxGas',
    baseGas: 'baseGas',
    gasPrice: 'gasPrice',
    gasToken: 'gasToken',
    refundReceiver: 'refundReceiver',
    description: 'Description',
    decoded: 'Appel décodé',
  },
  nativeCoin: (address: string) => `${address} (la monnaie du réseau)`,
  executorReceives: (address: string) => `${address} (le compte qui exécute)`,
  noData: '0x (aucune)',
  nextNonce: 'Prochain nonce du Safe',
  estimate: (nonce: string, gas: string) =>
    `recommande le nonce ${nonce} et safeTxGas ${gas} ; aucun des deux n’est utilisé`,
  versions: 'Version du contrat',
  versionChange: (from: string, to: string) => `${from} maintenant, ${to} ensuite`,
  preparing: 'Lecture du Safe…',
  back: '< Précédent',
  reported: (words: string) => `* ${words}`,
  reportedNote: '* Selon le service Safe. Cette page ne l’a pas vérifié.',
  unreadable: 'Ceci ne peut pas être signé ici, car la page ne peut pas lire ce que cela fait.',
  riskFlags: {
    'unknown-call': 'Cette page ne sait pas ce que fait la fonction appelée.',
    revoke:
      'Elle met à 0 une autorisation de dépense. Auprès d’une collection de NFT, le même appel approuve que le bénéficiaire de l’autorisation déplace le NFT #0.',
    'no-recipient':
      'Elle envoie à l’adresse zéro ou au contrat du jeton lui-même. Les actifs seront probablement perdus.',
    name: 'Elle enregistre ou renouvelle un nom, ou change ses enregistrements.',
    'no-minimum': 'L’échange accepte n’importe quel montant en retour, même rien.',
    'price-unknown':
      'Cette page ne connaît pas le prix. Comparez ce que l’échange prend avec le minimum qu’il donne.',
    'minimum-unknown':
      'Cette page ne peut pas savoir si le minimum de la transaction la protège : le nombre de décimales du jeton est inconnu ou inhabituel.',
    'age-unknown': 'Cette page ne sait pas depuis quand le contrat appelé existe.',
    'left-behind': 'Elle laisse des fonds dans un contrat d’où n’importe quel compte peut les prendre.',
    authority:
      'Elle donne à un autre compte des droits d’agir pour ce Safe auprès d’un contrat, sans aucune autre signature.',
    'other-settings':
      'Elle change des modules, des propriétaires, des gardes ou des règles d’un autre contrat. Si ce contrat peut agir pour ce Safe, ils le peuvent aussi.',
    'new-contract':
      'Cette page ne connaît pas la fonction appelée, et le contrat a moins d’un jour, ou n’existe pas encore.',
    'safe-tx-gas':
      'safeTxGas n’est pas 0. Si l’appel échoue, la transaction compte quand même comme exécutée et consomme son nonce.',
    'unused-refund':
      'Des champs de remboursement sont définis alors que gasPrice est 0. Ils n’ont aucun effet.',
    'nonce-gap':
      'Son nonce laisse un trou. Elle ne peut pas s’exécuter tant que les nonces précédents ne sont pas utilisés.',
    'nonce-used': 'Son nonce est déjà utilisé. Elle ne pourra jamais s’exécuter.',
    'delegate-call':
      'Appel délégué : le code d’un autre contrat s’exécute comme s’il était le Safe lui-même et peut en faire n’importe quoi.',
    'batch-elsewhere': 'Les appels de ce lot sont effectués par un autre contrat, pas par le Safe.',
    allowance:
      'Elle approuve qu’un autre compte dépense des jetons, maintenant et plus tard, sans aucune autre signature.',
    operator:
      'Elle approuve qu’un autre compte déplace tout ce qui appartient à une collection, sans aucune autre signature.',
    owners: 'Elle change qui est propriétaire du Safe.',
    threshold: 'Elle change le nombre de propriétaires qui doivent signer.',
    module: 'Elle change les modules, qui peuvent tout déplacer sans aucune signature.',
    guard: 'Elle change la garde, qui peut bloquer ou autoriser toute transaction.',
    'fallback-handler': 'Elle change le gestionnaire de secours (fallback), qui répond au nom du Safe.',
    contract: 'Elle remplace le contrat du Safe.',
    'older-contract': 'Le nouveau contrat du Safe a une version plus ancienne que le contrat actuel.',
    'own-call': 'Elle appelle le Safe lui-même d’une manière qui n’est pas connue ici.',
    'other-safe': 'Elle signe ou exécute une transaction d’un autre Safe.',
    control: 'Elle change qui contrôle un contrat.',
    upgrade: 'Elle remplace le code d’un contrat.',
    'name-owner': 'Elle change qui est propriétaire d’un nom, ou ce que son propriétaire peut en faire.',
    'name-address': 'Elle change où vont les fonds envoyés à un nom.',
    'swap-elsewhere': 'Le produit de l’échange n’est pas versé à ce Safe.',
    'call-with-value': 'Elle envoie des fonds avec un appel de contrat.',
    malformed:
      'Les données commencent comme celles d’une fonction connue, mais ne sont pas codées comme telles. Des contrats peuvent les lire autrement.',
    refund: 'Elle paie, avec les fonds du Safe, le compte qui l’exécute.',
    misdescribed:
      'La description du service Safe ne correspond pas aux données. Seules les données sont signées.',
    'unreadable-batch': 'C’est un lot dont les appels ne peuvent pas être lus.',
  },
} as const satisfies PartialTranslation<typeof english.treasuryReviewTexts>
