import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/swap'

/** Swap Pairs `[S2.13]`. */
export const swapTexts = {
  pairs: 'Paare',
  pair: 'Paar',
  price: 'Preis',
  change: 'Änderung (24 h)',
  volume: 'Volumen',
  liquidity: 'Liquidität',
  day: 'Letzte 24 Stunden',
  swap: 'Tauschen',
  swapPair: (pair: string) => `${pair} tauschen`,
  swapPairElsewhere: (pair: string) => `${pair} tauschen (wird in neuer Registerkarte geöffnet)`,
  openChart: 'Für das Diagramm doppelklicken oder die EINGABETASTE drücken',
  lineOf: (change: string) => `Preis der letzten 24 Stunden: ${change}`,
  noLine: 'Kein 24-Stunden-Verlauf',
  unknown: '–',
  notConfigured: 'nicht konfiguriert',
  noPool: 'kein Pool',
  notLoaded: 'nicht geladen',
  retry: 'Wiederholen',
  addToWallet: (symbol: string) => `${symbol} zur Wallet hinzufügen`,
  tokenNotConfigured: (symbol: string) => `${symbol} ist nicht konfiguriert.`,
  answerInWallet: 'Antworten Sie in Ihrer Wallet…',
  added: (symbol: string) => `${symbol} wurde hinzugefügt.`,
  notAdded: 'Nicht hinzugefügt.',
} as const satisfies PartialTranslation<typeof english.swapTexts>
