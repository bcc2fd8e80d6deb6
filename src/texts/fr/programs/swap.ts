import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/swap'

/** Swap Pairs `[S2.13]`. */
export const swapTexts = {
  pairs: 'Paires',
  pair: 'Paire',
  price: 'Prix',
  change: 'Variation (24 h)',
  volume: 'Volume',
  liquidity: 'Liquidité',
  day: 'Dernières 24 heures',
  swap: 'Échanger',
  swapPair: (pair: string) => `Échanger ${pair}`,
  swapPairElsewhere: (pair: string) => `Échanger ${pair} (s’ouvre dans un nouvel onglet)`,
  openChart: 'Double-cliquez ou appuyez sur ENTRÉE pour le graphique',
  lineOf: (change: string) => `Prix des dernières 24 heures : ${change}`,
  noLine: 'Aucun historique de 24 heures',
  unknown: '–',
  notConfigured: 'non configuré',
  noPool: 'aucun pool',
  notLoaded: 'non chargé',
  retry: 'Réessayer',
  addToWallet: (symbol: string) => `Ajouter ${symbol} au portefeuille`,
  tokenNotConfigured: (symbol: string) => `${symbol} n’est pas configuré.`,
  answerInWallet: 'Répondez dans votre portefeuille…',
  added: (symbol: string) => `${symbol} a été ajouté.`,
  notAdded: 'Non ajouté.',
} as const satisfies PartialTranslation<typeof english.swapTexts>
