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
  share: '% du total',
  shareOf: (percent: string) => `${percent} %`,
  noPool: 'aucun pool',
  notReadable: 'non disponible',
  unknown: '–',
  swap: 'Échanger…',
  send: 'Envoyer…',
  addToWallet: 'Ajouter au portefeuille',
  copy: 'Copier',
  copied: 'Copié.',
  notCopied: 'Votre navigateur a bloqué la copie.',
  total: (amount: string, symbol: string) => `Total : ${amount} ${symbol}`,
  totalWithout: (count: number) =>
    plural(count, { one: `${count} actif sans prix`, other: `${count} actifs sans prix` }),
  empty: 'Ce compte ne détient aucun des jetons de cette communauté.',
  noPrices: 'Les prix proviennent de pools d’un autre réseau.',
  old: 'Ces soldes sont ceux d’un bloc antérieur.',
  offline: 'Vous êtes hors connexion. Les soldes ne sont peut-être pas à jour.',
  answerInWallet: 'Répondez dans votre portefeuille…',
  added: (symbol: string) => `${symbol} a été ajouté.`,
  notAdded: 'Non ajouté.',
} as const satisfies PartialTranslation<typeof english.holdingsTexts>
