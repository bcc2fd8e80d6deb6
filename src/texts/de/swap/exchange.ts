import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/swap/exchange'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('de')

/** Swap Tokens: the form. */
export const exchangeTexts = {
  menuBar: 'Token tauschen',
  title: (pair: string) => `${pair} tauschen`,
  swapMenu: 'Tausch',
  pairMenu: 'Paar',
  reverse: 'Umkehren',
  options: 'Optionen…',
  chart: 'Diagramm',
  close: 'Schließen',
  loading: 'Wird geladen…',
  retry: 'Wiederholen',
  from: 'Sie geben',
  to: 'Sie erhalten (geschätzt)',
  amountOf: (symbol: string) => `Betrag in ${symbol}`,
  estimateOf: (symbol: string) => `Geschätzter Betrag in ${symbol}`,
  max: 'Max.',
  maxHint: (symbol: string) => `Trägt Ihr gesamtes Guthaben an ${symbol} ein`,
  maxHintNative: (symbol: string) =>
    `Trägt Ihr gesamtes Guthaben an ${symbol} ein, abzüglich 0.01 für Netzwerkgebühren`,
  balance: (amount: string) => `Guthaben: ${amount}`,
  unknown: '–',
  price: (one: string, price: string, other: string) => `1 ${one} = ${price} ${other}`,
  details: 'Details',
  minimum: 'Mindestens erhalten (vor Token-Steuer)',
  impact: 'Preisauswirkung',
  slippage: 'Slippage',
  route: 'Route',
  deadline: 'Frist',
  cost: 'Netzwerkgebühr',
  costLater: 'wird vor dem Signieren angezeigt',
  percent: (percent: string) => `${percent} %`,
  lessThanPercent: 'weniger als 0.01 %',
  minutes: (count: number) => plural(count, { one: `${count} Minute`, other: `${count} Minuten` }),
  throughPool: (from: string, to: string) => `${from} → ${to}, der Pool des Paars`,
  wrapped: (from: string, to: string) => `${from} → ${to}, eins zu eins`,
  impactNotes: {
    noted: 'Dieser Tausch verschiebt den Preis des Pools.',
    warned:
      'Dieser Tausch verschiebt den Preis des Pools erheblich. Ein kleinerer Betrag erzielt einen besseren Preis.',
    severe: 'Dieser Tausch verschiebt den Preis des Pools stark. Geben Sie einen kleineren Betrag ein.',
    confirm: 'Dieser Tausch verschiebt den Preis des Pools um 10 % oder mehr. Sie müssen ihn bestätigen.',
    refused:
      'Dieser Tausch verschiebt den Preis des Pools um mehr als 15 %. Geben Sie einen kleineren Betrag ein.',
  },
  slippageRisks: {
    'may-fail': 'Bei so niedriger Slippage kann der Tausch fehlschlagen.',
    'may-be-frontrun': 'Bei so hoher Slippage kann dem Tausch jemand zuvorkommen (Frontrunning).',
  },
  problems: {
    'too-much': (symbol: string) =>
      `Sie haben nicht so viel ${symbol}. Geben Sie einen kleineren Betrag ein.`,
    'pool-too-small': 'Der Pool kann diesen Betrag nicht handeln. Geben Sie einen anderen Betrag ein.',
    'no-pool': (pair: string) => `Es gibt keinen Pool für ${pair}.`,
  },
  notConfigured: (pair: string) => `Das Tauschen von ${pair} ist hier nicht konfiguriert.`,
  unknownPair: (pair: string) => `Die Community hat kein Paar ${pair}. Wählen Sie eines im Menü „Paar“ aus.`,
  noPairs: 'Die Community hat keine Paare.',
  elsewhere: (pair: string) =>
    `${pair} auf einer anderen Website tauschen (wird in neuer Registerkarte geöffnet)`,
  reading: 'Der Preis wird gelesen…',
  oldPrice:
    'Der Preis ist älter als 30 Sekunden. Sie können wieder tauschen, wenn der nächste Block eintrifft.',
  connect: 'Wallet verbinden',
  switchNetwork: 'Netzwerk wechseln…',
  swap: 'Tauschen…',
  onItsWay: (description: string) => `Gesendet: ${description}`,
} as const satisfies PartialTranslation<typeof english.exchangeTexts>

/** Swap Tokens: the options. */
export const exchangeOptionTexts = {
  title: 'Tauschoptionen',
  slippage: 'Slippage',
  slippageLabel: 'Slippage-Toleranz (Prozent):',
  deadline: 'Frist',
  deadlineLabel: 'Frist für die Transaktion (Minuten):',
  highImpact: 'Preisauswirkung',
  allowHighImpact: 'Tauschvorgänge zulassen, die den Preis um mehr als 15 % verschieben',
  ok: 'OK',
  cancel: 'Abbrechen',
  defaults: 'Standardwerte wiederherstellen',
  slippageProblems: {
    empty: 'Geben Sie eine Slippage von 0.05 bis 50 ein.',
    zero: 'Bei einer Slippage von null schlägt jeder Tausch fehl. Geben Sie 0.05 bis 50 ein.',
    negative: 'Die Slippage muss größer als null sein. Geben Sie 0.05 bis 50 ein.',
    comma: 'Geben Sie die Slippage mit einem Punkt ein, z. B. 0.5.',
    exponent: 'Geben Sie die Slippage in Ziffern ein, z. B. 0.5.',
    'not-a-number': 'Keine Zahl. Geben Sie 0.05 bis 50 ein.',
    'too-many-decimals': 'Geben Sie höchstens zwei Nachkommastellen ein.',
    'too-large': 'Die maximale Slippage ist 50.',
  },
  deadlineProblems: {
    empty: 'Geben Sie die Frist in Minuten ein.',
    zero: 'Die Frist muss mindestens 1 Minute betragen.',
    negative: 'Die Frist muss mindestens 1 Minute betragen.',
    comma: 'Geben Sie ganze Minuten ohne Komma ein.',
    exponent: 'Geben Sie ganze Minuten in Ziffern ein.',
    'not-a-number': 'Keine Zahl. Geben Sie ganze Minuten ein.',
    'too-many-decimals': 'Geben Sie ganze Minuten ein.',
    'too-large': 'Die maximale Frist beträgt 4320 Minuten (drei Tage).',
  },
} as const satisfies PartialTranslation<typeof english.exchangeOptionTexts>
