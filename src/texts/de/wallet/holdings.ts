import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/holdings'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('de')

/** My LOVE. */
export const holdingsTexts = {
  loading: 'Wird geladen…',
  retry: 'Wiederholen',
  notConnected: 'Um zu sehen, was Sie besitzen, verbinden Sie eine Wallet.',
  label: 'Vermögenswerte',
  asset: 'Vermögenswert',
  balance: 'Guthaben',
  price: (symbol: string) => `Preis (${symbol})`,
  worth: (symbol: string) => `Wert (${symbol})`,
  share: '% vom Gesamtwert',
  shareOf: (percent: string) => `${percent} %`,
  noPool: 'kein Pool',
  notReadable: 'nicht verfügbar',
  unknown: '–',
  swap: 'Tauschen…',
  send: 'Senden…',
  addToWallet: 'Zur Wallet hinzufügen',
  copy: 'Kopieren',
  copied: 'Kopiert.',
  notCopied: 'Ihr Browser hat das Kopieren blockiert.',
  total: (amount: string, symbol: string) => `Gesamt: ${amount} ${symbol}`,
  totalWithout: (count: number) =>
    plural(count, { one: `${count} Vermögenswert ohne Preis`, other: `${count} Vermögenswerte ohne Preis` }),
  empty: 'Dieses Konto besitzt keine Token dieser Community.',
  noPrices: 'Die Preise stammen von Pools in einem anderen Netzwerk.',
  old: 'Diese Guthaben stammen von einem früheren Block.',
  offline: 'Sie sind offline. Die Guthaben können veraltet sein.',
  answerInWallet: 'Antworten Sie in Ihrer Wallet…',
  added: (symbol: string) => `${symbol} wurde hinzugefügt.`,
  notAdded: 'Nicht hinzugefügt.',
} as const satisfies PartialTranslation<typeof english.holdingsTexts>
