import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/holdings'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('fr')

/** My LOVE. */
export const holdingsTexts = {
  loading: 'Chargement…',
  retry: 'Réessayer',
  notConnected: 'Pour voir ce que vous détenez, connectez un portefeuille.',
  label: 'Actifs',
  asset: 'Actif',
  balance: 'Solde',
  price: (symbol: string) => `Prix (${symbol})`,
  worth: (symbol: string) => `Valeur (${symbol})`,
  share: 'Part',
  shareOf: (percent: string) => `${percent} %`,
  noPool: 'aucun pool',
  notReadable: 'illisible',
  unknown: '–',
  swap: 'Échanger…',
  send: 'Envoyer…',
  addToWallet: 'Ajouter au portefeuille',
  copy: 'Copier',
  copied: 'Copié !',
  notCopied: 'Votre navigateur a bloqué la copie.',
  total: (amount: string, symbol: string) => `Total : ${amount} ${symbol}`,
  totalWithout: (count: number) =>
    plural(count, { one: `${count} actif sans prix`, other: `${count} actifs sans prix` }),
  empty: 'Ce compte ne détient rien que cette communauté connaisse.',
  noPrices: 'Les prix sont ceux de pools d’un autre réseau.',
  old: 'Les soldes sont ceux d’un bloc antérieur.',
  offline: 'Vous êtes hors connexion. Les soldes ne sont peut-être pas à jour.',
  answerInWallet: 'Répondez dans votre portefeuille…',
  added: (symbol: string) => `${symbol} a été ajouté.`,
  notAdded: 'Non ajouté.',
} as const satisfies PartialTranslation<typeof english.holdingsTexts>
